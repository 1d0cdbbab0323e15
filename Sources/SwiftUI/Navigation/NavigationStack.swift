import SwiftUILooks
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// Screens under one navigation bar.
public struct NavigationStack<Data, Root: View> {
  private let root: Root
  private let path: NavigationKeeper.PathAccess?

  init(_ root: Root, _ path: NavigationKeeper.PathAccess?) {
    self.root = root
    self.path = path
  }
}

extension NavigationStack where Data == NavigationPath {
  /// Makes a stack with a first screen.
  public init(@ViewBuilder root: () -> Root) { self.init(root(), nil) }
  /// Makes a stack whose screens follow a path.
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) {
    self.init(
      root(),
      .init(
        get: { path.wrappedValue.values }, set: { path.wrappedValue = NavigationPath(values: $0) }))
  }
}

extension NavigationStack
where
  Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
  Data.Element: Hashable
{
  /// Makes a stack whose screens follow a collection of values.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) {
    self.init(
      root(),
      .init(
        get: { path.wrappedValue.map { AnyHashable($0) } },
        set: { path.wrappedValue = Data($0.compactMap { $0.base as? Data.Element }) }))
  }
}

extension NavigationStack: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    // In a column of a split view the screens are those of the whole.
    guard let columns = scope.environment.splitColumn?.columns,
      let keeper = scope.environment.navigation
    else { return NavigationDrawing.draw(root, path: path, in: scope) }
    if let path { columns.path = path }
    return scope.draw(root, at: .part("root")) {
      $0.splitColumn = nil
      $0.navigation = keeper
    }
  }
}

/// Screens under one navigation bar, in the older form; of several views the first one is
/// shown, as on phones.
public struct NavigationView<Content: View> {
  private let content: Content

  /// Makes a stack with a first screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let first = content.redrawn { boxes, _ in Array(boxes.prefix(1)) }
    return NavigationDrawing.draw(
      first, path: nil, hasSidebar: !scope.environment.stacksScreens,
      untitledName: "_TtGC7SwiftUI19UIHosting", in: scope)
  }
}

/// Draws navigation stacks.
@MainActor
enum NavigationDrawing {
  /// iOS names a bar without a title after the class of its screens, which is this one in stacks.
  static func draw(
    _ root: some View, path: NavigationKeeper.PathAccess?, columns: SplitColumns? = nil,
    hasSidebar: Bool = false, untitledName: String = "_TtGC7SwiftUI32NavigationStackHosting",
    in scope: DrawScope
  ) -> [Box] {
    let keeper = scope.node.slot(-1) { NavigationKeeper() }
    keeper.node = scope.node
    keeper.isDrawing = true
    defer { keeper.isDrawing = false }
    // The last drawing may have chosen a column or changed the path.
    func follow() {
      columns?.show(on: keeper, in: scope)
      keeper.path = columns?.path ?? path
      _ = keeper.followPath()
    }
    var screens = [
      scope.draw(EditableScreen(content: root), at: .part("root")) {
        $0.navigation = keeper
        $0.lateWatcher = keeper
        $0.isLazy = false
        $0.searchRows = nil
        $0.splitColumn = columns?.column(0)
        $0.isInSidebar = hasSidebar || columns != nil
      }
    ]
    follow()
    var place = 0
    while place < keeper.entries.count {
      let entry = keeper.entries[place]
      screens.append(
        scope.draw(EditableScreen(content: entry.view), at: entry.key) {
          $0.navigation = keeper
          $0.lateWatcher = keeper
          $0.isLazy = false
          $0.searchRows = nil
          $0.splitColumn = columns?.column(showing: entry.key)
          $0.isInSidebar = false
          $0.dismiss = DismissAction(keeper: scope.node) { keeper.pop() }
          $0.isPresented = true
        })
      place += 1
      follow()
    }
    let search = scope.environment.searchRows
    let beside = screens.prefix(columns?.countBeside ?? 0)
    let last = box(of: Array(screens.dropFirst(beside.count)), search, keeper, untitledName)
    guard !beside.isEmpty else { return [last] }
    return [ColumnsBox(beside.map { box(of: [$0], search, keeper, untitledName) } + [last])]
  }

  private static func box(
    of screens: [[Box]], _ search: SearchRows?, _ keeper: NavigationKeeper, _ untitledName: String
  ) -> Box {
    var isLarge = true
    var bars: [BarContent] = []
    for screen in screens {
      let bar = BarContent(of: screen, inheriting: isLarge)
      isLarge = bar.isLarge
      bars.append(bar)
    }
    var bar = bars[bars.count - 1]
    bar.untitledName = untitledName
    bar.below = screens.dropLast().map { $0.firstFound(\.outermostView) }
    if bars.count == 1, bar.search.isEmpty, let search { bar.search = search.boxes }
    if bars.count > 1 { bar.back = (bars[bars.count - 2].title, { keeper.pop() }) }
    return NavigationBox(bar, content: .column(screens[screens.count - 1]))
  }
}
