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
    NavigationDrawing.draw(root, path: path, in: scope)
  }
}

/// Screens under one navigation bar, as older systems name it.
public struct NavigationView<Content: View> {
  private let content: Content

  /// Makes a stack with a first screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    NavigationDrawing.draw(content, path: nil, in: scope)
  }
}

/// A list beside its details; on a phone they are screens of one stack.
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private let sidebar: Sidebar

  init(_ sidebar: Sidebar) { self.sidebar = sidebar }
}

extension NavigationSplitView where Content == EmptyView {
  /// Makes a list with details.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(sidebar())
  }
  /// Makes a list with details.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
  /// Makes a list with details; a phone shows the list first.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
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
  ) { self.init(sidebar()) }
  /// Makes a list with content and details.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) { self.init(sidebar()) }
}

extension NavigationSplitView: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    NavigationDrawing.draw(sidebar, path: nil, in: scope)
  }
}

/// Which columns are seen.
public struct NavigationSplitViewVisibility: Hashable, Sendable {
  let name: String
  /// As the system has it.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All columns.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// Two columns.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The details alone.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// Draws navigation stacks.
@MainActor
enum NavigationDrawing {
  static func draw(
    _ root: some View, path: NavigationKeeper.PathAccess?, in scope: DrawScope
  ) -> [Box] {
    let keeper = scope.node.slot(-1) { NavigationKeeper() }
    keeper.node = scope.node
    keeper.path = path
    keeper.isDrawing = true
    defer { keeper.isDrawing = false }
    var screens = [
      scope.draw(EditableScreen(content: root), at: .part("root")) {
        $0.navigation = keeper
        $0.isLazy = false
      }
    ]
    _ = keeper.followPath()
    var place = 0
    while place < keeper.entries.count {
      let entry = keeper.entries[place]
      screens.append(
        scope.draw(EditableScreen(content: entry.view), at: entry.key) {
          $0.navigation = keeper
          $0.isLazy = false
          $0.dismiss = DismissAction(keeper: scope.node) { keeper.pop() }
          $0.isPresented = true
        })
      place += 1
      _ = keeper.followPath()
    }
    return [box(of: screens, keeper)]
  }

  private static func box(of screens: [[Box]], _ keeper: NavigationKeeper) -> Box {
    var isLarge = true
    var bars: [BarContent] = []
    for screen in screens {
      let bar = BarContent(of: screen, inheriting: isLarge)
      isLarge = bar.isLarge
      bars.append(bar)
    }
    var bar = bars[bars.count - 1]
    bar.below = screens.dropLast().map { $0.lazy.compactMap(\.outermostView).first }
    if bars.count > 1 { bar.back = (bars[bars.count - 2].title, { keeper.pop() }) }
    return NavigationBox(bar, content: .column(screens[screens.count - 1]))
  }
}

/// Closes the view that it is read in.
public struct DismissAction {
  private let keeper: AnyObject?
  private let act: () -> Void

  init(keeper: AnyObject?, _ act: @escaping () -> Void) {
    self.keeper = keeper
    self.act = act
  }

  /// Closes the view.
  public func callAsFunction() { act() }
}

extension DismissAction: SelfComparing {
  package func isSame(as other: Any) -> Bool {
    guard let other = other as? DismissAction else { return false }
    return keeper === other.keeper
  }
}

/// Whether a view is shown over another, and how it is closed; older systems use it.
public struct PresentationMode {
  /// Whether the view is shown over another.
  public let isPresented: Bool
  let close: DismissAction
  /// Closes the view.
  public mutating func dismiss() { close() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(keeper: nil) {} }
}
private enum PresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Closes the view.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// Whether the view is shown over another.
  public var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
  /// Whether the view is shown over another, and how it is closed.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, close: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
