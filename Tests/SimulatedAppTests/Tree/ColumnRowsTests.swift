import SeededCases
import Testing

@testable import AppCompiling

@Suite("Rows of columns")
struct ColumnRowsTests {
  @Test("fill from the start, and the next row begins below the highest of this one")
  func rows() {
    var rows = ColumnRows(from: 10, columns: 2)
    rows.fill(to: 40)
    #expect(rows.place(spanning: 1) == (1, 10))
    rows.fill(to: 30)
    #expect(rows.place(spanning: 1) == (0, 40))
    #expect(rows.end == 40)
  }

  @Test("leave a row that has no room for a wide one")
  func wide() {
    var rows = ColumnRows(from: 0, columns: 3)
    rows.fill(2, to: 20)
    #expect(rows.place(spanning: 2) == (0, 20))
    #expect(rows.place(spanning: 1) == (2, 0))
  }

  @Test("give a width of its own as many columns as it needs, and never more than there are")
  func spans() {
    let rows = ColumnRows(from: 0, columns: 3)
    let spans = [nil, 50, 100, 101, 1_000, .infinity].map { rows.span(ofWidth: $0, column: 100) }
    #expect(spans == [1, 1, 1, 2, 3, 3])
  }

  @Test("place many equal cells as one after the other would")
  func equalCells() {
    for seed in FuzzCount.times(300) {
      var draws = SeededDraws(seed: seed)
      var rows = ColumnRows(from: Double(draws.below(50)), columns: 1 + draws.below(5))
      for _ in 0..<draws.below(8) { rows.fill(to: rows.start + Double(1 + draws.below(90))) }
      let (count, length) = (draws.below(40), Double(1 + draws.below(60)))
      let (low, high) = (Double(draws.below(300)), Double(draws.below(900)))
      var one = rows
      let shown = rows.cells(from: low, to: high, length: length, of: count)
      for index in 0..<count {
        let place = one.place(spanning: 1)
        #expect(rows.place(ofCell: index, length: length) == place, "seed \(seed)")
        let isSeen = place.start + length > low && place.start < high
        #expect(!isSeen || shown.contains(index), "seed \(seed), cell \(index)")
        one.fill(to: place.start + length)
      }
      rows.fill(cells: count, length: length)
      #expect(rows == one, "seed \(seed)")
    }
  }
}
