public import SwiftUIViews

/// How a view comes and goes, made by an app or the system.
@MainActor @preconcurrency
public protocol Transition {
  /// What the view becomes meanwhile.
  associatedtype Body: View
  /// The view that comes or goes.
  typealias Content = PlaceholderContentView<Self>
  /// The view at a phase.
  @ViewBuilder func body(content: Content, phase: TransitionPhase) -> Body
}

/// The view that a transition, an animation or an animator is for.
public struct PlaceholderContentView<Value> {
  private let view: AnyView

  /// Stands for the view that comes or goes.
  nonisolated init() { view = AnyView(StandIn()) }
  /// Stands for a view that is known.
  nonisolated init(_ view: some View) { self.view = AnyView(view) }
}

extension PlaceholderContentView: View {
  /// The view.
  public var body: some View { view }
}

/// How far a view has come or gone.
public enum TransitionPhase: Hashable, Sendable {
  case willAppear, identity, didDisappear
  /// Whether the view is in its place.
  public var isIdentity: Bool { self == .identity }
  /// -1 before it comes, 0 in its place, and 1 when it has gone.
  public var value: Double {
    switch self {
    case .willAppear: -1
    case .identity: 0
    case .didDisappear: 1
    }
  }
}

/// Coming and going behind a blur.
public struct BlurReplaceTransition: Transition {
  /// Whether the view grows or shrinks meanwhile.
  public enum Configuration: Sendable { case downUp, upUp }
  /// Makes a transition.
  public nonisolated init(configuration: Configuration) {}
  /// The view itself.
  public func body(content: Content, phase: TransitionPhase) -> some View { content }
}

extension Transition where Self == BlurReplaceTransition {
  /// Coming and going behind a blur.
  public nonisolated static var blurReplace: BlurReplaceTransition { .init(configuration: .downUp) }
  /// Coming and going behind a blur.
  public nonisolated static func blurReplace(
    _ configuration: BlurReplaceTransition.Configuration = .downUp
  ) -> BlurReplaceTransition { .init(configuration: configuration) }
}

extension Transition {
  /// With an animation of its own.
  public nonisolated func animation(_ animation: Animation?) -> some Transition {
    OnMain.run { TimedTransition(transition: self, animation: animation) }
  }
  /// Both.
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

/// A view that comes and goes in two ways at once.
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
  /// Animates coming and going.
  @_disfavoredOverload
  public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
    self.transition(AnyTransition(transition))
  }
}
