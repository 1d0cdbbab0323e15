public import AppModel
public import VirtualTime

/// Handles an event: `On("LOGIN", to: "loading", if: "email.length > 0")`.
///
/// Several handlers of the same event are tried in their order.
public typealias On = EventDefinition

/// Leaves a state after a time: `After(.seconds(2), to: "shown")`.
public typealias After = DelayedTransitionDefinition

/// Starts a loader on entry: `Invoke("details", onDone: "loaded", onError: "failed")`.
public typealias Invoke = InvocationDefinition

extension TransitionDefinition: ExpressibleByStringLiteral {
  /// Makes a transition to a state, without a guard or actions.
  public init(stringLiteral target: String) { self.init(to: target) }

  /// Makes a transition with a guard and actions.
  public static func to(
    _ target: String? = nil, if predicate: String? = nil, do actions: ActionDefinition...
  ) -> TransitionDefinition {
    TransitionDefinition(to: target, guard: predicate, actions: actions)
  }
}

extension EventDefinition {
  /// Handles an event with one transition; without a target the state stays.
  public init(
    _ event: String, to target: String? = nil, if predicate: String? = nil,
    do actions: ActionDefinition...
  ) {
    let transition = TransitionDefinition(to: target, guard: predicate, actions: actions)
    self.init(event, [transition])
  }
}

extension DelayedTransitionDefinition {
  /// Makes one transition that is taken after the state has been active for a time.
  public init(
    _ delay: VirtualDuration, to target: String? = nil, if predicate: String? = nil,
    do actions: ActionDefinition...
  ) {
    let transition = TransitionDefinition(to: target, guard: predicate, actions: actions)
    self.init(.fixed(delay), [transition])
  }
}

extension InvocationDefinition {
  /// Starts a loader, with one transition for its result and one for its error.
  public init(
    _ source: String, id: String? = nil, onDone: TransitionDefinition? = nil,
    onError: TransitionDefinition? = nil, retries: Int = 0, retryDelay: VirtualDuration = .zero,
    cancellation: Cancellation = .prompt
  ) {
    self.init(
      source: source, id: id, onDone: onDone.map { [$0] } ?? [],
      onError: onError.map { [$0] } ?? [], retries: retries, retryDelay: retryDelay,
      cancellation: cancellation)
  }
}

extension ActionDefinition {
  /// Puts a screen on the navigation stack; `with` fills its context from expressions.
  public static func push(_ screen: String, with: [String: String] = [:]) -> ActionDefinition {
    .push(screen: screen, with: with)
  }

  /// Shows a screen over the others; a sheet starts at the lowest of its heights.
  public static func present(
    _ screen: String, style: PresentationStyle = .sheet, detents: [SheetDetent] = [],
    hasGrabber: Bool? = nil, with: [String: String] = [:]
  ) -> ActionDefinition {
    .present(
      PresentationDefinition(
        screen, style: style, detents: detents, hasGrabber: hasGrabber, with: with))
  }

  /// Gives a context key the value of an expression.
  public static func assign(_ key: String, _ expression: String) -> ActionDefinition {
    .assign(key: key, expression: expression)
  }

  /// Writes the value of an expression to a stored default.
  public static func store(_ key: String, _ expression: String) -> ActionDefinition {
    .store(key: key, expression: expression)
  }

  /// Raises an event on this screen at once.
  public static func raise(_ event: String) -> ActionDefinition {
    .raise(event: event, after: .zero)
  }

  /// Gives the keyboard focus to an element; nil removes the focus.
  public static func focus(_ identifier: String?) -> ActionDefinition {
    .focus(identifier: identifier)
  }

  /// Shows an alert with its buttons, and with text fields that bind keys of the screen.
  public static func alert(
    _ title: ElementText, message: ElementText? = nil, buttons: [AlertDefinition.Button],
    @ElementsBuilder fields: () -> [ElementDefinition] = { [] }
  ) -> ActionDefinition {
    .alert(AlertDefinition(title: title, message: message, fields: fields(), buttons: buttons))
  }

  /// Shows an action sheet with its buttons; one of them can be a cancel button.
  public static func actionSheet(
    _ title: ElementText = "", message: ElementText? = nil, buttons: [AlertDefinition.Button]
  ) -> ActionDefinition {
    .alert(AlertDefinition(title: title, message: message, style: .actionSheet, buttons: buttons))
  }

  /// Asks for a permission; the answer arrives as an event with `event.granted`.
  public static func ask(
    _ resource: ProtectedResource, message: ElementText? = nil, then event: String? = nil
  ) -> ActionDefinition {
    .ask(PermissionDefinition(resource, message: message, event: event))
  }

  /// Shows the share sheet with a text; the event is raised when the sheet has closed.
  public static func share(_ text: ElementText, then event: String? = nil) -> ActionDefinition {
    .share(ShareDefinition(text, event: event))
  }

  /// Reads the pasteboard; the text arrives with the event, as `event.text`.
  public static func paste(then event: String) -> ActionDefinition { .paste(event: event) }

  /// Begins to sign in on a web site; the answer to the system's question arrives as an event with
  /// `event.granted`.
  public static func signIn(on site: ElementText, then event: String? = nil) -> ActionDefinition {
    .signIn(SignInDefinition(site, event: event))
  }

  /// Opens a link as the system does.
  public static func open(_ link: ElementText) -> ActionDefinition { .open(link: link) }
}
