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

extension TabView where Content: TabContent, Content.TabValue == SelectionValue {
  /// Makes tabs whose selection is bound to a value of the app.
  public init(
    selection: Binding<SelectionValue>?,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
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
}
