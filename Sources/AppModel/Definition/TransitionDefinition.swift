public import VirtualTime

/// The transitions that handle one event; the first whose guard is true is taken.
public struct EventDefinition: Sendable, Equatable {
  /// The event's name.
  public var event: String
  /// The transitions, in the order in which they are tried.
  public var transitions: [TransitionDefinition]

  /// Makes the response to an event.
  public init(_ event: String, _ transitions: [TransitionDefinition]) {
    self.event = event
    self.transitions = transitions
  }
}

/// A step from one state to another, or actions without a step.
public struct TransitionDefinition: Sendable, Equatable {
  /// The state to enter, or nil to stay.
  ///
  /// It is the name of a sibling of the state that declares the transition, the name of a state
  /// inside that state, or a dotted path from the screen.
  public var target: String?
  /// A predicate over the context; nil is always true.
  public var `guard`: String?
  /// Actions that run after the old state is left and before the new one is entered.
  public var actions: [ActionDefinition]
  /// Whether it was drafted from tests, or a recording has confirmed it since; nil for neither.
  public var known: Knowledge?

  /// Makes a transition.
  public init(
    to target: String? = nil, guard: String? = nil, actions: [ActionDefinition] = []
  ) {
    self.target = target
    self.guard = `guard`
    self.actions = actions
  }
}

/// Transitions taken after a state has been active for a time.
public struct DelayedTransitionDefinition: Sendable, Equatable {
  /// How long: a fixed duration or a distribution.
  public var delay: LatencyDistribution
  /// The transitions, in the order in which they are tried.
  public var transitions: [TransitionDefinition]

  /// Makes a delayed transition.
  public init(_ delay: LatencyDistribution, _ transitions: [TransitionDefinition]) {
    self.delay = delay
    self.transitions = transitions
  }
}

/// Something that a transition, an entry or an exit does.
public enum ActionDefinition: Sendable, Equatable {
  /// Gives a context key (or `app.<key>`) the value of an expression.
  case assign(key: String, expression: String)
  /// Gives a context key (or `app.<key>`) a random whole number from 0 to `below` - 1.
  case draw(key: String, below: Int)
  /// Writes a stored default.
  case store(key: String, expression: String)
  /// Writes an item of the keychain; null removes it.
  case storeInKeychain(key: String, expression: String)
  /// Writes a file in the app's own folder: a text, or another value as JSON; null removes the
  /// file.
  case writeFile(path: String, expression: String)
  /// Removes a stored entry, or all entries if the key is nil; a folder is removed with its files.
  case remove(StorageKind, key: String?)
  /// Puts a screen on the navigation stack; `with` fills its context from expressions.
  case push(screen: String, with: [String: String])
  /// Removes the top screen from the stack.
  case pop
  /// Removes all screens except the first from the stack.
  case popToRoot
  /// Shows a screen over the others.
  case present(PresentationDefinition)
  /// Closes the presented screen.
  case dismiss
  /// Shows another tab, by the identifier or the label of its button.
  case selectTab(String)
  /// Replaces all screens with those of a coordinator.
  case start(coordinator: String)
  /// Raises an event on this screen, at once or later.
  case raise(event: String, after: VirtualDuration)
  /// Shows an alert.
  case alert(AlertDefinition)
  /// Gives the keyboard focus to the element with this identifier; nil removes the focus.
  case focus(identifier: String?)
  /// Asks for a permission; the first time, with a prompt of the system.
  case ask(PermissionDefinition)
  /// Opens a link as the system does; a link that belongs to no app does nothing.
  case open(link: ElementText)
  /// Shows the share sheet with a text.
  case share(ShareDefinition)
  /// Reads the pasteboard and raises an event with the text; if another app copied it, the system
  /// asks for permission.
  case paste(event: String)
  /// Begins to sign in on a web site: the system asks first.
  case signIn(SignInDefinition)
  /// Copies a text, as the app's own code does.
  case copy(ElementText)
  /// Reports an event to the app's analytics.
  case track(TrackDefinition)
  /// Offers to save a password, in the app's own process.
  case savePassword
  /// Keeps the main thread busy for a time, or forever if nil; until then nothing happens in the
  /// app and nothing can be read from it.
  case busy(VirtualDuration?)
  /// Crashes the app, as a fatal error does.
  case crash(message: String)
}

extension ActionDefinition {
  /// Turns a context key (or `app.<key>`) from false to true, or back.
  public static func toggle(_ key: String) -> ActionDefinition {
    .assign(key: key, expression: "TERNARY(\(key) == TRUE, FALSE, TRUE)")
  }

  /// The key that the action turns from false to true, or back; nil for any other action.
  package var toggledKey: String? {
    guard case .assign(let key, _) = self, self == .toggle(key) else { return nil }
    return key
  }

  /// The bounds that a draw can have; with one possible number it would not be random.
  package static let drawBounds = 2...1_000_000_000
}
