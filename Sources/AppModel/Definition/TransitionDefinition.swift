public import VirtualTime

/// The transitions that answer one event; the first whose guard holds is taken.
public struct EventDefinition: Sendable, Equatable {
  /// The event's name.
  public var event: String
  /// The transitions, in order of trial.
  public var transitions: [TransitionDefinition]

  /// Makes the answer to an event.
  public init(_ event: String, _ transitions: [TransitionDefinition]) {
    self.event = event
    self.transitions = transitions
  }
}

/// A step from one state to another, or actions without a step.
public struct TransitionDefinition: Sendable, Equatable {
  /// The state to enter, or nil to stay.
  ///
  /// It is the name of a sibling of the state that declares the transition, or of a state inside
  /// it, or a dotted path from the screen.
  public var target: String?
  /// A predicate over the context; nil always holds.
  public var `guard`: String?
  /// Done between leaving the old state and entering the new one.
  public var actions: [ActionDefinition]

  /// Makes a transition.
  public init(
    to target: String? = nil, guard: String? = nil, actions: [ActionDefinition] = []
  ) {
    self.target = target
    self.guard = `guard`
    self.actions = actions
  }
}

/// Transitions taken when a state has been active for a time.
public struct DelayedTransitionDefinition: Sendable, Equatable {
  /// How long; a fixed duration or a law.
  public var delay: LatencyDistribution
  /// The transitions, in order of trial.
  public var transitions: [TransitionDefinition]

  /// Makes a delayed transition.
  public init(_ delay: LatencyDistribution, _ transitions: [TransitionDefinition]) {
    self.delay = delay
    self.transitions = transitions
  }
}

/// Something a transition, an entry or an exit does.
public enum ActionDefinition: Sendable, Equatable {
  /// Gives a context key (or `app.<key>`) the value of an expression.
  case assign(key: String, expression: String)
  /// Gives a context key (or `app.<key>`) a random whole number, from 0 up to but not a bound.
  case draw(key: String, below: Int)
  /// Writes a stored default.
  case store(key: String, expression: String)
  /// Writes an item of the keychain; null removes it.
  case storeInKeychain(key: String, expression: String)
  /// Writes a file of the app's own folder: a text, or anything else as JSON; null removes it.
  case writeFile(path: String, expression: String)
  /// Removes an entry of what the app keeps, with nil every one; of files a folder goes as a whole.
  case remove(StorageKind, key: String?)
  /// Puts a screen on the navigation stack; `with` fills its context from expressions.
  case push(screen: String, with: [String: String])
  /// Takes the top screen off the stack.
  case pop
  /// Takes all screens but the first off the stack.
  case popToRoot
  /// Shows a screen over the others.
  case present(PresentationDefinition)
  /// Takes the presented screen away.
  case dismiss
  /// Shows another tab, by the identifier or the label of its button.
  case selectTab(String)
  /// Replaces everything by what a coordinator shows.
  case start(coordinator: String)
  /// Raises an event on this screen, at once or later.
  case raise(event: String, after: VirtualDuration)
  /// Shows an alert.
  case alert(AlertDefinition)
  /// Gives the keyboard focus to the element with this identifier, or takes it away with nil.
  case focus(identifier: String?)
  /// Asks for something of the device, by a prompt of the system the first time.
  case ask(PermissionDefinition)
  /// Opens a link as the system does; one that belongs to no app does nothing.
  case open(link: ElementText)
  /// Shows the share sheet with a text.
  case share(ShareDefinition)
  /// Reads what was copied, which the system asks about where another app copied it; the text comes
  /// with the event.
  case paste(event: String)
  /// Copies a text, as the app's own code does.
  case copy(ElementText)
  /// Reports an event to the app's analytics.
  case track(TrackDefinition)
  /// Offers to keep a password, in the app's own process.
  case savePassword
  /// Keeps the main thread busy for a time, or for ever with nil: nothing in the app goes on and
  /// nothing can be read from it meanwhile.
  case busy(VirtualDuration?)
  /// Ends the app as a fatal error does.
  case crash(message: String)
}

extension ActionDefinition {
  /// The numbers below which an action may draw: a draw of one number is none.
  package static let drawBounds = 2...1_000_000_000
}
