import SeededCases
import SimulatedApp
import Testing

@testable import TextInput

@Suite("Edited texts")
struct EditedTextTests {
  private static let pieces = [
    "a", "B", "7", "_", " ", ".", "\n", "é", "я", "か", "👩‍👩‍👧", "ab c", "\n\n", "",
    "'", ",",
  ]

  private static func edit(_ draws: inout SeededDraws) -> TextEdit {
    switch draws.below(10) {
    case 0...4: .insert(draws.pick(pieces))
    case 5, 6: .delete(draws.pick(TextMove.allCases))
    case 7: .move(draws.pick(TextMove.allCases), isSelecting: false)
    case 8: .move(draws.pick(TextMove.allCases), isSelecting: true)
    default: draws.pick([.selectAll, .selectWord])
    }
  }

  @Test("are what a naive editor makes of the same edits")
  func naive() {
    for seed in FuzzCount.times(400).map({ $0 + 1 }) {
      var draws = SeededDraws(seed: seed)
      var edited = EditedText("")
      var naive = NaiveText()
      for step in 0..<60 {
        let edit = Self.edit(&draws)
        edited.apply(edit)
        naive.apply(edit)
        let isSame =
          edited.text == naive.text && edited.range == naive.low..<naive.high
          && edited.selected == naive.selected
        #expect(isSame, "seed \(seed), step \(step): \(edit) gives \(edited), not \(naive)")
        guard isSame else { return }
      }
    }
  }

  @Test("keep the caret inside a text that others have made shorter")
  func shortened() {
    let edited = EditedText("ab", selection: TextSelection(length: 5, after: 1))
    #expect(edited.selected == "a")
    #expect(EditedText("", selection: TextSelection(length: 1, after: 9)).range == 0..<0)
  }

  @Test("count what is seen as one character as one")
  func joined() {
    var edited = EditedText("e")
    edited.apply(.insert("\u{301}"))
    #expect(edited.count == 1)
    edited.apply(.delete(.left))
    #expect(edited.text == "")
    edited = EditedText("eb\u{301}x", selection: TextSelection(length: 0, after: 2))
    edited.apply(.insert("a"))
    #expect(edited.range == 2..<2)
    edited.apply(.delete(.left))
    #expect(edited.text == "eb\u{301}x" && edited.range == 1..<1)
    edited = EditedText("\u{301}x")
    edited.select(0..<0)
    edited.apply(.insert("e"))
    #expect(edited.text == "e\u{301}x")
    #expect(edited.range == 1..<1)
  }

  @Test(
    "a tap goes to the nearest end of the word it hits",
    arguments: [(0, 0), (1, 0), (2, 3), (3, 3), (4, 4), (5, 4), (6, 7), (9, 7)])
  func edges(place: Int, edge: Int) {
    #expect(EditedText("abc def").wordEdge(nearest: place) == edge)
  }

  @Test(
    "what stands between two letters or two digits belongs to their word",
    arguments: [
      ("4.50", "4.50"), ("1,000", "1,000"), ("isn't", "isn't"), ("a b.c", "b.c"), ("4.", "4"),
      ("a,b", "b"), ("a.5", "5"), ("4..5", "5"),
    ])
  func joiners(text: String, word: String) {
    var edited = EditedText(text)
    edited.apply(.selectWord)
    #expect(edited.selected == word)
  }

  @Test("a point of a field is a place in its text, line by line")
  func points() {
    #expect(TextPlace.place(in: "abc", x: 0, y: 5) == 0)
    #expect(TextPlace.place(in: "abc", x: 7 + 9, y: 5) == 1)
    #expect(TextPlace.place(in: "abc", x: 300, y: 90) == 3)
    #expect(TextPlace.place(in: "abc\nde", x: 7 + 9, y: 7 + 21) == 5)
    #expect(TextPlace.place(in: "abc\nde", x: 0, y: 400) == 6)
    #expect(TextPlace.place(in: "", x: -3, y: -3) == 0)
  }
}
