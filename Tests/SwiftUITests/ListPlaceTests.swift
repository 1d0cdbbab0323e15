import AccessibilityTree
import SwiftUI
import ViewLayout
import XCTest

/// The places of the rows of a list, against a loop over all of them.
final class ListPlaceTests: XCTestCase {
  /// The tops of the rows that are made, where one that was never made is as high as the first.
  private static func tops(
    _ heights: [CGFloat], from top: CGFloat, seen sight: CGRect, known: inout [Int: CGFloat],
    usual: inout CGFloat?
  ) -> [Int: CGFloat] {
    var tops: [Int: CGFloat] = [:]
    var y = top
    for (place, height) in heights.enumerated() {
      let guess = known[place] ?? usual ?? 44
      if y + guess >= sight.minY, y <= sight.maxY {
        tops[place] = y
        known[place] = height
        usual = usual ?? height
        y += height
      } else {
        y += guess
      }
    }
    return tops
  }

  func testRowsAreWhereALoopOverAllRowsPutsThem() throws {
    var state: UInt64 = 5
    func number(below bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
    for round in 0..<40 {
      let contents = (0..<(1 + number(below: 400))).map { _ in CGFloat(20 + number(below: 120)) }
      let rows = ShownView(
        List(0..<contents.count, id: \.self) { place in
          Text("\(place)").frame(height: contents[place])
        }.listStyle(.plain))
      let name = try XCTUnwrap(rows.elements.compactMap(\.answers.scrollName).first)
      var list = try XCTUnwrap(rows.elements.first { $0.type == .collectionView }).frame
      // Rows go on to the edge of the screen.
      list.size.height += 34
      let heights = contents.map { max(44, $0 + 22) }
      var known: [Int: CGFloat] = [:]
      var usual: CGFloat?
      for offset in [0, number(below: 3_000), number(below: 30_000), number(below: 3_000)] {
        rows.app.act { rows.app.scrolled[name] = CGPoint(x: 0, y: CGFloat(offset)) }
        let expected = Self.tops(
          heights, from: list.minY, seen: list.offsetBy(dx: 0, dy: CGFloat(offset)),
          known: &known, usual: &usual)
        let cells = rows.elements.filter { $0.type == .cell }
        let found = cells.compactMap { cell in
          cell.words.first.flatMap { Int($0) }.map { ($0, cell.frame.minY) }
        }
        XCTAssertEqual(Dictionary(uniqueKeysWithValues: found), expected, "round \(round)")
      }
    }
  }
}
