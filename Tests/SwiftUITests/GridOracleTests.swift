import SeededCases
import SwiftUI
import ViewLayout
import XCTest

/// Grids of blocks against a second way to lay them out.
///
/// The second way looks at each column and each row by itself: it asks no cell for its size, since
/// it knows them, and it finds how many columns fit by counting up.
final class GridOracleTests: XCTestCase {
  /// A cell of a grid with a fixed size.
  private struct Cell {
    let name: String
    let width: CGFloat
    let height: CGFloat

    var view: some View {
      Color.red.frame(width: width, height: height)
        .accessibilityElement().accessibilityIdentifier(name)
    }
  }

  private func cells(_ rows: Int, _ columns: Int, _ numbers: inout SeededNumbers) -> [[Cell]] {
    (0..<rows).map { row in
      (0..<columns).map { column in
        Cell(
          name: "\(row) \(column)", width: CGFloat(5 + numbers.below(60)),
          height: CGFloat(5 + numbers.below(40)))
      }
    }
  }

  /// The frames of cells in the middle of their columns and rows, from the corner of the grid.
  private func frames(_ rows: [[Cell]], _ across: CGFloat, _ down: CGFloat) -> [String: CGRect] {
    var found: [String: CGRect] = [:]
    var y: CGFloat = 0
    for row in rows {
      let height = row.map(\.height).max() ?? 0
      var x: CGFloat = 0
      for (column, cell) in row.enumerated() {
        let width = rows.map { $0[column].width }.max() ?? 0
        found[cell.name] = CGRect(
          x: x + (width - cell.width) / 2, y: y + (height - cell.height) / 2, width: cell.width,
          height: cell.height)
        x += width + across
      }
      y += height + down
    }
    return found
  }

  func testGridsOfBlocksAgreeWithTheSecondWay() {
    for seed in FuzzCount.times(100) {
      var numbers = SeededNumbers(seed: seed)
      let rows = cells(1 + numbers.below(5), 1 + numbers.below(4), &numbers)
      let (across, down) = (CGFloat(numbers.below(20)), CGFloat(numbers.below(20)))
      let shown = ShownView(
        Grid(horizontalSpacing: across, verticalSpacing: down) {
          ForEach(rows.indices, id: \.self) { row in
            GridRow { ForEach(rows[row], id: \.name) { $0.view } }
          }
        })
      check(shown, frames(rows, across, down), "seed \(seed)")
    }
  }

  /// The tracks of a lazy grid, and their lengths found by counting.
  private struct Tracks {
    var items: [GridItem] = []
    var lengths: [CGFloat] = []

    init(in room: CGFloat, _ spacing: CGFloat, _ numbers: inout SeededNumbers) {
      let fixed = (0..<numbers.below(3)).map { _ in CGFloat(10 + numbers.below(40)) }
      items = fixed.map { GridItem(.fixed($0), spacing: spacing) }
      lengths = fixed
      let rest = room - fixed.reduce(0) { $0 + $1 + spacing }
      let least = CGFloat(20 + numbers.below(80))
      if numbers.below(2) == 0 {
        items.append(GridItem(.adaptive(minimum: least), spacing: spacing))
        var count = 1
        while CGFloat(count + 1) * least + CGFloat(count) * spacing <= rest { count += 1 }
        let each = (rest - CGFloat(count - 1) * spacing) / CGFloat(count)
        lengths += Array(repeating: each, count: count)
      } else {
        let count = 1 + numbers.below(3)
        let each = (rest - CGFloat(count - 1) * spacing) / CGFloat(count)
        items += Array(repeating: GridItem(.flexible(), spacing: spacing), count: count)
        lengths += Array(repeating: each, count: count)
      }
    }
  }

  func testColumnsOfLazyGridsAgreeWithTheSecondWay() {
    for seed in FuzzCount.times(100) {
      var numbers = SeededNumbers(seed: seed)
      let (across, down) = (CGFloat(numbers.below(12)), CGFloat(numbers.below(12)))
      let tracks = Tracks(in: 393, across, &numbers)
      let heights = (0..<(1 + numbers.below(12))).map { _ in CGFloat(5 + numbers.below(40)) }
      let shown = ShownView(
        LazyVGrid(columns: tracks.items, spacing: down) {
          ForEach(heights.indices, id: \.self) { index in
            Color.red.frame(height: heights[index])
              .accessibilityElement().accessibilityIdentifier("\(index)")
          }
        })
      check(shown, lines(of: heights, tracks.lengths, across, down), "seed \(seed)")
    }
  }

  /// The frames of cells that fill their tracks, line by line.
  private func lines(
    of heights: [CGFloat], _ lengths: [CGFloat], _ across: CGFloat, _ down: CGFloat
  ) -> [String: CGRect] {
    var found: [String: CGRect] = [:]
    var y: CGFloat = 0
    for start in stride(from: 0, to: heights.count, by: lengths.count) {
      let line = start..<min(heights.count, start + lengths.count)
      let height = heights[line].max() ?? 0
      var x: CGFloat = 0
      for (place, length) in zip(line, lengths) {
        found["\(place)"] = CGRect(
          x: x, y: y + (height - heights[place]) / 2, width: length, height: heights[place])
        x += length + across
      }
      y += height + down
    }
    return found
  }

  /// Holds frames against those of a view, whose corner is that of all its elements.
  private func check(_ shown: ShownView, _ expected: [String: CGRect], _ words: String) {
    let found = expected.keys.sorted().map { ($0, shown.element($0)?.frame ?? .null) }
    let corner = { (frames: [CGRect]) in
      CGPoint(x: frames.map(\.minX).min() ?? 0, y: frames.map(\.minY).min() ?? 0)
    }
    let (ours, theirs) = (corner(Array(expected.values)), corner(found.map(\.1)))
    for (name, frame) in found {
      let wanted = expected[name] ?? .null
      XCTAssertEqual(
        frame.minX - theirs.x, wanted.minX - ours.x, accuracy: 0.01, "\(words) \(name)")
      XCTAssertEqual(
        frame.minY - theirs.y, wanted.minY - ours.y, accuracy: 0.01, "\(words) \(name)")
      XCTAssertEqual(frame.width, wanted.width, accuracy: 0.01, "\(words) \(name)")
      XCTAssertEqual(frame.height, wanted.height, accuracy: 0.01, "\(words) \(name)")
    }
  }
}
