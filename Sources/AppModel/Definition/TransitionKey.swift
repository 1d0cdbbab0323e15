/// Identifies a transition of an app by its place.
package struct TransitionKey: Hashable, Sendable {
  /// The screen.
  package let screen: String
  /// The dotted path of the state that declares it; empty for the screen.
  package let state: String
  /// What triggers it.
  package let trigger: TransitionTrigger
  /// Its number among the transitions with the same trigger, from 0.
  package let index: Int

  /// Makes the key of a transition.
  package init(screen: String, state: String, trigger: TransitionTrigger, index: Int) {
    self.screen = screen
    self.state = state
    self.trigger = trigger
    self.index = index
  }
}
