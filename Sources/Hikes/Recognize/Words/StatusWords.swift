/// The words that say something of a dog and a day, folded and without the marks on their letters: `congé` is met as
/// `conge`. A longer phrase wins over a shorter one.
enum StatusWords {
  static let rules: [WordRule<CellStatus>] = [
    WordRule(
      .away,
      """
      away, vacation, vacay, vac, vaca, on vaca, on vacation, on holiday, out of town, travelling, traveling,
      cottage, at cottage, visiting, boarding, absent, parti, partie, en vacances, vacances, with grandma,
      with grandpa, with grandparents, camping, at the cottage, in heat, on holidays, on a trip, still away,
      gone away, on leave, parti au chalet, partie au chalet, au chalet, absente, travel, with family,
      out of province, oot, not here, abs, gone, on hols, march break, pas cette sem, pas cette semaine,
      at camp, excused, kennel, at kennel, at the kennel, pension, en pension, chalet, staying with grandma,
      staying with grandpa, staying with grandparents, en chaleur, chaleur, chaleurs, out, on break,
      bc march break, out west, florida, cuba, pas la, gone visiting, visiting family, in florida, in cuba,
      in mexico, in ontario, in toronto, in montreal, in pei, in cape breton, in newfoundland, down south,
      en floride, a cuba, chez grand maman, parti en vacances, on vacay, on hol, ooo, out of office, lve,
      leave, both away, outta town, out d'town, daycare, at daycare, doggie daycare, dogsitter, dog sitter,
      at sitter, with sitter, boarded, kennelled, kenneled, at the lake, at lake, mar break, long wkend, long weekend, a / w, self iso, self isolation,
      quarantine, at nana's, with nana, at nan's, with nan, at grandma's, at gramma's, at grammy's, with papa,
      home with dad, home with mom, home with mum, home w dad, home w mom, gone up home, wedding, pei, nfld, newfoundland, school break, ontario, quebec, in nb, in quebec,
      cape breton, in lunenburg, in moncton, in halifax, in truro, in sydney, in ottawa, in quebec, in maine,
      in vegas, in mexico, in quarantine, lockdown, confine, confinee, out of twn, gone camping, in season,
      self isolating, isolating, urlaub, im urlaub, in urlaub, ferien,
      gone up north, up north, camping trip, road trip, family wedding, at a wedding, visiting grandma,
      visiting grandpa, at grandmas, at the sitter, in bc, in alberta, in nb, gone home, gone south,
      honeymoon, at the beach, moving day, en voyage, voyage, chez mamie, chez les grands parents,
      at camp this week, with the grandparents, at the in laws, gone fishing, gone hunting, hunting camp,
      at hunting camp, fla, in fla, in hawaii, mexico, europe, in europe, on a cruise, down the valley, up the valley, in the valley, in new brunswick, in boston,
      gone to moncton,
      sailing, gone sailing, long wknd, mb hols, at mom's, at moms, at mum's, at mums, at dad's, at dads, still at moms,
      still at mom's, still at mums, still at mum's, home with her, home with him, puppy class, training class, obedience class,
      daycare instead, heat cycle
      """,
      like: "Away - Florida", "AWAY Mon-Wed", "en vacances", "chez grand maman"),
    WordRule(
      .off,
      """
      off, day off, week off, skip, skipped, not coming, no coming, did not attend, no hike, no hikes, holiday,
      stat holiday, stat, closed, conge, holidays, hols, hol, statutory holiday, new year's, new years, new yrs,
      new year's day, heritage day, family day, good friday, easter monday, victoria day, canada day,
      natal day, labour day, labor day, truth and reconciliation, thanksgiving, remembrance day, rememberance day, good fri,
      easter mon, bank hol, bank holiday, public holiday, feiertag, christmas, christmas day, christmas eve, xmas, boxing day, civic holiday, election day,
      not required, not needed, will not be needed, not wanted, my day off, fete du canada, holiday canada,
      not come, no come, nope, not today, not this week, not this wk, stayed home, owner home, owners home,
      owner's home, mom home, mum home, dad home, staying home, home today, not booked, skipping,
      taking day off, taking the day off, pas de marche, pas de randonnee, pas aujourd'hui, off aujourd'hui,
      no walk, not hiking, ferie, noel, lendemain de noel, veille de noel, jour de l'an, jour du souvenir,
      lundi de paques, vendredi saint, paques, fete du travail, action de graces, action de grace, saint jean,
      st jean, ferme, fermee, shut, we're shut, shut down, were closed, we're closed, rem day, easter, vic day, tgiving, t'giving, queen's funeral, queens funeral, xmas eve,
      cup day, melbourne cup, anzac day, anzac, australia day, show day, fair day, gala day, king's birthday, queen's birthday, st andrew's,
      st. andrew's, st andrews, st andrew's day, st. andrew's day, st andrews day, st patrick's day, st. patrick's day, st patricks day, st paddy's,
      st george's day, st. george's day, st. jean, local holiday,
      new year's eve, new years eve, boxing, civic, park closed, park shut, trail closed, trails closed,
      woods closed, parc ferme,
      en conge, jour ferie, turkey day, stayed in bed, slept in, sleeping in, owner off, owner off work,
      owner walking, walked by owner, no need, mom off, dad off, mum off, pas besoin, not needed today,
      no thanks, not coming today, no walks, relache, conge scolaire,
      me off, i'm off, im off, i'm on vac, i'm on vacation, i'm away, truth & reconciliation, truth & rec,
      truth and rec, orange shirt day, paused, on pause, on hold, wfh, working from home, works from home, n / h, rien,
      no go, skunked, got skunked, pas de rando
      """,
      like: "OFF", "No hike", "Thanksgiving", "staying home"),
    WordRule(
      .injured,
      """
      injured, inj, injury, hurt, limping, limp, lame, blesse, blessee, leg injury, paw injury, stitches, resting, boite,
      boiterie, boite de la patte, sprain, sprained, torn acl, acl, recovering, still injured, still hurt, encore blesse,
      encore blessee, sore, still sore, dewclaw, bee sting, stung, hot spot, cone, in a cone, wearing a cone,
      cone of shame, blesse a la patte, blessee a la patte, convalescing, convalescent, convalescente, healing, still healing, on the mend, leg in cast,
      in a cast, patte blessee, patte coupee, limpy, gimpy, stiff,
      stepped on glass, stepped on a nail, stepped on a thorn, stepped on a wasp, rest
      """,
      like: "Injured until Nov 20", "sore paw", "inj."),
    WordRule(
      .sick,
      """
      sick, home sick, indisposed, ear infection, covid, tummy, ill, unwell, poorly, not well, under the weather, malade, krank,
      not feeling well, diarrhea, upset stomach, upset tummy, tummy troubles, tummy upset, puking,
      stomach bug, has the runs, vomiting, throwing up, kennel cough, not well today, still sick,
      encore malade, runny bum, tummy bug, tummy trouble, the runs, mal, fleas, has fleas, has ticks, hot spots,
      flu, has flu, the flu, has the flu, got the flu, 
      called in sick, barfed, barfing, puked, threw up, tummy ache,
      belly ache, bellyache, gastro, grippe, fievre, fever, has a fever, coughing, cough, has a cough,
      giardia, pancreatitis, migraine,
      tick fever, uti, covid test, not feelin well, not feeling good, not feelin good, not himself, not herself,
      off his food, off her food, lyme, lyme disease, swimmer's tail, limber tail, puces
      """,
      like: "Sick Tues & Thurs", "not feeling well", "malade"),
    WordRule(
      .cancelled,
      """
      cancelled, canceled, cancel, canx, cnx, cx'd, raincheck, rain check, x led, x-led, xled, late cancel, late cancellation, cancelled late, cxl, cxld, cx, canc,
      canceling, cancelling, storm, storm day, snow day, snow, weather, wx, snowed in, tempete de neige,
      no power, annule, annulee, rained out, rained off, scratched, gate locked, gate was locked, cant, can't,
      can't make it, cant make it, can't come, cannot come, too hot, too cold, rain day, icy, ice storm,
      hurricane, weather day, tempete, power out, called off, called to cancel, late cx, lc n / c, canc n / c, last minute canx, last minute cancel, last minute cancellation, c / x, xcl, xcld,
      no skool no hike, no school no hike, trees down, trop froid, trop chaud, owner canc, owner cancelled,
      owner canceled, storno, abgesagt, faellt aus,
      snowed out, power failure, road closed, roads closed, van in shop, van broke, van broken,
      truck in shop, car trouble, flat tire, annule par le client, trop de neige,
      blizzard, snowed under, frz rain, freezing rain, nor'easter, windchill, wind chill,
      heat warning, flooded, flooding, washed out, driveway washed out, no gas, no roads, trees across trail,
      trees across the trail, trail not plowed, road not plowed, not plowed, late canc, late cxl, car wouldn't start,
      van wouldn't start, truck wouldn't start, my car wouldn't start, my van wouldn't start, my truck wouldn't start,
      car broke down, van broke down, truck broke down, can't get out, snowed in again, pris dans la cour, bad roads
      """,
      like: "Cancelled", "snow day", "can’t make it", "annulé"),
    WordRule(
      .grooming,
      """
      grooming, groomer, groomers, groom, haircut, toilettage, toiletteur, at groomer, at groomers,
      at the groomer, at the groomers, to the groomer, to groomer, grm, groomer's, at groomer's,
      at the groomer's, bath day, bath, hairdresser, hair dresser, friseur, nails, nail trim, clipped,
      getting clipped, getting groomed, grmg, grmd, spa day, spa, beauty parlour, beauty parlor, hair appt, hair appointment, hair cut, tlt, bath & groom,
      bath and groom
      """,
      like: "Groomer Thurs am", "haircut"),
    WordRule(
      .vet,
      """
      vet, vets, vett, vet appt, vet apt, vet app't, chirurgie, operation, op, operee, opere, post op, recheck, getting spayed,
      getting neutered, getting fixed, er vet, emerg vet, got fixed, being fixed, vet doctor, in veterinary,
      going to the vet, going to vet, gone to the vet, gone to vet, to the vet, vet appointment, surgery, spay,
      spayed, neuter, neutered, back to vet, back to the vet, spay surgery, at vets, chez le veterinaire,
      chez le vet, au vet, veterinaire, veto, at vet, at the vet, tierarzt, beim tierarzt, vet visit, dentist,
      dental, x ray, xray, shots, needles, ate a sock, vaccin, vaccins, clinique, a la clinique, clinic,
      at clinic, at the clinic, dr appt, dr. appt, doctor appt, doctor's appt, doctor's
      """,
      like: "Tue: vet", "vet appt", "back to the vet"),
    WordRule(
      .interview,
      """
      interview, interview hike, trial, trial hike, meet and greet, meet & greet, meet n greet, trial outing,
      probe walk, first hike, 1st hike, int hike, m & g, m&g, trial day, trial walk, test hike, trial run,
      free trial, test run, try out, tryout, tryout hike, intv, intvw, intv hike, intvw hike, essai, entrevue, randonnee d'essai,
      meet + greet, trial hike 1, trial hike 2, trial 1,
      trial 2, second trial, 2nd trial, rencontre
      """,
      like: "Interview hike Tues", "meet & greet"),
    WordRule(
      .rescheduled,
      """
      switched, swapped, moved, switch, swap, switch to, swap to, move to, resched, resched to, reschedule to,
      rescheduled, switched to, moved to, swapped to, rescheduled to, changed to, chgd, chgd to, mvd, mvd to,
      resch, resch to, r / s, postponed, postponed to, swung to, transferred to, transfered to, changed,
      change to, exchanged, exchanged with, traded days, shifted to, pushed to, pushed, bumped up to, bumped, bumped to, sw to,
      switched days, swapped with, switched with, swap with, swappe, swappe avec, traded, traded with, echange,
      echange avec, next week instead, next wk instead, moved to next week, moved to next wk, switched to next week, switched to next wk, deplace, deplace a, deplacee, deplacee a, reporte, reporte a, remis a, change pour
      """,
      like: "Switched", "moved to Thu", "-> Fri", "déplacé à jeudi"),
    WordRule(
      .unpaid,
      """
      missed etransfer, missed payment, missed pmt, no etransfer, no payment, owes, owing, owed, unpaid,
      not paid, didn't pay, did not pay, to pay, will pay, iou, non paye, impaye, du, a payer, to be paid,
      payment to follow, cheque sans fonds, sans fonds, cheque sans provision, stop payment, payment stopped, lost in mail, lost in the mail,
      chq lost in mail, chq lost in the mail, cheque lost in mail, cheque lost in the mail, etransfer didn't go through,
      etransfer did not go through, didn't go through, bounced etransfer, etransfer failed, payment failed, no cash on him,
      no cash on her, no cash on hand, pls inv, please inv, please invoice, pls invoice, to invoice, needs invoice, paid later, pay later,
      pays later, pays next, pending, emt pending, etransfer pending, payment pending, due, forgot to pay, forgot, not pd, not payed, hasn't payed, not pay yet,
      not pay, no money, no money today, no dough, no cash, no cash today, oublie l'argent, oublie le $,
      forgot $, forgot money, forgot the money, oublie argent, me doit, va payer, will etransfer,
      she'll etransfer, he'll etransfer, stiffed me, debt, in debt, unpd, paying both, pays next time, tbp, pays mon, pays tue,
      pays tues, pays wed, pays thu, pays thur, pays thurs, pays fri, pays monday, pays tuesday, pays wednesday, pays thursday, pays friday,
      dnp, oublie de payer, ck ret'd, chq ret'd, cheque returned, chq returned, no $ yet, no $,
      will drop off $, dropping off $, etransfer pas recu, pas recu, not yet paid, no money yet, n / p, nyp,
      nsf, nsf chq, nsf ck, nsf cheque, chq nsf, cheque nsf, bounced, bounced chq, bounced cheque, bounced ch, etransfer bounced, etransfer didn't come, etransfer did not come, transfer didn't come,
      chq bounced, cheque bounced, no pay, pas paye, doit, hiked not paid, pmt due, payment due, paying later,
      paying, hasn't paid, hasnt paid, has not paid, n'a pas paye, etransfer manque, etransfer not in,
      etransfer not in yet, not in yet, pay next wk, pay next week, pays next wk, waiting on etransfer,
      nothing yet, nothing paid, on the tick, on tick, not rec'd, not recd, not rcvd, etransfer not rec'd, etransfer declined, transfer declined, payment declined, card declined, declined,
      not received, e-transfer not received, etransfer not received, waiting for etransfer, awaiting payment, awaiting etransfer, no etransfer yet, etransfer to come,
      chq to come, cheque to come, cash to come, money to come, payment to come, on the tab, on tab,
      chq in mail, chq in the mail, cheque in mail, cheque in the mail, etransfer says sent,
      etransfer sent not here yet,
      on her tab, on his tab, on their tab, forgot wallet, forgot purse, forgot cash, forgot cheque,
      forgot chq, o / s, outstanding, owe, still owes, still owing, offen, noch offen
      """,
      like: "missed e-transfer", "owes", "didn’t pay", "pas payé"),
    WordRule(
      .noShow,
      """
      ghosted me, ghosted, no show, noshow, didn't come, did not come, not home, no answer, n / s, ns, missed,
      missed hike, missed walk, missed it, didn't show, didn't show up, wasn't home, nobody home, nobody there, no one there, no one home,
      noone home, absent sans avis, awol, n'est pas venu, n'est pas venue, pas venu, pas venue, nicht da, nicht gekommen,
      pas de reponse, missed the van, missed van,
      missed pickup, missed pick up, missed the pickup, no reply, didn't answer
      """,
      like: "no-show", "not home"),
    WordRule(.tentative, "maybe, tentative, tbd, tbc, tba, possibly, peut etre", like: "maybe", "TBD"),
  ]

  /// Of these each is certain by itself amid a few other words.
  static let certain = WordRule(
    (),
    """
    sick, ill, malade, injured, blesse, blessee, limping, lame, surgery, operation, chirurgie, vacation,
    vacances, groomer, groomers, grooming, cottage, boarding, kennel, cancelled, canceled, annule, tempete,
    chaleur, chaleurs, vomiting, puking, diarrhea, stitches, absent, absente, dogsitter, daycare, lockdown
    """,
    like: "dog sick today", "malade ben raide", "they are on vacation", "dans ses chaleurs", "operation today"
  )
  /// With one of these such a word may be of somebody else, or of another day.
  static let others = WordRule(
    (),
    """
    owner, owner's, owners, mom, mum, dad, wife, husband, kid, kids, client, proprietaire, was, were, better,
    fine, ok, okay, good, back, says, said, called, bill, tomorrow, demain, yesterday, hier, key, under, ask,
    call, text, check, may, might, could, could've, almost, nearly, no, none, never, isn't, wasn't,
    isnt, wasnt, ready, plus, with
    """,
    like: "owner sick today", "almost sick today", "kids sick", "may be sick today")

  /// Before whose it is, this is where the dog stays.
  static let stays = WordRule(CellStatus.away, "at", like: "at Dan's", "at Dan's this wk")
  /// Behind that these say no more.
  static let besideStays = WordRule(
    CellStatus.away, "this, wk, week, today, place, house, all, for, the, day, again",
    like: "at Dan's this wk",
    "at Dan's place")
  /// Behind "away" these are what the dog is kept from.
  static let keptFrom = WordRule(
    (),
    "from kids, from the kids, from children, from other dogs, from dogs, from the road, from road, from traffic, from cats, from water, from people, from food, from the others, from others, from him, from her, from them",
    like: "Away from kids please", "keep away from other dogs")

  /// Behind other words one of these says that there was no hike.
  static let denials = WordRule(
    CellStatus.off, "no, non, nah", like: "Dorian prep - no", "ice on their hill, no!")
  /// With one of these before it a word behind a hyphen is a part of another: `early drop-off`.
  static let hyphened = WordRule(
    (), "drop, pick, kick, cut, time, day, half, one, try, take, tip, hand, night, work",
    like: "early drop-off",
    "short time-out")

  /// Before a day these say when a dog comes again; what they stand for.
  static let returns = WordRule(
    "away until", "back on, back, bk, returns on, returns, returning, home on, de retour, retour",
    like: "back Wed", "returns Thursday",
    "de retour jeudi")

  /// What was the matter is no more, and the dog hikes.
  static let recoveries = WordRule(
    (),
    """
    all better, better now, much better, ok to go, okay to go, good to go, back to normal, still hikes,
    still hiking, still coming, still came, hiked anyway, recovered, healed, fine now, ok now, okay now,
    va mieux, guéri, guérie, keep on leash, keep him on leash, keep her on leash, kept on leash, on leash today, half hike,
    short hike, slow hike, easy hike
    """,
    like: "limp all better", "was sick, fine now", "limping a bit, ok to go", "limping a bit, keep on leash",
    "half hike, limping")

  /// The dog comes no more: neither is it on a trip.
  static let deaths = WordRule(
    (),
    "passed away, rainbow bridge, put to sleep, euthanized, décédé, décédée, mort hier, est mort, est morte",
    like: "passed away Mar 26", "crossed the rainbow bridge")

  /// Each phrase with its meaning by its first word, the longest first.
  static let byFirstWord: [String: [(phrase: [String], status: CellStatus)]] = {
    let phrases = rules.flatMap { rule in
      // Many leave the apostrophe out: "didnt pay".
      Set(rule.words + rule.words.map { $0.replacing("'", with: "") }).map {
        (phrase: $0.split(separator: " ").map(String.init), status: rule.meaning)
      }
    }
    return Dictionary(grouping: phrases) { $0.phrase[0] }.mapValues { phrases in
      phrases.sorted { $0.phrase.count > $1.phrase.count }
    }
  }()
}
