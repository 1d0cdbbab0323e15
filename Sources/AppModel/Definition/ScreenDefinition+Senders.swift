import PredicateFormat
import VirtualTime

/// Something that raises an event of a screen.
package struct EventSender: Equatable {
  /// The sender with its place and its conditions.
  package let source: EventSource
  /// The expressions for the data that the event carries; nil for data that the system gives.
  let data: [String: String]?

  /// An assignment such as `id = event.id` with what the senders of the event carry in place of
  /// its name: `id = item.number`.
  package static func resolved(_ assignment: String, by senders: [EventSender]) -> String {
    let parts = assignment.split(separator: " = ", maxSplits: 1).map(String.init)
    guard parts.count == 2, parts[1].hasPrefix("event.") else { return assignment }
    let path = parts[1].split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    let rest = path.dropFirst(2).map { "." + $0 }.joined()
    var found: [String] = []
    for sender in senders {
      guard let text = sender.data?[path[1]], rest.isEmpty || isPath(text) else {
        return assignment
      }
      if !found.contains(text + rest) { found.append(text + rest) }
    }
    return found.isEmpty ? assignment : parts[0] + " = " + found.joined(separator: " or ")
  }

  private static func isPath(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" }
  }
}

extension ScreenDefinition {
  /// What raises each event of the screen, in words and in the order of the definition: gestures on
  /// its elements, with their conditions, and its actions' requests to users or the system.
  package var senders: [String: [EventSender]] {
    var found = EventSenders()
    for element in [root] + everywhere { found.add(element, EventSource("")) }
    for (state, path, _) in allStates {
      for element in state.view { found.add(element, EventSource("", in: path)) }
    }
    found.add(ActionWalk(self))
    return found.byEvent
  }
}

/// Collects what raises the events of a screen.
private struct EventSenders {
  private(set) var byEvent: [String: [EventSender]] = [:]

  /// Adds an element and those inside it, which depend on the same as what is around them.
  mutating func add(_ element: ElementDefinition, _ around: EventSource) {
    let shown = around.adding(Self.words("unless", element.isHidden, usually: false))
    let given = shown.adding(Self.words("while", element.isEnabled, usually: true))
    let name = element.identifier.asWritten
    let on = name.isEmpty ? element.label.asWritten : name
    for gesture in element.gestures {
      add(gesture.event, given.of("\(gesture.gesture.rawValue) \(on)"), gesture.data)
    }
    let control = element.control
    for command in (control.menu + control.leading + control.trailing).flatMap(\.all) {
      add(command.event, given.of("\(command.label.asWritten) of \(on)"), command.data)
    }
    for section in element.hasContainer ? element.container.sections : [] {
      let shown = shown.adding(Self.words("unless", section.isHidden, usually: false))
      for inner in section.elements { add(inner, shown) }
    }
    for choice in element.hasContainer ? element.container.cases : [] {
      add(
        choice.element,
        shown.adding(choice.when.map { " while \(FormatPredicate.canonical($0))" } ?? ""))
    }
    for child in element.children { add(child, shown) }
  }

  /// Adds what actions ask of users or the system; an alert depends on the gestures that open it.
  mutating func add(_ walk: ActionWalk) {
    let gestures = byEvent
    for (action, path) in walk.actions {
      guard case .alert(let alert) = action else {
        add(action)
        continue
      }
      let choice = walk.choices.first { path.steps.starts(with: $0.path.steps) }
      var openers: [EventSource] = []
      if case .event(let event) = choice?.trigger {
        openers = (gestures[event] ?? []).map(\.source.asOpener)
      }
      for opener in openers.isEmpty ? [EventSource("")] : openers { add(alert, opener) }
    }
  }

  private mutating func add(_ alert: AlertDefinition, _ opener: EventSource) {
    for button in alert.buttons {
      add(button.event, opener.of("\(button.label.asWritten) of an alert"))
    }
    for field in alert.fields { add(field, opener.of(" in an alert")) }
  }

  private mutating func add(_ action: ActionDefinition) {
    switch action {
    case .ask(let permission):
      add(permission.event, EventSource("the answer for \(permission.resource)"))
    case .share(let share): add(share.event, EventSource("the share sheet"))
    case .paste(let event): add(event, EventSource("a paste"))
    case .signIn(let signIn):
      add(signIn.event, EventSource("the answer for \(signIn.site.asWritten)"))
    case .raise(let event, let delay):
      let words = delay == .zero ? "the app" : "the app after \(delay)"
      add(event, EventSource(words, isApp: true))
    default: return
    }
  }

  private mutating func add(
    _ event: String?, _ source: EventSource, _ data: [String: String]? = nil
  ) {
    let sender = EventSender(source: source, data: data)
    guard let event, byEvent[event]?.contains(sender) != true else { return }
    byEvent[event, default: []].append(sender)
  }

  private static func words(
    _ word: String, _ condition: ElementCondition, usually value: Bool
  ) -> String {
    switch condition {
    case .literal(value): ""
    case .literal(let other): " \(word) \(other)"
    case .predicate(let text): " \(word) \(FormatPredicate.canonical(text))"
    }
  }
}

extension EventSource {
  /// The same with one more condition.
  fileprivate func adding(_ condition: String) -> EventSource {
    var source = self
    source.conditions += condition
    return source
  }

  /// Something that depends on the same, inside what is named already.
  fileprivate func of(_ what: String) -> EventSource {
    var source = self
    source.what = what + self.what
    return source
  }

  /// What is in an alert that this opens.
  fileprivate var asOpener: EventSource {
    EventSource(
      "", opener: what + (opener.map { " after \($0)" } ?? ""), in: place, conditions: conditions)
  }
}

extension ElementText {
  /// The text as in the definition, with expressions in braces.
  package var asWritten: String {
    switch self {
    case .literal(let words): words
    case .bind(let expression), .formatted(let expression, _): "{\(expression)}"
    case .string(let key, _), .indexPath(let key, _): "{\(key)}"
    }
  }
}
