public import AppleTypes
public import SwiftUIViews

/// Where scrolling stops, as an app or the system decides; here it stops at pages or anywhere.
public protocol ScrollTargetBehavior {
  /// The context of a scroll.
  typealias TargetContext = ScrollTargetBehaviorContext
  /// Changes where a scroll stops; it is never called.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where a scroll stops.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that is visible then.
  public var rect: CGRect
  /// The anchor of the target in the visible part.
  public var anchor: UnitPoint?
}

/// The context of a scroll.
@dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// Where it would have stopped.
  public let originalTarget: ScrollTarget
  /// How fast it is.
  public let velocity: CGVector
  /// The size of the content.
  public let contentSize: CGSize
  /// The size of the container.
  public let containerSize: CGSize
  /// The axes along which it scrolls.
  public let axes: Axis.Set
  private let environment: EnvironmentValues

  /// A value of the environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    environment[keyPath: keyPath]
  }
}

/// Scrolling that stops at pages.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Makes the behaviour.
  public init() {}
  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// Scrolling that stops at views.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one swipe passes.
  public enum LimitBehavior: Sendable {
    case automatic, always, alwaysByFew, alwaysByOne, never
  }
  /// Makes the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic, anchor: UnitPoint? = nil) {}
  /// Changes nothing.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

private enum PagesKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Whether a finger scrolls by whole pages.
  package var scrollsByPages: Bool {
    get { self[PagesKey.self] }
    set { self[PagesKey.self] = newValue }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At pages.
  public static var paging: Self { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At views.
  public static var viewAligned: Self { ViewAlignedScrollTargetBehavior() }
  /// At views, and how many of them one swipe passes.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> Self { ViewAlignedScrollTargetBehavior() }
  /// At an anchor of views.
  public static func viewAligned(anchor: UnitPoint?) -> Self { ViewAlignedScrollTargetBehavior() }
}
