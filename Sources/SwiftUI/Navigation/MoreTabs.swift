import SwiftUIViews
import ViewGraph
import ViewLayout

/// The More tab: it lists the tabs without a button, next to four others, as on a phone.
struct MoreTabs {
  /// What it shows.
  final class Keeper {
    /// Whether the list is shown in place of a tab.
    var showsList = false
    /// The tab that it showed last; nil for the list.
    var open: Int?
  }

  /// How many tabs have buttons if there is no More tab.
  static let tabsOnBar = 5

  let tabs: [TabsBox.Tab]
  let screens: [Box]
  let keeper: Keeper
  /// The tab that is shown.
  let selected: Int
  /// Shows what has changed.
  let change: () -> Void

  /// The first tab without a button.
  private static let first = tabsOnBar - 1

  /// Whether some tabs have no button.
  static func isNeeded(for tabs: [TabsBox.Tab], in environment: EnvironmentValues) -> Bool {
    tabs.count > tabsOnBar && environment.tabsHaveBar
      && environment.horizontalSizeClass == .compact
  }

  /// Whether a tab without a button is selected.
  private var isOpen: Bool { selected >= Self.first }

  /// The box of the tabs: those with a button, and this one.
  @MainActor
  func box(in scope: DrawScope) -> Box {
    let keeper = keeper
    if isOpen, !keeper.showsList { keeper.open = selected }
    var shown = tabs.prefix(Self.first).map { $0.after { keeper.showsList = false } }
    shown.append(TabsBox.Tab(label: Self.title, identifier: "", badge: nil, select: follow))
    let isShown = isOpen || keeper.showsList
    let last = isShown ? scope.draw(stack, at: .part("more")) : []
    return TabsBox(
      shown, selected: isShown ? Self.first : selected, hasBar: true,
      screens.prefix(Self.first) + [.column(last)])
  }

  private static let title = "More"

  /// Shows the tab that was open, or the list if that tab is shown already.
  private func follow() {
    guard !isOpen, !keeper.showsList, let open = keeper.open else { return showList() }
    tabs[open].select()
  }

  private func showList() {
    keeper.showsList = true
    keeper.open = nil
    change()
  }

  @MainActor
  private var stack: some View {
    let (keeper, selected, isOpen) = (keeper, selected, isOpen)
    let path = Binding<[Int]>(
      get: { isOpen && !keeper.showsList ? [selected] : [] },
      set: { if $0.isEmpty { showList() } })
    let rows = tabs.dropFirst(Self.first).map { $0.after { keeper.showsList = false } }
    return NavigationStack(path: path) {
      EmptyView().redrawn { _, _ in [MoreBox(rows)] }
        .navigationTitle(Text(verbatim: Self.title))
        .navigationBarTitleDisplayMode(.inline)
        .navigationDestination(for: Int.self) { place in
          EmptyView().redrawn { _, _ in [screens[place]] }
        }
    }
  }
}
