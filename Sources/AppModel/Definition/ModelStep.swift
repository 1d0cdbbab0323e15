/// A step of a running app's model, reported when it happens.
///
/// A journal names screens by numbers and does not name transitions; a replay gets both from here.
package enum ModelStep: Sendable {
  /// The screen has opened.
  case opened
  case entered(state: String)
  case took(TransitionKey)
  case loaded(loader: String, isFailure: Bool)
  case started(coordinator: String)
  case followed(pattern: String)
  case answered(AlertDefinition, button: Int)
}
