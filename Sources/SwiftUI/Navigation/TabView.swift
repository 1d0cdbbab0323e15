import AccessibilityTree
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// Screens that are chosen with a bar at the bottom.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let selection: Binding<SelectionValue>?
  private let content: Content

  /// Makes tabs whose selection is bound to a value of the app.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Makes tabs.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

/// The selected tab if the selection is not bound to a value of the app.
private final class TabKeeper {
  var selected = 0
  let more = MoreTabs.Keeper()
}

extension TabView: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let keeper = scope.node.slot(-1) { TabKeeper() }
    let boxes = scope.draw(content, at: .part("tabs")) {
      $0.isLazy = false
    }
    let now = selection.map { AnyHashable($0.wrappedValue) }
    let chosen = now.flatMap { now in boxes.firstIndex { $0.selectionTag == now } }
    let selected = min(chosen ?? keeper.selected, max(0, boxes.count - 1))
    let (selection, node) = (selection, scope.node)
    let tabs = boxes.enumerated().map { index, box -> TabsBox.Tab in
      let item = TabItem.of(box)
      return TabsBox.Tab(
        label: item?.label ?? "", identifier: item?.identifier ?? "", badge: item?.badge
      ) {
        keeper.selected = index
        if let value = box.selectionTag?.base as? SelectionValue { selection?.wrappedValue = value }
        node.change()
      }
    }
    if MoreTabs.isNeeded(for: tabs, in: scope.environment) {
      let more = MoreTabs(
        tabs: tabs, screens: boxes, keeper: keeper.more, selected: selected,
        change: { node.change() })
      return [more.box(in: scope)]
    }
    let hasBar = scope.environment.tabsHaveBar
    return [TabsBox(tabs, selected: selected, hasBar: hasBar, boxes)]
  }
}

/// What the button of a tab shows.
struct TabItem {
  var label: String
  var identifier = ""
  var badge: String?

  private enum Name {}
  static let name = ObjectIdentifier(Name.self)

  static func of(_ box: Box) -> TabItem? { box.note(name, as: TabItem.self) }
}

/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  let name: String
  /// For searching.
  public static let search = TabRole(name: "search")
}

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
}

extension Tab where Label == SwiftUI.Label<Text, Image>, Value == Never {
  /// Makes a tab with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole? = nil,
    @ViewBuilder content: () -> Content
  ) { self.init(nil, content(), SwiftUI.Label(titleKey, systemImage: systemImage)) }
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

extension Tab: View, Drawable {
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

private enum TabsHaveBarKey: EnvironmentKey { static var defaultValue: Bool { true } }

extension EnvironmentValues {
  var tabsHaveBar: Bool {
    get { self[TabsHaveBarKey.self] }
    set { self[TabsHaveBarKey.self] = newValue }
  }
}

/// How tabs look.
public protocol TabViewStyle: Sendable {}

/// A style of tabs that the system has.
public struct SystemTabViewStyle: TabViewStyle {
  let hasBar: Bool
  /// Makes the style that the system chooses.
  public init() { hasBar = true }
  init(hasBar: Bool) { self.hasBar = hasBar }
  /// When page dots are shown.
  public enum IndexDisplayMode: Sendable { case automatic, always, never }
}

extension TabViewStyle where Self == SystemTabViewStyle {
  /// As the system chooses.
  public nonisolated static var automatic: SystemTabViewStyle { .init(hasBar: true) }
  /// Pages.
  public nonisolated static var page: SystemTabViewStyle { .init(hasBar: false) }
  /// Pages.
  public nonisolated static func page(
    indexDisplayMode: SystemTabViewStyle.IndexDisplayMode
  ) -> SystemTabViewStyle { .init(hasBar: false) }
  /// With a bar at the side of wide screens.
  public nonisolated static var sidebarAdaptable: SystemTabViewStyle { .init(hasBar: true) }
}

/// Pages, under the name of their type.
public struct PageTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init(indexDisplayMode: SystemTabViewStyle.IndexDisplayMode = .automatic) {}
}

/// Tabs with a bar, under the name of their type.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Makes the style.
  public init() {}
}

extension View {
  /// What the button of a tab shows.
  public nonisolated func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    let label = label()
    return redrawn { boxes, scope in
      let item = scope.draw(label, at: .part("item")).flatMap { $0.elements() }
      let words = item.filter { $0.type != .image }.flatMap(\.words)
      let shown = words.isEmpty ? item.flatMap(\.words) : words
      var tab = TabItem(label: shown.joined(separator: ", "))
      tab.identifier =
        item.filter { $0.type != .image }.map(\.identifier).first { !$0.isEmpty } ?? ""
      let box = Box.column(boxes)
      var known = TabItem.of(box) ?? tab
      known.label = tab.label
      known.identifier = tab.identifier
      box.notes[TabItem.name] = known
      return [box]
    }
  }
  /// The number on the button of a tab, or beside a row.
  public nonisolated func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }
  /// The words on the button of a tab, or beside a row.
  public nonisolated func badge(_ label: Text?) -> some View {
    redrawn { boxes, scope in
      if scope.environment.isInRow {
        guard let label else { return boxes }
        return [.labeled(boxes, scope.drawOne(label, at: .part("badge")))]
      }
      let box = Box.one(boxes)
      var item = TabItem.of(box) ?? TabItem(label: "")
      item.badge = label?.words
      box.notes[TabItem.name] = item
      return [box]
    }
  }
  /// The words on the button of a tab, or beside a row.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    badge(key.map { Text($0) })
  }
  /// The words on the button of a tab, or beside a row.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    badge(label.map { Text($0) })
  }
  /// The view with a style for its tabs.
  public nonisolated func tabViewStyle<S: TabViewStyle>(_ style: S) -> some View {
    let hasBar = (style as? SystemTabViewStyle)?.hasBar ?? !(style is PageTabViewStyle)
    return surrounded { $0.tabsHaveBar = hasBar }
  }
}
