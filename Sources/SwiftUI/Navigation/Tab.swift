import SwiftUIViews
import ViewGraph
package import ViewLayout

/// A tab with its screen.
public struct Tab<Value: Hashable, Content: View, Label: View> {
  private let value: Value?
  private let content: Content
  private let label: Label

  init(_ value: Value?, _ content: Content, _ label: Label) {
    self.value = value
    self.content = content
    self.label = label
  }
}

extension Tab where Label == SwiftUI.Label<Text, Image> {
  /// Makes a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, content(), SwiftUI.Label(titleKey, systemImage: systemImage)) }
  /// Makes a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, content(), SwiftUI.Label(title, systemImage: systemImage)) }
  /// Makes a tab with a title and an image.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, content(), SwiftUI.Label(titleKey, image: image)) }
  /// Makes a tab with a title and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, image: String, value: Value, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(value, content(), SwiftUI.Label(title, image: image)) }
}

extension Tab where Label == SwiftUI.Label<Text, Image>, Value == Never {
  /// Makes a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), SwiftUI.Label(titleKey, systemImage: systemImage)) }
  /// Makes a tab with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole? = nil, @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), SwiftUI.Label(title, systemImage: systemImage)) }
}

extension Tab {
  /// Makes a tab with a label.
  public init(
    value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { self.init(value, content(), label()) }
}

extension Tab where Label == EmptyView {
  /// Makes a tab without a label, for an app that draws the bar itself.
  public init(value: Value, role: TabRole? = nil, @ViewBuilder content: () -> Content) {
    self.init(value, content(), EmptyView())
  }
}

extension Tab where Value == Never {
  /// Makes a tab with a label.
  public init(
    role: TabRole? = nil, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) { self.init(nil, content(), label()) }
}

extension Tab: TabContent, Drawable {
  /// What a selection has for it.
  public typealias TabValue = Value

  package func draw(in scope: DrawScope) -> [Box] {
    let item = content.tabItem { label }
    guard let value else { return scope.draw(item, at: .part("tab")) }
    return scope.draw(item.tag(value), at: .part("tab"))
  }
}

/// Tabs with a header, which phones do not show.
public struct TabSection<Content: View> {
  private let content: Content

  /// Makes a section of tabs.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Makes a section of tabs with a header.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Makes a section of tabs with a header.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension TabSection {
  /// Makes a section of tabs with a header.
  public init<Header: View>(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header
  ) { self.content = content() }
}

extension TabSection: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { scope.draw(content, at: .part("tabs")) }
}

extension TabSection: TabContent where Content: TabContent {
  /// What a selection has for its tabs.
  public typealias TabValue = Content.TabValue
}
