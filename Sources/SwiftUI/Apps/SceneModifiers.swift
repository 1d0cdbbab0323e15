import SwiftUIViews
import ViewGraph
import ViewLayout

/// A scene wrapped as a view, so that view modifiers work on it.
private struct SceneView<Content: Scene>: View, Drawable {
  let scene: Content
  func draw(in scope: DrawScope) -> [Box] { SceneDrawing.draw(scene, in: scope) }
}

/// A scene whose window is changed by view modifiers.
private struct ChangedScene<Window: View>: Scene, DrawableScene {
  let window: Window
  func drawWindow(in scope: DrawScope) -> [Box] { scope.draw(window, at: .part("scene")) }
}

extension Scene {
  private func changed<Window: View>(_ change: (SceneView<Self>) -> Window) -> some Scene {
    ChangedScene(window: change(SceneView(scene: self)))
  }

  /// Calls a closure when a value has changed, such as whether the app is in front.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (V, V) -> Void
  ) -> some Scene { changed { $0.onChange(of: value, initial: initial, action) } }
  /// Calls a closure when a value has changed.
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some Scene { changed { $0.onChange(of: value, initial: initial, action) } }
  /// Calls a closure with a value when it has changed.
  @_disfavoredOverload
  public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (V) -> Void
  ) -> some Scene { changed { $0.onChange(of: value) { _, new in action(new) } } }

  /// The scene with a value in the environment of its views.
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene { changed { $0.environment(keyPath, value) } }
  /// The scene with an object in the environment of its views.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    changed { $0.environment(object) }
  }
  /// The scene with an object in the environment of its views.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    changed { $0.environmentObject(object) }
  }

  /// The scene with commands in the menu bar, which phones do not have.
  public func commands<Content: Commands>(
    @CommandsBuilder content: () -> Content
  ) -> some Scene { self }
  /// The size of the window on a Mac.
  public func defaultSize(width: CGFloat, height: CGFloat) -> some Scene { self }
  /// Whether links of some kinds open the scene; there is only one here.
  public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

/// Commands of a menu bar, which phones do not have.
@MainActor @preconcurrency
public protocol Commands {
  /// The type of its content.
  associatedtype Body: Commands
  /// Its content.
  @CommandsBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// Commands of the system have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// No commands.
public struct EmptyCommands: Commands {
  /// Makes no commands.
  public init() {}
}

/// Makes commands; none of them is shown.
@resultBuilder
public struct CommandsBuilder {
  /// Any commands.
  public static func buildBlock<each Content: Commands>(
    _ content: repeat each Content
  ) -> EmptyCommands { EmptyCommands() }
  /// Commands that are there if a condition is true.
  public static func buildIf<Content: Commands>(_ content: Content?) -> EmptyCommands {
    EmptyCommands()
  }
  /// The first of two.
  public static func buildEither<Content: Commands>(first: Content) -> EmptyCommands {
    EmptyCommands()
  }
  /// The second of two.
  public static func buildEither<Content: Commands>(second: Content) -> EmptyCommands {
    EmptyCommands()
  }
}

/// A menu of its own.
public struct CommandMenu: Commands {
  /// Makes a menu that is not shown.
  public init<Content: View>(_ name: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

/// Where the system has commands of a kind.
public struct CommandGroupPlacement: Sendable {
  let name: String
  /// For a new item.
  public static let newItem = CommandGroupPlacement(name: "newItem")
  /// For saving.
  public static let saveItem = CommandGroupPlacement(name: "saveItem")
  /// For the settings.
  public static let appSettings = CommandGroupPlacement(name: "appSettings")
  /// About the app.
  public static let appInfo = CommandGroupPlacement(name: "appInfo")
  /// For help.
  public static let help = CommandGroupPlacement(name: "help")
  /// For the sidebar.
  public static let sidebar = CommandGroupPlacement(name: "sidebar")
  /// For the toolbar.
  public static let toolbar = CommandGroupPlacement(name: "toolbar")
  /// For the clipboard.
  public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
  /// For undo and redo.
  public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
}

/// Commands beside those of the system.
public struct CommandGroup: Commands {
  /// Makes commands that are not shown.
  public init<Content: View>(
    before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  /// Makes commands that are not shown.
  public init<Content: View>(
    after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
  /// Makes commands that are not shown.
  public init<Content: View>(
    replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content
  ) {}
}

/// The commands of a sidebar.
public typealias SidebarCommands = EmptyCommands
/// The commands of a toolbar.
public typealias ToolbarCommands = EmptyCommands
/// The commands for editing text.
public typealias TextEditingCommands = EmptyCommands
