import Testing

@testable import CommandLineTool

/// A picture of letters.
@Suite struct TerminalPictureTests {
  @Test func textsAreCutAtTheirEnds() {
    var picture = TerminalPicture(columns: 8, rows: 1)
    picture.write("abcdef", row: 0, column: 1, to: 4)

    #expect(picture.lines(isColoured: false)[1] == "   │ abc    │")
  }

  @Test("wide characters take two columns, and are left out where one is left")
  func wideCharactersTakeTwoColumns() {
    var picture = TerminalPicture(columns: 5, rows: 1)
    picture.write("日本語", row: 0, column: 0, to: 5)

    #expect(picture.lines(isColoured: false)[1] == "   │日本 │")
  }

  @Test("empty rows that follow each other are one")
  func emptyRowsAreOne() {
    var picture = TerminalPicture(columns: 1, rows: 5)
    picture.write("a", row: 4, column: 0, to: 1)

    #expect(picture.lines(isColoured: false) == ["   ┌─┐", "   │ │", "   │a│", "   └─┘"])
  }

  @Test func aBoxHidesWhatIsBelowIt() {
    var picture = TerminalPicture(columns: 4, rows: 3)
    for row in 0..<3 { picture.write("aaaa", row: row, column: 0, to: 4) }
    picture.box(rows: 0...2, from: 1, to: 4)

    #expect(picture.lines(isColoured: false)[1...3] == ["   │a┌─┐│", "   │a│ ││", "   │a└─┘│"])
  }

  @Test("a number stands beside the first free row")
  func numbersStandBesideRows() {
    var picture = TerminalPicture(columns: 1, rows: 3)
    picture.note(7, row: 0)
    picture.note(12, row: 0)

    #expect(picture.lines(isColoured: false)[1...2] == ["  7│ │", " 12│ │"])
  }

  @Test func coloursAreForTerminals() {
    var picture = TerminalPicture(columns: 2, rows: 1)
    picture.write("a", row: 0, column: 0, to: 2, .button)

    #expect(picture.lines(isColoured: true)[1] == "   │\u{1B}[36ma\u{1B}[0m │")
  }

  @Test(
    "places outside of the picture are left alone",
    arguments: [(-1, 0), (9, 0), (0, 99), (0, -3)])
  func placesOutsideAreLeftAlone(row: Int, column: Int) {
    var picture = TerminalPicture(columns: 2, rows: 1)
    picture.write("", row: row, column: column, to: 5)
    picture.rule(row: row, from: 5, to: 1)
    picture.box(rows: row...(row + 1), from: 3, to: 99)
    picture.note(1, row: 5)

    #expect(picture.lines(isColoured: false).count == 3)
  }
}
