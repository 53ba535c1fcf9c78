/// What is the matter with which part of a dog: `bruised rib`, `sprained dew claw`, `ear infected`, `burr in paw`.
extension StatusTokens {
  static let matters = WordRule(
    CellStatus.injured,
    """
    sprained, bruised, cracked, cut, torn, tore, ripped, broken, broke, sore, swollen, hurt, hurts, bad, infected, twisted,
    pulled, split, stubbed, scraped, burnt, burned, sliced, fractured, dislocated, raw, bleeding, inflamed, busted, bum,
    strained, injured, puffy
    """, like: "bruised rib", "sprained dew claw", "ear infected")
  static let parts = WordRule(
    CellStatus.injured,
    """
    paw, paws, pad, pads, leg, legs, claw, claws, dewclaw, nail, toe, toes, foot, feet, knee, knees, hip, hips, back, rib,
    ribs, shoulder, tail, ear, ears, eye, eyes, tooth, neck, muscle, ligament, cruciate, elbow, wrist, ankle, hock, gum,
    lip, tongue, nose
    """, like: "bad hips", "sore left shoulder")
  /// Between the two.
  static let sides = WordRule(
    CellStatus.injured, "dew, left, right, front, back, hind, rear, his, her, the, a", like: "cut left paw",
    "cut his front pad")
  /// What a dog may have in such a part.
  static let splinters = WordRule(
    CellStatus.injured, "burr, burrs, thorn, thorns, glass, splinter, quill, quills, sliver, hook, fishhook",
    like: "burr in paw", "glass in her foot")
  static let inside = WordRule(CellStatus.injured, "in, dans", like: "thorn in her pad")

  /// The status of such words, and past them; nil and no step where none stand next.
  mutating func ailment() -> CellStatus? {
    guard let first = peek else { return nil }
    var place = index + 1
    func word(_ rule: WordRule<CellStatus>) -> Bool {
      place < tokens.count && rule.set.contains(tokens[place])
    }
    if Self.matters.set.contains(first) {
      while word(Self.sides), place + 1 < tokens.count { place += 1 }
      guard word(Self.parts) || place > index + 1 && Self.parts.set.contains(tokens[place - 1]) else {
        return nil
      }
      if word(Self.parts) { place += 1 }
    } else if Self.splinters.set.contains(first) {
      guard word(Self.inside) else { return nil }
      place += 1
      while word(Self.sides) { place += 1 }
      guard word(Self.parts) else { return nil }
      place += 1
    } else {
      guard Self.parts.set.contains(first), word(Self.matters) else { return nil }
      place += 1
    }
    index = place
    return Self.matters.meaning
  }
}
