import SwiftUI
import ViewLayout
import XCTest

/// Places in grids on a screen of 393 by 852 points, with safe area insets of 59 and 34 points.
final class GridTests: XCTestCase {
  private func block(_ name: String, _ height: CGFloat = 20) -> some View {
    Color.red.frame(height: height).accessibilityElement().accessibilityIdentifier(name)
  }

  private func frames(_ names: [String], in view: some View) -> [CGRect?] {
    let shown = ShownView(view)
    return names.map { shown.element($0)?.frame }
  }

  func testFlexibleColumnsShareTheWidth() {
    let grid = LazyVGrid(columns: [GridItem(), GridItem()], spacing: 10) {
      ForEach(0..<3) { self.block("\($0)") }
    }
    XCTAssertEqual(
      frames(["0", "1", "2"], in: grid).map { $0?.minX }, [0, 200.5, 0])
    XCTAssertEqual(frames(["0"], in: grid).first??.width, 192.5)
  }

  func testACellStandsAtItsAnchor() {
    for (anchor, below) in [(UnitPoint.top, 0.0), (.leading, 20), (.bottomLeading, 40)] {
      let grid = Grid {
        GridRow {
          block("low", 20).gridCellAnchor(anchor)
          block("high", 60)
        }
      }
      let found = frames(["low", "high"], in: grid)
      XCTAssertEqual(found[0]?.minY, found[1].map { $0.minY + below }, "\(anchor)")
    }
  }

  func testAGridWithoutColumnsHasOne() {
    let grid = LazyVGrid(columns: [], spacing: 10) { ForEach(0..<2) { self.block("\($0)") } }
    let found = frames(["0", "1"], in: grid)
    XCTAssertEqual(found[0]?.width, 393)
    XCTAssertEqual(found[1]?.minY, found[0].map { $0.maxY + 10 })
  }

  func testAGaugeOfNoNumberIsEmpty() {
    let gauge = Gauge(value: Double.nan) { Text("Speed") }
    XCTAssertEqual(ShownView(gauge).element("Speed")?.value, "0%")
  }

  func testTheNextLineStandsBelowTheHighestCell() {
    let grid = LazyVGrid(columns: [GridItem(), GridItem()], spacing: 10) {
      block("a", 20)
      block("b", 50)
      block("c", 20)
    }
    let found = frames(["b", "c"], in: grid)
    XCTAssertEqual(found[1]?.minY, found[0].map { $0.maxY + 10 })
  }

  func testAFixedColumnKeepsItsWidth() {
    let grid = LazyVGrid(columns: [GridItem(.fixed(93), spacing: 0), GridItem()]) {
      block("a")
      block("b")
    }
    XCTAssertEqual(frames(["a", "b"], in: grid).map { $0?.width }, [93, 300])
  }

  func testAnAdaptiveColumnBecomesAsManyAsFit() {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 90), spacing: 1)]) {
      ForEach(0..<5) { self.block("\($0)") }
    }
    let found = frames(["0", "3", "4"], in: grid)
    XCTAssertEqual(found[0]?.minY, found[1]?.minY)
    XCTAssertEqual(found[2]?.minX, found[0]?.minX)
  }

  func testAHeaderHasALineOfItsOwn() {
    let grid = LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
      block("a")
      Section {
        block("b")
      } header: {
        Text("Head")
      }
    }
    let found = frames(["a", "Head", "b"], in: grid)
    XCTAssertEqual(found.map { $0?.minY }.compactMap(\.self).count, 3)
    XCTAssertLessThan(found[0]?.maxY ?? 0, (found[1]?.maxY ?? 0))
    XCTAssertLessThan(found[1]?.minY ?? 0, found[2]?.minY ?? 0)
  }

  func testALongGridMakesOnlyWhatIsInSight() {
    var made = 0
    let grid = ScrollView {
      LazyVGrid(columns: [GridItem(), GridItem()]) {
        ForEach(0..<10_000) { number in
          let _ = { made += 1 }()
          Text("\(number)")
        }
      }
    }
    XCTAssertTrue(ShownView(grid).texts.contains("1"))
    XCTAssertLessThan(made, 200)
  }

  func testRowsOfAHorizontalGridFillColumnsFirst() {
    let grid = LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
      ForEach(0..<3) { number in
        Color.red.frame(width: 30).accessibilityElement().accessibilityIdentifier("\(number)")
      }
    }
    let found = frames(["0", "1", "2"], in: grid)
    XCTAssertEqual(found[0]?.minX, found[1]?.minX)
    XCTAssertEqual(found[2]?.minX, found[0].map { $0.maxX + 8 })
  }

  func testCellsOfAGridStandInColumns() {
    let grid = Grid(horizontalSpacing: 5, verticalSpacing: 7) {
      GridRow {
        Color.red.frame(width: 100, height: 10).accessibilityElement().accessibilityIdentifier("a")
        Color.red.frame(width: 20, height: 30).accessibilityElement().accessibilityIdentifier("b")
      }
      GridRow {
        Color.red.frame(width: 40, height: 10).accessibilityElement().accessibilityIdentifier("c")
        Color.red.frame(width: 60, height: 10).accessibilityElement().accessibilityIdentifier("d")
      }
    }
    let found = frames(["a", "b", "c", "d"], in: grid)
    XCTAssertEqual(found[0]?.midX, found[2]?.midX)
    XCTAssertEqual(found[1]?.midX, found[3]?.midX)
    XCTAssertEqual(found[3]?.minX, found[0].map { $0.maxX + 5 })
    XCTAssertEqual(found[2]?.minY, found[1].map { $0.maxY + 7 })
  }

  func testACellCanTakeTwoColumns() {
    let grid = Grid(horizontalSpacing: 10) {
      GridRow {
        Color.red.frame(width: 100, height: 10)
        Color.red.frame(width: 100, height: 10)
      }
      GridRow { block("wide").gridCellColumns(2) }
    }
    XCTAssertEqual(frames(["wide"], in: grid).first??.width, 210)
  }
}
