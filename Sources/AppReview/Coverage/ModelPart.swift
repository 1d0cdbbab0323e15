package import AppModel

/// A part of an app's model that a test run can cover.
package enum ModelPart: Hashable, Sendable {
  case coordinator(String)
  case link(pattern: String)
  case screen(String)
  case state(screen: String, path: String)
  case transition(TransitionKey)
  /// Two transitions of one screen, one directly after the other.
  case pair(TransitionKey, TransitionKey)
  case outcome(loader: String, isFailure: Bool)
  /// A button of an alert, identified by the number of the alert on its screen.
  case button(screen: String, alert: Int, button: Int)

  /// A kind of part; the raw value is its name in tables and in JSON.
  package enum Kind: String, Sendable, CaseIterable {
    case coordinators, links, screens, states, transitions, pairs, outcomes, buttons

    /// The name of the kind in texts for people.
    package var words: String {
      switch self {
      case .pairs: "transition pairs"
      case .outcomes: "loader outcomes"
      case .buttons: "alert buttons"
      default: rawValue
      }
    }
  }

  /// The kind of the part.
  package var kind: Kind {
    switch self {
    case .coordinator: .coordinators
    case .link: .links
    case .screen: .screens
    case .state: .states
    case .transition: .transitions
    case .pair: .pairs
    case .outcome: .outcomes
    case .button: .buttons
    }
  }

  /// The screen that the part belongs to; nil for parts of the app as a whole.
  package var screen: String? {
    switch self {
    case .coordinator, .link, .outcome: nil
    case .screen(let screen), .state(let screen, _), .button(let screen, _, _): screen
    case .transition(let key), .pair(let key, _): key.screen
    }
  }
}
