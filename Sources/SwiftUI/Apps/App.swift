@_exported public import SwiftUILayouts
@_exported public import SwiftUILooks
@_exported public import SwiftUIViews
import ViewGraph
package import ViewLayout

/// An app.
@MainActor @preconcurrency
public protocol App {
  /// The type of its scenes.
  associatedtype Body: Scene
  /// Its scenes.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  /// Makes the app.
  @MainActor @preconcurrency init()
}

extension App {
  /// Does nothing: a test starts the app.
  @MainActor @preconcurrency
  public static func main() {}
}

/// A part of an app with a life cycle of its own, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The type of its content.
  associatedtype Body: Scene
  /// Its content.
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Scene {}

/// A scene that is drawn without a body.
@MainActor
package protocol DrawableScene {
  /// The boxes of its window.
  func drawWindow(in scope: DrawScope) -> [Box]
}

extension Scene where Body == Never {
  /// Scenes of the system have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// Makes the scenes of an app.
@resultBuilder
public struct SceneBuilder {
  /// A single scene.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
  /// Several scenes; the first is shown.
  @_disfavoredOverload
  public static func buildBlock<First: Scene, each Content: Scene>(
    _ first: First, _ content: repeat each Content
  ) -> some Scene { first }
  /// A scene behind a check of the system's version.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content {
    content
  }
  /// A scene that is there if a condition is true.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> EmptyScene {
    EmptyScene()
  }
}

/// No scene.
public struct EmptyScene {
  /// Makes no scene.
  public init() {}
}

extension EmptyScene: Scene, DrawableScene {
  package func drawWindow(in scope: DrawScope) -> [Box] { [] }
}

/// The window of an app.
public struct WindowGroup<Content: View> {
  private let content: Content

  /// Makes a window.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Makes a window with a name.
  public init(id: String, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Makes a window with a title.
  public init(_ title: Text, @ViewBuilder content: () -> Content) { self.content = content() }
  /// Makes a window with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// Makes a window with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension WindowGroup: Scene, DrawableScene {
  package func drawWindow(in scope: DrawScope) -> [Box] {
    [.column(scope.draw(EditableScreen(content: content), at: .part("window")))]
  }
}

/// The settings window of a Mac's app, which iOS does not have.
public struct Settings<Content: View> {
  /// Makes a window that is not shown.
  public init(@ViewBuilder content: () -> Content) {}
}

extension Settings: Scene, DrawableScene {
  package func drawWindow(in scope: DrawScope) -> [Box] { [] }
}
