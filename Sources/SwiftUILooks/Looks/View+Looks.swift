public import SwiftUIViews

// These modifiers decide how a view looks or moves, which no test sees. Each compiles and at most
// sets a value of the environment; the article of the SwiftUI module lists them.

extension View {
  /// Animates appearing and disappearing.
  public nonisolated func transition(_ transition: AnyTransition) -> some View {
    boxed { transition.box(around: $0, in: $1) }
  }
  /// Animates changes of content.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> some View { self }
  /// Changes how changes of the view are animated, or removes their animation; by itself it
  /// animates nothing.
  public nonisolated func transaction(
    _ transform: @escaping (inout Transaction) -> Void
  ) -> some View { boxed { box, _ in ValueMovement(after: transform).box(around: box) } }
  /// Changes how the changes are animated that happen when a value changes.
  public nonisolated func transaction<V: Equatable>(
    value: V, _ transform: @escaping (inout Transaction) -> Void
  ) -> some View {
    redrawn { AnimatedValue.boxes($0, ValueMovement(after: transform), value, in: $1) }
  }
  /// Moves it to the place of another view when that disappears.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View { self }
  /// Marks it as the source from which a screen opens.
  public nonisolated func matchedTransitionSource<ID: Hashable>(
    id: ID, in namespace: Namespace.ID
  ) -> some View { self }
  /// Uses another form of symbols.
  public nonisolated func symbolVariant(_ variant: SymbolVariants) -> some View { self }
  /// Moves symbols.
  public nonisolated func symbolEffect<V: Equatable>(
    _ effect: SymbolEffectKind, value: V
  ) -> some View { self }
  /// Moves symbols.
  public nonisolated func symbolEffect(
    _ effect: SymbolEffectKind, isActive: Bool = true
  ) -> some View { self }
  /// Hides the status bar.
  public nonisolated func statusBarHidden(_ hidden: Bool = true) -> some View { self }
  /// Follows a pointer.
  public nonisolated func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { self }
  /// Reports when a pointer is over it, which never happens here.
  public nonisolated func onHover(perform action: @escaping (Bool) -> Void) -> some View { self }
  /// The level of a heading, which tests do not see.
  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }
  /// Follows the focus of VoiceOver.
  public nonisolated func accessibilityFocused<V: Hashable>(
    _ state: AccessibilityFocusState<V>.Binding, equals value: V
  ) -> some View { self }
  /// Follows the focus of VoiceOver.
  public nonisolated func accessibilityFocused(
    _ state: AccessibilityFocusState<Bool>.Binding
  ) -> some View { self }
  /// Gives haptic feedback.
  public nonisolated func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T
  ) -> some View { self }
  /// Makes symbols smaller or larger.
  public nonisolated func imageScale(_ scale: Image.Scale) -> some View { self }
  /// Colours symbols.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }
  /// Animates changes, which end at once here.
  public nonisolated func animation(_ animation: Animation?) -> some View { self }
  /// Changes it with an animation for these changes alone, which end at once here.
  public nonisolated func animation<V: View>(
    _ animation: Animation?, @ViewBuilder body: (PlaceholderContentView<Self>) -> V
  ) -> some View { body(PlaceholderContentView(self)) }
}
