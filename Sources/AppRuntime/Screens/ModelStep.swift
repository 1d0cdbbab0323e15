package import AppModel

/// Something of its model that a running app has come to, told while it happens.
///
/// Facts of a journal name screens by numbers, and transitions not at all; whoever replays
/// a journal hears of them here.
package enum ModelStep: Sendable {
  /// The screen stands.
  case stands
  case entered(state: String)
  case took(TransitionKey)
  case loaded(loader: String, isFailure: Bool)
  case started(coordinator: String)
  case followed(pattern: String)
  case answered(AlertDefinition, button: Int)
}
