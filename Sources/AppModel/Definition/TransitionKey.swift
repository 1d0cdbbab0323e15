/// Names a transition of an app by where it stands.
package struct TransitionKey: Hashable, Sendable {
  /// The screen.
  package let screen: String
  /// The dotted path of the state that declares it; empty for the screen itself.
  package let state: String
  /// What it answers.
  package let trigger: TransitionTrigger
  /// Its number among those that answer the same, from 0.
  package let index: Int

  /// Names a transition by its screen, state, trigger and number.
  package init(screen: String, state: String, trigger: TransitionTrigger, index: Int) {
    self.screen = screen
    self.state = state
    self.trigger = trigger
    self.index = index
  }
}
