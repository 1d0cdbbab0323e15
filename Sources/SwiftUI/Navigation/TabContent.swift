import SwiftUIViews
import ViewGraph
package import ViewLayout

/// Tabs whose values are of one type, so that `.home` says which tab is meant.
public protocol TabContent<TabValue>: View {
  /// The type of what a selection has for a tab.
  associatedtype TabValue: Hashable
}

/// Several tabs, or a tab with a modifier.
public struct TabGroup<TabValue: Hashable, Content: View>: TabContent {
  let content: Content
}

extension TabGroup: Drawable {
  package func draw(in scope: DrawScope) -> [Box] { scope.draw(content, at: .part("group")) }
}

/// Puts tabs together.
@resultBuilder
public enum TabContentBuilder<TabValue: Hashable> {
  /// A tab.
  public static func buildExpression<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
  /// One tab.
  public static func buildBlock<C: TabContent>(_ content: C) -> C
  where C.TabValue == TabValue { content }
  /// Tabs, one after the other.
  public static func buildBlock<each C: View>(
    _ content: repeat each C
  ) -> TabGroup<TabValue, TupleView<(repeat each C)>> {
    TabGroup(content: ViewBuilder.buildBlock(repeat each content))
  }
  /// A tab that may be missing.
  public static func buildIf<C: View>(_ content: C?) -> TabGroup<TabValue, C?> {
    TabGroup(content: content)
  }
  /// One of two tabs.
  public static func buildEither<T: View, F: View>(
    first: T
  ) -> TabGroup<TabValue, _ConditionalContent<T, F>> {
    TabGroup(content: ViewBuilder.buildEither(first: first))
  }
  /// One of two tabs.
  public static func buildEither<T: View, F: View>(
    second: F
  ) -> TabGroup<TabValue, _ConditionalContent<T, F>> {
    TabGroup(content: ViewBuilder.buildEither(second: second))
  }
  /// A tab of newer systems.
  public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> C { content }
}

extension ForEach: TabContent where Content: TabContent {
  /// What a selection has for its tabs.
  public typealias TabValue = Content.TabValue
}

extension TabContent {
  /// The number on the button of the tab.
  public nonisolated func badge(_ count: Int) -> some TabContent<TabValue> {
    TabGroup(content: Group { self }.badge(count))
  }
  /// The words on the button of the tab.
  public nonisolated func badge(_ label: Text?) -> some TabContent<TabValue> {
    TabGroup(content: Group { self }.badge(label))
  }
  /// Names the tab for tests.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> some TabContent<TabValue> {
    TabGroup(content: Group { self }.accessibilityIdentifier(identifier))
  }
  /// Names the tab where the user arranges tabs, which phones do not let them.
  public nonisolated func customizationID(_ id: String) -> some TabContent<TabValue> { self }
}
