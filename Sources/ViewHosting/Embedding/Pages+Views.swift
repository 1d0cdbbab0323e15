import AccessibilityTree
package import SwiftUI
import ViewGraph
import ViewLayout

// The pages of UIKit, as SwiftUI would show them.

extension UIPageViewController: ViewShowing {
  /// The page.
  package func shown() -> AnyView {
    AnyView(PagePlace(controller: self, page: viewControllers?.first))
  }
}

/// The page of a controller, which a swipe turns.
private struct PagePlace: View {
  let controller: UIPageViewController
  /// Tells one state of the controller from another.
  let page: UIViewController?
  @State private var turns = 0

  var body: some View { place(after: turns) }

  private func place(after turns: Int) -> some View {
    ZStack { controller.viewControllers?.first?.views }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .contentShape(Rectangle())
      .gesture(DragGesture().onEnded { turn($0.translation) })
  }

  private func turn(_ way: CGSize) {
    let isAcross = controller.navigationOrientation == .horizontal
    guard isAcross == (abs(way.width) > abs(way.height)) else { return }
    controller.turn((isAcross ? way.width : way.height) < 0 ? .forward : .reverse)
    turns += 1
  }
}

extension UIPageControl: ViewShowing {
  /// The dots.
  package func shown() -> AnyView {
    let isHidden = numberOfPages == 1 && hidesForSinglePage
    return AnyView(isHidden ? nil : PageDots(control: self, changes: changes))
  }
}

/// Dots for pages; a tap turns to the next one.
private struct PageDots {
  let control: UIPageControl
  /// Tells one state of the dots from another.
  let changes: Int
  static let width: CGFloat = 16
  static let height: CGFloat = 26
}

extension PageDots: View, Drawable {
  func draw(in scope: DrawScope) -> [Box] {
    let size = CGSize(width: Self.width * CGFloat(control.numberOfPages), height: Self.height)
    let words = "page \(control.currentPage + 1) of \(control.numberOfPages)"
    return [
      ElementBox([SizedBox(size)]) { frame, _ in
        var dots = BoxElement(.pageIndicator, value: words, frame: frame)
        dots.answers.gestures[.tap] = turn
        return [dots]
      }
    ]
  }

  private func turn() {
    guard control.currentPage + 1 < control.numberOfPages else { return }
    control.currentPage += 1
    control.sendActions(for: .valueChanged)
  }
}
