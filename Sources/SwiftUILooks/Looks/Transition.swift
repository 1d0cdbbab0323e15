public import SwiftUIViews

/// How a view appears and disappears, made by an app or the system.
@MainActor @preconcurrency
public protocol Transition {
  /// The type of the view during the transition.
  associatedtype Body: View
  /// The view that appears or disappears.
  typealias Content = PlaceholderContentView<Self>
  /// The view at a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that a transition, an animation or an animator is for.
public struct PlaceholderContentView<Value> {
  private let view: AnyView

  /// A placeholder for the view that appears or disappears.
  nonisolated init() { view = AnyView(StandIn()) }
  /// A placeholder for a known view.
  nonisolated init(_ view: some View) { self.view = AnyView(view) }
}

extension PlaceholderContentView: View {
  /// The view.
  public var body: some View { view }
}

/// The phase of a view's transition.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  /// Whether the view is in its place.
  public var isIdentity: Bool { self == .identity }
  /// -1 before it appears, 0 while it is shown, and 1 after it has disappeared.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Appearing and disappearing behind a blur.
public struct BlurReplaceTransition: Transition {
  /// Whether the view shrinks or grows during the transition.
  public enum Configuration: Sendable { case downUp, upUp }
  /// Makes a transition.
  public nonisolated init(configuration: Configuration) {}
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// Appearing and disappearing behind a blur.
  public nonisolated static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
  /// Appearing and disappearing behind a blur.
  public nonisolated static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { .init(configuration: configuration) }
}

extension Transition {
  /// With an animation of its own.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    OnMain.run { TimedTransition(transition: self, animation: animation) }
  }
  /// Both transitions at once.
  public nonisolated func combined<T: Transition>(with other: T) -> some Transition {
    OnMain.run { JoinedTransition(first: self, second: other) }
  }
}

/// A transition with an animation of its own.
@MainActor
private protocol Timed {
  var animation: Animation? { get }
}

private struct TimedTransition<Base: Transition>: Transition, Timed {
  let transition: Base
  let animation: Animation?

  func body(content: Content, phase: TransitionPhase) -> some View {
    transition.body(content: .init(content), phase: phase)
  }
}

/// A view that appears and disappears in two ways at once.
private struct JoinedTransition<First: Transition, Second: Transition>: Transition {
  let first: First
  let second: Second

  func body(content: Content, phase: TransitionPhase) -> some View {
    second.body(
      content: .init(first.body(content: .init(content), phase: phase)), phase: phase)
  }
}

extension AnyTransition {
  /// Hides the type of a transition.
  public init<T: Transition>(_ transition: T) {
    self = OnMain.run {
      let made = AnyTransition(
        before: AnyView(transition.body(content: .init(), phase: .willAppear)),
        after: AnyView(transition.body(content: .init(), phase: .didDisappear)))
      guard let timed = transition as? any Timed else { return made }
      return made.animation(timed.animation)
    }
  }
}

extension View {
  /// Animates appearing and disappearing.
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
