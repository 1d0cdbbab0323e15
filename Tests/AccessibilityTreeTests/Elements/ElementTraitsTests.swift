import AccessibilityTree
import Testing

@Suite struct ElementTraitsTests {
  @Test(arguments: [
    ("button", 0), ("link", 1), ("image", 2), ("selected", 3), ("playsSound", 4),
    ("keyboardKey", 5), ("staticText", 6), ("summaryElement", 7), ("notEnabled", 8),
    ("updatesFrequently", 9), ("searchField", 10), ("startsMediaSession", 11), ("adjustable", 12),
    ("allowsDirectInteraction", 13), ("causesPageTurn", 14), ("tabBar", 15), ("header", 16),
    ("statusBarElement", 23), ("scrollable", 33), ("toggleButton", 53),
  ])
  func `a trait has the bit of iOS`(name: String, bit: UInt64) {
    #expect(ElementTraits(name: name)?.rawValue == 1 << bit)
  }

  @Test func `names come by rising bit`() {
    let traits: ElementTraits = [.header, .button, .selected]
    #expect(traits.names == ["button", "selected", "header"])
  }

  @Test func `a bit without a name is kept`() {
    let traits = ElementTraits(rawValue: 1 << 60 | 1)
    #expect(traits.names == ["button"] && traits.rawValue == 1 << 60 | 1)
  }

  @Test func `named bits stand alone and rise`() {
    let bits = ElementTraits.named.map(\.trait.rawValue)
    #expect(bits == bits.sorted() && bits.allSatisfy { $0.nonzeroBitCount == 1 })
    #expect(Set(bits).count == bits.count)
  }

  @Test func `an unknown name finds no trait`() {
    #expect(ElementTraits(name: "Button") == nil)
  }
}
