import SwiftUI
import ViewLayout
import XCTest

/// Puts views below each other, each further to the right by a step.
private struct StairLayout: Layout {
  let step: CGFloat

  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.enumerated().map { CGFloat($0.offset) * step + $0.element.width }.max() ?? 0,
      height: sizes.reduce(0) { $0 + $1.height })
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    var point = bounds.origin
    for view in subviews {
      view.place(at: point, proposal: .unspecified)
      point.x += step
      point.y += view.sizeThatFits(.unspecified).height
    }
  }
}

final class OwnLayoutTests: XCTestCase {
  private func block(_ name: String, _ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
      .accessibilityElement().accessibilityIdentifier(name)
  }

  func testALayoutOfTheAppPlacesItsViews() {
    let shown = ShownView(
      StairLayout(step: 10) {
        block("a", 50, 20)
        block("b", 50, 20)
      })
    XCTAssertEqual(shown.element("a")?.frame.origin, CGPoint(x: 166.5, y: 418.5))
    XCTAssertEqual(shown.element("b")?.frame.origin, CGPoint(x: 176.5, y: 438.5))
  }

  func testALayoutOfAnyTypePlacesAsItsStackDoes() {
    func frames(_ layout: AnyLayout) -> [CGRect?] {
      let shown = ShownView(
        layout {
          block("a", 50, 20)
          block("b", 30, 40)
        })
      return ["a", "b"].map { shown.element($0)?.frame }
    }
    let stack = ShownView(
      HStack {
        block("a", 50, 20)
        block("b", 30, 40)
      })
    XCTAssertEqual(
      frames(AnyLayout(HStackLayout())), ["a", "b"].map { stack.element($0)?.frame })
    XCTAssertNotEqual(
      frames(AnyLayout(VStackLayout())), ["a", "b"].map { stack.element($0)?.frame })
  }

  func testTheFirstViewThatFitsIsShown() {
    func shown(_ width: CGFloat) -> String? {
      ShownView(
        ViewThatFits {
          block("wide", 300, 20)
          block("small", 100, 20)
        }
        .frame(width: width)
      ).elements.map(\.identifier).first { !$0.isEmpty }
    }
    XCTAssertEqual(shown(320), "wide")
    XCTAssertEqual(shown(200), "small")
    XCTAssertEqual(shown(50), "small")
  }

  func testAnInsetTakesRoomFromTheView() {
    let shown = ShownView(
      Color.red.accessibilityElement().accessibilityIdentifier("content")
        .safeAreaInset(edge: .bottom) { block("bar", 100, 50) })
    XCTAssertEqual(shown.element("content")?.frame, CGRect(x: 0, y: 59, width: 393, height: 709))
    XCTAssertEqual(shown.element("bar")?.frame, CGRect(x: 146.5, y: 768, width: 100, height: 50))
  }

  func testAViewLearnsItsPlace() {
    var seen: [CGFloat] = []
    _ = ShownView(
      block("a", 70, 20).onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        seen.append($0)
      })
    XCTAssertEqual(seen, [70])
  }

  func testAnAnchorLeadsToAnotherView() {
    struct Key: PreferenceKey {
      static var defaultValue: Anchor<CGRect>? { nil }
      static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
        value = value ?? nextValue()
      }
    }
    let shown = ShownView(
      block("a", 70, 20).anchorPreference(key: Key.self, value: .bounds) { $0 }
        .frame(width: 100, height: 100, alignment: .topLeading)
        .overlayPreferenceValue(Key.self) { anchor in
          GeometryReader { proxy in
            Text(anchor.map { "\(proxy[$0].width) at \(proxy[$0].minX)" } ?? "none")
          }
        })
    XCTAssertTrue(shown.texts.contains("70.000000 at 0.000000"), "\(shown.texts)")
  }
}
