import SwiftUI
import ViewLayout
import XCTest

/// Places and sizes on a screen of 393 by 852 points, with safe area insets of 59 and 34 points.
final class LayoutTests: XCTestCase {
  private func frame(_ name: String, in view: some View) -> CGRect? {
    ShownView(view).element(name)?.frame
  }

  private func block(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
      .accessibilityElement().accessibilityIdentifier(name)
  }

  func testContentIsInTheMiddle() {
    XCTAssertEqual(
      frame("a", in: block("a", 100, 50)), CGRect(x: 146.5, y: 413.5, width: 100, height: 50))
  }

  func testAColumnPutsEightPointsBetween() {
    let shown = ShownView(
      VStack {
        block("a", 100, 50)
        block("b", 50, 50)
      })
    XCTAssertEqual(shown.element("a")?.frame.maxY, shown.element("b").map { $0.frame.minY - 8 })
    XCTAssertEqual(shown.element("a")?.frame.midX, shown.element("b")?.frame.midX)
  }

  func testAColumnAligns() {
    let shown = ShownView(
      VStack(alignment: .trailing, spacing: 0) {
        block("a", 100, 50)
        block("b", 50, 50)
      })
    XCTAssertEqual(shown.element("a")?.frame.maxX, shown.element("b")?.frame.maxX)
  }

  func testAShareOfTheSpaceIsThatOfItsColumns() {
    let share = Color.red.frame(maxWidth: .infinity, maxHeight: 40)
      .accessibilityElement().accessibilityIdentifier("a")
      .containerRelativeFrame(.horizontal, count: 4, span: 2, spacing: 11)
    XCTAssertEqual(frame("a", in: share)?.width, (393 - 33) / 4 * 2 + 11)
  }

  func testAShareInAScrollViewIsOfWhatItShows() {
    let cards = ScrollView(.horizontal) {
      LazyHStack(spacing: 10) {
        ForEach(["a", "b", "c"], id: \.self) { name in
          Color.red.accessibilityElement().accessibilityIdentifier(name)
            .containerRelativeFrame(.horizontal, count: 2, spacing: 10)
        }
      }
    }
    XCTAssertEqual(frame("b", in: cards)?.width, (393 - 10) / 2)
    XCTAssertEqual(frame("b", in: cards)?.minX, (393 - 10) / 2 + 10)
  }

  func testAPageOfAScrollViewIsAsHighAsWhatItShows() {
    let pages = VStack(spacing: 0) {
      block("bar", 393, 100)
      ScrollView {
        VStack(spacing: 0) {
          ForEach(["a", "b"], id: \.self) { name in
            Color.red.accessibilityElement().accessibilityIdentifier(name)
              .containerRelativeFrame(.vertical)
          }
        }
      }
    }
    XCTAssertEqual(frame("b", in: pages)?.height, 852 - 59 - 34 - 100)
  }

  func testALengthIsMadeOfTheSpace() {
    let half = Color.red.accessibilityElement().accessibilityIdentifier("a")
      .containerRelativeFrame([.horizontal, .vertical]) { length, axis in
        axis == .horizontal ? length / 3 : 20
      }
    XCTAssertEqual(frame("a", in: half)?.size, CGSize(width: 131, height: 20))
  }

  func testASpacerTakesWhatIsLeft() {
    let shown = ShownView(
      HStack(spacing: 0) {
        block("a", 100, 50)
        Spacer()
        block("b", 100, 50)
      })
    XCTAssertEqual(shown.element("a")?.frame.minX, 0)
    XCTAssertEqual(shown.element("b")?.frame.maxX, 393)
  }

  func testASpacerGrowsAlongTheInnermostStack() {
    let column = VStack { Spacer() }
    XCTAssertEqual(frame("a", in: row(around: column))?.minX, 96.5)
    XCTAssertEqual(frame("a", in: row(around: ScrollView { Spacer() }))?.minX, 96.5)
    XCTAssertEqual(frame("a", in: row(around: Spacer().background(Color.red)))?.minX, 0)
  }

  func testASpacerInALayerGrowsInBothDirections() {
    XCTAssertEqual(frame("a", in: row(around: ZStack { Spacer() }))?.minX, 0)
    let layer = ZStack { Spacer() }.accessibilityElement().accessibilityIdentifier("layer")
    XCTAssertEqual(frame("layer", in: row(around: layer))?.size, CGSize(width: 193, height: 759))
  }

  private func row(around view: some View) -> some View {
    HStack(spacing: 0) {
      block("a", 100, 50)
      view
      block("b", 100, 50)
    }
  }

  func testFlexibleBoxesShareEqually() {
    let shown = ShownView(
      HStack(spacing: 0) {
        Color.red.accessibilityElement().accessibilityIdentifier("a")
        block("b", 93, 50)
        Color.red.accessibilityElement().accessibilityIdentifier("c")
      })
    XCTAssertEqual(shown.element("a")?.frame.width, 150)
    XCTAssertEqual(shown.element("c")?.frame.width, 150)
  }

  func testPaddingIsSixteenPoints() {
    XCTAssertEqual(
      frame(
        "a", in: Color.red.accessibilityElement().accessibilityIdentifier("a").padding()),
      CGRect(x: 16, y: 75, width: 361, height: 727))
  }

  func testAFrameWithoutLimitTakesAll() {
    let view = block("a", 10, 10).frame(
      maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    XCTAssertEqual(frame("a", in: view), CGRect(x: 0, y: 59, width: 10, height: 10))
  }

  func testABackgroundHasTheSizeOfItsView() {
    let view = block("a", 70, 30).background(
      alignment: .center
    ) { Color.blue.accessibilityElement().accessibilityIdentifier("b") }
    XCTAssertEqual(frame("b", in: view)?.size, CGSize(width: 70, height: 30))
  }

  func testAnOffsetMovesWhatIsSeenAndNothingElse() {
    let shown = ShownView(
      VStack(spacing: 0) {
        block("a", 10, 10).offset(x: 5, y: 20)
        block("b", 10, 10)
      })
    XCTAssertEqual(
      shown.element("b").map { $0.frame.minY - 10 + 20 }, shown.element("a")?.frame.minY)
  }

  func testALineOfBodyTextIsAsHighAsOnIOS() {
    XCTAssertEqual(frame("Title", in: Text("Title"))?.height ?? 0, 20.33, accuracy: 0.01)
  }

  func testALongTextBreaksIntoLines() {
    let words = String(repeating: "long ", count: 40)
    let shown = ShownView(Text(words)).element(words)?.frame ?? .zero
    XCTAssertGreaterThan(shown.height, 40)
    XCTAssertLessThanOrEqual(shown.width, 393)
  }

  func testALineLimitCutsALongText() {
    let words = String(repeating: "long ", count: 40)
    let shown = ShownView(Text(words).lineLimit(1)).element(words)?.frame
    XCTAssertEqual(shown?.height ?? 0, 20.33, accuracy: 0.01)
  }

  func testAGeometryReaderKnowsItsSize() {
    let view = GeometryReader { Text(verbatim: "\(Int($0.size.width)) by \(Int($0.size.height))") }
    XCTAssertEqual(ShownView(view).texts, ["393 by 759"])
  }

  func testAKeyboardTakesRoom() {
    let shown = ShownView(block("a", 10, 10))
    shown.app.keyboardHeight = 336
    shown.app.update()
    XCTAssertEqual(shown.element("a")?.frame.midY ?? 0, 59 + (852 - 59 - 336) / 2, accuracy: 0.01)
  }
}
