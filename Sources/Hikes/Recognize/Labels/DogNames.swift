/// Names that many dogs have and few families: where no heading says which of two columns names the dogs and which their
/// owners, these do.
enum DogNames {
  static let common: Set<String> = Set(
    """
    abby angus apollo archie bailey bandit baxter bear bella benji bentley biscuit bo boomer brody bruno buddy buster casey
    charlie chase chester chloe cleo coco cody cooper daisy dexter diesel dixie duke echo ellie fergus finn gizmo ginger
    goose gracie gunner gus hank harley hazel indie jack jake jasper juno koda kona lady leo lola louie lucky lucy luna mac
    maggie maple marley max mia millie milo mocha moe molly moose murphy nala nova olive oliver ollie oreo oscar otis penny
    pepper piper poppy remy rex riley rocky rosie roxy ruby rufus rusty sadie sam sasha scout shadow simba sophie sparky
    stella storm sunny teddy thor tilly toby trixie tucker waffle willow winnie winston zeus ziggy zoe zoey
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// Whether texts are names of dogs, and others beside them are not.
  static func tell(_ texts: [CellText], from others: [CellText]) -> Bool {
    let (own, other) = (count(texts), count(others))
    return own >= 3 && own >= other * 4
  }

  private static func count(_ texts: [CellText]) -> Int {
    Set(texts.map(\.folded)).intersection(common).count
  }
}
