import SwiftUI
import XCTest

struct PageControllerApp: App {
  var body: some Scene { WindowGroup { Pages(pages: ["One", "Two", "Three"].map { Text($0) }) } }
}

private struct Pages<Page: View>: View {
  let pages: [Page]
  @State private var page = 0

  var body: some View {
    VStack {
      PageView(pages: pages, page: $page).frame(height: 300)
      Dots(count: pages.count, page: $page)
      Text("Page \(page)")
    }
  }
}

private struct PageView<Page: View>: UIViewControllerRepresentable {
  let pages: [Page]
  @Binding var page: Int

  func makeCoordinator() -> Coordinator { Coordinator(self) }
  func makeUIViewController(context: Context) -> UIPageViewController {
    let controller = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    controller.dataSource = context.coordinator
    controller.delegate = context.coordinator
    return controller
  }
  func updateUIViewController(_ controller: UIPageViewController, context: Context) {
    controller.setViewControllers(
      [context.coordinator.controllers[page]], direction: .forward, animated: true)
  }

  final class Coordinator: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let parent: PageView
    let controllers: [UIViewController]

    init(_ parent: PageView) {
      self.parent = parent
      controllers = parent.pages.map { UIHostingController(rootView: $0) }
    }

    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      controllers.firstIndex(of: viewController).flatMap { $0 > 0 ? controllers[$0 - 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController,
      viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      controllers.firstIndex(of: viewController)
        .flatMap { $0 + 1 < controllers.count ? controllers[$0 + 1] : nil }
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
      guard let shown = pageViewController.viewControllers?.first else { return }
      parent.page = controllers.firstIndex(of: shown) ?? 0
    }
  }
}

private struct Dots: UIViewRepresentable {
  let count: Int
  @Binding var page: Int

  func makeUIView(context: Context) -> UIPageControl {
    let dots = UIPageControl()
    dots.numberOfPages = count
    dots.addAction(
      UIAction { [weak dots] _ in page = dots?.currentPage ?? 0 }, for: .valueChanged)
    return dots
  }
  func updateUIView(_ dots: UIPageControl, context: Context) { dots.currentPage = page }
}

/// The pages of UIKit among views.
final class PageControllerTests: HostedAppTests<PageControllerApp> {
  func testASwipeTurnsThePage() {
    XCTAssertFalse(app.staticTexts["Two"].exists)
    app.staticTexts["One"].swipeLeft()
    XCTAssertTrue(app.staticTexts["Two"].exists)
    XCTAssertTrue(app.staticTexts["Page 1"].exists)
    app.staticTexts["Two"].swipeRight()
    app.staticTexts["One"].swipeRight()
    XCTAssertTrue(app.staticTexts["Page 0"].exists)
  }

  func testATapOnTheDotsTurnsThePage() {
    let dots = app.pageIndicators.firstMatch
    dots.tap()
    XCTAssertEqual(dots.value as? String, "page 2 of 3")
    XCTAssertTrue(app.staticTexts["Two"].exists)
    dots.tap()
    dots.tap()
    XCTAssertTrue(app.staticTexts["Page 2"].exists)
  }
}
