public import Diagnostics

extension DiagnosticCode {
  public static let dogWithoutPlace = DiagnosticCode(
    "dog-without-place",
    """
    A dog of the day has no point on the map, so no route can pass by it. It rides all the same: it has a seat in \
    the smaller hike and stands last on the list. `hound places` lists everyone without a place, with a link \
    that searches a map for the address; `hound place DOG WHERE` sets one.
    """)
  public static let dayNotRouted = DiagnosticCode(
    "day-not-routed",
    """
    No dog of the day has a point on the map, so there is nothing to measure. The dogs are shared out over the \
    hikes by region and name, households together, and the order is only that of the list. One place set for \
    each household makes it a route.
    """)
  public static let dogUnplaced = DiagnosticCode(
    "dog-unplaced",
    """
    More dogs are booked than all hikes of the day can take. Those that came to the day last are left over: first \
    the ones added or moved to it, then the last ids. Nobody is dropped in silence: call the owner, move the dog \
    to another day, or raise dogs_per_hike in the settings.
    """)
  public static let dayImpossible = DiagnosticCode(
    "day-impossible",
    """
    The day cannot be planned as asked: a household is larger than a hike, dogs that must not meet live in one \
    house or cannot all be kept apart, too many are wanted in one hike, a dog is not ready when the van can be \
    there, or more is asked for than can be planned. The plan that lets go of the least is shown in its place, where \
    there is one, and says what it lets go: fewest households ride apart, then the hikes are as even as can be, then \
    as short.
    """)
  public static let hikeWishUnmet = DiagnosticCode(
    "hike-wish-unmet",
    """
    The book says in which hike a dog should ride, and on this day it cannot: the hike has no seat left, or \
    it would meet a dog it must not meet, or there is only one hike. The rest of the plan stands.
    """)
  public static let foesTogether = DiagnosticCode(
    "foes-together",
    """
    Two dogs that the book keeps apart are in one hike. It happens only to dogs without a place on the map, which \
    get the seats that are left. Move one of them by hand, or give it a place.
    """)
  public static let dogPassedOver = DiagnosticCode(
    "dog-passed-over",
    """
    Something books a dog for the day, and the dog or its client is marked as not active. Dogs that are not \
    active never hike. If it is back, set active to yes.
    """)
  public static let trailWithoutPlace = DiagnosticCode(
    "trail-without-place",
    """
    An active trail has no point on the map, so nobody can say how far it is, and it is suggested only on a day \
    without any places. Add its latitude and longitude to trails.csv.
    """)

  public static let orderKept = DiagnosticCode(
    "order-kept",
    """
    The order of the day was kept with `hound today --keep`, or made by hand. Whoever cancels is taken off and \
    whoever comes later is put where it costs least; everyone else keeps hike and place. `hound order reset` plans \
    the day anew.
    """)
  public static let orderMisfit = DiagnosticCode(
    "order-misfit",
    """
    The order that was kept for the day does not fit it any more: a hike has too many dogs, or the van comes after a \
    dog is ready until. It stands as it is, for the owners were told; `hound order reset` plans the day anew.
    """)
  public static let longWait = DiagnosticCode(
    "long-wait",
    """
    The shortest drive takes the van to a dog long before it is ready, and the whole hike waits there. Metres alone \
    decide about the plan, so it may be in the earlier hike for a few of them: write 2 into its `hike` column, and it \
    rides in the second.
    """)
  public static let drivesEstimated = DiagnosticCode(
    "drives-estimated",
    """
    distances.csv has driving figures, but not for every drive of the day. The missing ones are the straight line \
    times detour_factor, at speed_kmh. `hound today --format json` lists them under estimated.
    """)

  /// What planning a day can report.
  public static let planCodes: [DiagnosticCode] = [
    .dogWithoutPlace, .dayNotRouted, .dogUnplaced, .dayImpossible, .hikeWishUnmet, .foesTogether,
    .dogPassedOver, .trailWithoutPlace, .longWait, .orderKept, .orderMisfit, .drivesEstimated,
  ]
}
