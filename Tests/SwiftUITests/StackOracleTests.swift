import Foundation
import SwiftUI
import ViewLayout
import XCTest

/// Stacks of blocks, spacers and flexible views against a second way to lay them out.
///
/// The second way gives out space point by point: every view gets its least length, then the views
/// that can still grow share what is left, the tightest first.
final class StackOracleTests: XCTestCase {
  /// A view of a row: its least and its greatest width.
  private struct Piece {
    let least: CGFloat
    let most: CGFloat

    func view(_ index: Int) -> some View {
      Color.red.frame(minWidth: least, maxWidth: most).frame(height: 10)
        .accessibilityElement().accessibilityIdentifier("\(index)")
    }
  }

  /// The widths of pieces in a row: filled like vessels up to one level, found by halving.
  private func widths(_ pieces: [Piece], in room: CGFloat) -> [CGFloat] {
    func filled(to level: CGFloat) -> [CGFloat] {
      pieces.map { min(max(level, $0.least), $0.most) }
    }
    var (low, high): (CGFloat, CGFloat) = (0, room + 1)
    for _ in 0..<60 {
      let level = (low + high) / 2
      if filled(to: level).reduce(0, +) > room { high = level } else { low = level }
    }
    return filled(to: low)
  }

  func testRowsOfPiecesThatCanShrinkAgreeWithTheSecondWay() {
    var random = Sequence(state: 17)
    for round in 0..<300 {
      let count = 1 + Int(random.next(below: 6))
      let pieces = (0..<count).map { _ in
        let most = CGFloat(10 + random.next(below: 200))
        return Piece(least: 0, most: most)
      }
      let shown = ShownView(
        HStack(spacing: 0) { ForEach(0..<count, id: \.self) { pieces[$0].view($0) } })
      let expected = widths(pieces, in: 393)
      for index in 0..<count {
        XCTAssertEqual(
          shown.element("\(index)")?.frame.width ?? -1, expected[index], accuracy: 0.01,
          "round \(round) of the numbers from 17: \(pieces)")
      }
    }
  }

  /// Numbers that look random and are the same in every run.
  private struct Sequence {
    var state: UInt64

    mutating func next(below bound: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % bound
    }
  }
}
