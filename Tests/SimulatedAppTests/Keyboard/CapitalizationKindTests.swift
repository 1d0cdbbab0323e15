import SimulatedApp
import Testing
import TextInput

@Suite struct CapitalizationKindTests {
  /// Texts before the caret, and the kinds that show capitals after them, besides `characters`.
  static let table: [(text: String, kinds: [CapitalizationKind])] = [
    ("", [.words, .sentences]),
    ("Hi", []),
    ("Hi ", [.words]),
    ("Hi.", []),
    ("Hi. ", [.words, .sentences]),
    ("Hi!  ", [.words, .sentences]),
    ("Hi\n", [.words, .sentences]),
    (" ", [.words]),
  ]

  @Test(arguments: table)
  func `capitals follow spaces for words, and ends of sentences for sentences`(
    text: String, kinds: [CapitalizationKind]
  ) {
    let found = CapitalizationKind.allCases.filter { $0.startsCapital(after: text[...]) }

    #expect(found == kinds + [.characters])
  }
}
