import ViewGraph
package import ViewLayout

/// A reusable change of a view.
@MainActor @preconcurrency
public protocol ViewModifier {
  /// The type of the changed view.
  associatedtype Body: View
  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
  /// The changed view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier> {
  let view: any View

  init(_ view: any View) { self.view = view }
}

extension _ViewModifier_Content: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] { scope.draw(view, at: .part("content")) }
}

/// A view with a change.
public struct ModifiedContent<Content, Modifier> {
  /// The view.
  public var content: Content
  /// The change.
  public var modifier: Modifier

  /// Makes a changed view.
  public nonisolated init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View where Content: View, Modifier: ViewModifier {}

extension ModifiedContent: Drawable where Content: View, Modifier: ViewModifier {
  package func draw(in scope: DrawScope) -> [Box] {
    var modifier = modifier
    let body = scope.kept(&modifier) { $0.body(content: _ViewModifier_Content(content)) }
    return scope.draw(body, at: .part("body"))
  }
}

/// The modifier that changes nothing.
public struct EmptyModifier: ViewModifier {
  /// The modifier that changes nothing.
  public static let identity = EmptyModifier()
  /// Makes a modifier that changes nothing.
  public nonisolated init() {}
  /// The view as it is.
  public func body(content: Content) -> some View { content }
}

extension View {
  /// The view with a change.
  public nonisolated func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ViewModifier {
  /// Both changes, one after the other.
  public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// The view with both changes.
  public func body(content view: _ViewModifier_Content<Self>) -> some View {
    view.modifier(content).modifier(modifier)
  }
}
