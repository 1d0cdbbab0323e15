import ViewLayout

/// Which gestures of a view are active.
public struct GestureMask: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt32
  /// Makes a mask from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// That of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// Those of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}

extension Gesture {
  /// A box that handles the gestures of a session.
  fileprivate func answering(
    on box: Box, as rank: AnsweringBox.Rank, in environment: EnvironmentValues
  ) -> Box {
    let spaces = environment.namedSpaces
    var answers: [BoxAnswers.Gesture: () -> Void] = [:]
    for kind in BoxAnswers.Gesture.allCases where tells(.single(kind), box) {
      answers[kind] = { act(on: .single(kind), box, spaces) }
    }
    var spreads: [BoxAnswers.Spread: (Double, Double) -> Void] = [:]
    for kind in BoxAnswers.Spread.allCases
    where tells(.spread(kind, amount: .infinity, velocity: 1), box) {
      spreads[kind] = { act(on: .spread(kind, amount: $0, velocity: $1), box, spaces) }
    }
    return AnsweringBox(
      box, answers: answers, spreads: spreads, rank: rank,
      isEnabled: environment.isEnabled)
  }

  private func tells(_ kind: Touch.Kind, _ box: Box) -> Bool {
    !told(Touch(kind: kind, frame: box.frame)).isEmpty
  }

  private nonisolated func act(on kind: Touch.Kind, _ box: Box, _ spaces: NamedSpaces) {
    OnMain.run {
      let moments = told(Touch(kind: kind, frame: box.frame, spaces: spaces))
      moments.forEach { $0.act() }
      moments.last?.finish()
    }
  }
}

/// The action of a press that lasts some seconds, with a callback for whether the finger is down.
private func press(
  lasting least: Double, _ act: @escaping () -> Void, _ tell: ((Bool) -> Void)?
) -> [BoxAnswers.Gesture: () -> Void] {
  let press = {
    tell?(true)
    if BoxTouch.lasts(least) { act() }
    tell?(false)
  }
  // Without a duration the press is there as soon as the finger is.
  return least > 0 ? [.longPress: press] : [.longPress: press, .tap: press]
}

extension View {
  /// Calls a closure on a tap; this alone does not make the view a button for VoiceOver.
  public nonisolated func onTapGesture(
    count: Int = 1, perform action: @escaping () -> Void
  ) -> some View { touched([count == 2 ? .doubleTap : .tap: action]) }
  /// Calls a closure with the place of a tap: the middle of the view if the tap is on its element.
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    boxed { box, scope in
      SpatialTapGesture(count: count, coordinateSpace: coordinateSpace)
        .onEnded { action($0.location) }
        .answering(on: box, as: .inner, in: scope.environment)
    }
  }
  /// Calls a closure on a long press.
  public nonisolated func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10,
    perform action: @escaping () -> Void, onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View { touched(press(lasting: minimumDuration, action, onPressingChanged)) }
  /// The view with a gesture.
  public nonisolated func gesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { touched(gesture, as: .inner, mask) }
  /// The view with a gesture beside those inside.
  public nonisolated func simultaneousGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { touched(gesture, as: .both, mask) }
  /// The view with a gesture before those inside.
  public nonisolated func highPriorityGesture<T: Gesture>(
    _ gesture: T, including mask: GestureMask = .all
  ) -> some View { touched(gesture, as: .outer, mask) }

  private nonisolated func touched<T: Gesture>(
    _ gesture: T, as rank: AnsweringBox.Rank, _ mask: GestureMask
  ) -> some View {
    boxed { box, scope in
      guard mask.contains(.gesture) else { return box }
      return gesture.answering(
        on: box, as: mask.contains(.subviews) ? rank : .outer, in: scope.environment)
    }
  }

  private nonisolated func touched(
    _ answers: [BoxAnswers.Gesture: () -> Void]
  ) -> some View {
    boxed { box, scope in
      AnsweringBox(box, answers: answers, isEnabled: scope.environment.isEnabled)
    }
  }

  /// The view with an action of VoiceOver; the usual one acts as a tap.
  public nonisolated func accessibilityAction(
    _ kind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> some View {
    elements { if kind == .default { $0.answers.gestures[.tap] = handler } }
  }
  /// The view with a named action of VoiceOver, which tests do not see.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// The view with a named action of VoiceOver, which tests do not see.
  public nonisolated func accessibilityAction(
    named name: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> some View { self }
  /// The view with actions of VoiceOver, which tests do not see.
  public nonisolated func accessibilityActions<Content: View>(
    @ViewBuilder _ content: () -> Content
  ) -> some View { self }
  /// The view with a value that VoiceOver adjusts; tests can adjust only sliders.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> some View { self }
}

/// An action of VoiceOver.
public struct AccessibilityActionKind: Equatable, Sendable {
  let name: String
  /// What a tap does.
  public static let `default` = AccessibilityActionKind(name: "default")
  /// Leaving the screen.
  public static let escape = AccessibilityActionKind(name: "escape")
  /// The main action of the screen.
  public static let magicTap = AccessibilityActionKind(name: "magicTap")
  /// An action with a name.
  public init(named name: Text) { self.name = name.words }
  init(name: String) { self.name = name }
}

/// More or less.
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
