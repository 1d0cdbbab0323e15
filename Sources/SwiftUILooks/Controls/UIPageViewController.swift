public import Foundation

/// A controller that shows one of several controllers; a swipe shows the one beside it.
open class UIPageViewController: UIViewController {
  /// How one page follows another.
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  /// Along which axis pages follow each other.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  /// To which side a page is turned.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  /// What is set when it is made, which no test sees.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The space between pages.
    public static let interPageSpacing = Self(
      rawValue: "UIPageViewControllerOptionInterPageSpacing")
  }

  /// Who has the pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Who is told of the page.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The page, as the only element.
  public private(set) final var viewControllers: [UIViewController]?
  /// Along which axis pages follow each other.
  public let navigationOrientation: NavigationOrientation
  private var options: [OptionsKey: Any]?

  /// Makes a controller without a page.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    (self.navigationOrientation, self.options) = (navigationOrientation, options)
    super.init()
  }

  /// Shows a page.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    self.viewControllers = viewControllers
    completion?(true)
  }
}

extension UIPageViewController {
  /// Shows the page beside the one that is shown, if there is one, and tells the delegate.
  @MainActor package func turn(_ direction: NavigationDirection) {
    guard let old = viewControllers?.first, let dataSource else { return }
    let next =
      direction == .forward
      ? dataSource.pageViewController(self, viewControllerAfter: old)
      : dataSource.pageViewController(self, viewControllerBefore: old)
    guard let next else { return }
    viewControllers = [next]
    delegate?.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [old], transitionCompleted: true)
  }
}

/// Who has the pages of a controller.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another; nil for none.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Who is told of the page of a controller.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when a person has turned the page.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
