import SwiftUIViews
import ViewGraph
package import ViewLayout

/// A list next to its details; where there is less space they are screens of one stack.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar
  private let others: [AnyView]
  private let preferred: Binding<NavigationSplitViewColumn>?

  private init(
    _ sidebar: Sidebar, _ others: [AnyView],
    preferring preferred: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.sidebar = sidebar
    self.others = others
    self.preferred = preferred
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes a list with details.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar(), [AnyView(detail())])
  }
  /// Makes a list with details.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), [AnyView(detail())]) }
  /// Makes a list with details; a phone shows the column that is preferred first.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), [AnyView(detail())], preferring: preferredCompactColumn) }
  /// Makes a list with details; a phone shows the column that is preferred first.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(
      preferredCompactColumn: preferredCompactColumn, sidebar: sidebar, detail: detail)
  }
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let name: String
  /// The list.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// What is between the list and the details.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The details.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}

extension NavigationSplitView {
  /// Makes a list with content and details.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), [AnyView(content()), AnyView(detail())]) }
  /// Makes a list with content and details.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar(), [AnyView(content()), AnyView(detail())]) }
}

extension NavigationSplitView: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let columns = scope.node.slot(-2) { SplitColumns() }
    columns.views = others
    columns.preferred = preferred
    columns.areBeside = scope.environment.horizontalSizeClass == .regular
    return NavigationDrawing.draw(sidebar, path: nil, columns: columns, in: scope)
  }
}

/// Which columns are visible.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  let name: String
  /// As the system chooses.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// Two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The details alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// The columns of a split view, which are screens of one stack on a phone.
final class SplitColumns {
  /// The columns after the sidebar.
  var views: [AnyView] = []
  /// Whether all columns are shown, side by side.
  var areBeside = false
  /// How many columns are beside the last one, which has the screens that links open.
  var countBeside: Int { areBeside ? views.count : 0 }
  var preferred: Binding<NavigationSplitViewColumn>?
  /// How the path of a stack in a column is read and written.
  var path: NavigationKeeper.PathAccess?
  private var columns: [SplitColumn] = []

  /// The column at an index.
  func column(_ place: Int) -> SplitColumn {
    while columns.count <= place { columns.append(SplitColumn(self)) }
    return columns[place]
  }

  /// The column that a screen shows.
  func column(showing key: NodeKey) -> SplitColumn? {
    views.indices.first { Self.key($0) == key }.map { column($0 + 1) }
  }

  static func key(_ place: Int) -> NodeKey { .part("column \(place + 1)") }

  /// Shows each column for which something is chosen in the one before it.
  @MainActor
  func show(on keeper: NavigationKeeper, in scope: DrawScope) {
    for (place, view) in views.enumerated() {
      let column = column(place)
      let isPreferred = preferred.map { $0.wrappedValue != .sidebar } ?? false
      guard column.hasChoice(in: scope) || isPreferred || areBeside else {
        if keeper.hide(Self.key(place)) { path = nil }
        return
      }
      keeper.show(Self.key(place), view, isColumn: true) { [weak self] in
        column.selection?.clear()
        if isPreferred { self?.preferred?.wrappedValue = .sidebar }
        self?.path = nil
      }
    }
  }
}

/// A column in which a row is chosen.
final class SplitColumn {
  unowned let columns: SplitColumns
  /// How the chosen row of its list is read and written.
  var selection: SelectionAccess?

  init(_ columns: SplitColumns) { self.columns = columns }

  @MainActor
  fileprivate func hasChoice(in scope: DrawScope) -> Bool {
    guard var selection else { return false }
    return scope.evaluated(&selection) { $0.hasChoice() }
  }
}

private enum SplitColumnKey: EnvironmentKey { static var defaultValue: SplitColumn? { nil } }

extension EnvironmentValues {
  /// The column of a split view that the view is in.
  var splitColumn: SplitColumn? {
    get { self[SplitColumnKey.self] }
    set { self[SplitColumnKey.self] = newValue }
  }
}
