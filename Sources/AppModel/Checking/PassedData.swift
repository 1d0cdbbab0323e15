import PredicateFormat

/// The data that the gestures and menus of a screen pass with their events.
struct PassedData {
  /// The events that carry some of it: those that are raised with it, and those that the handlers
  /// of these raise.
  private(set) var events: Set<String> = []
  /// The values of each key as far as they are known, with a null where one is not.
  private(set) var values: [String: [FormatValue]] = [:]

  init() {}

  init(on screen: ScreenDefinition, _ scope: ExpressionScope) {
    for element in [screen.root] + screen.everywhere { add(element, scope) }
    for (state, _, _) in screen.allStates {
      for element in state.view { add(element, scope) }
    }
    if !events.isEmpty { addRaised(by: ActionWalk(screen).choices) }
  }

  private mutating func add(_ element: ElementDefinition, _ scope: ExpressionScope) {
    let inner = scope.inside(element)
    for gesture in element.gestures { add(gesture.event, gesture.data, inner) }
    let control = element.control
    for command in (control.menu + control.leading + control.trailing).flatMap(\.all) {
      add(command.event, command.data, inner)
    }
    for child in element.children { add(child, inner) }
    guard element.hasContainer else { return }
    for section in element.container.sections {
      for row in section.elements { add(row, inner.inside(section)) }
    }
    for choice in element.container.cases { add(choice.element, inner) }
  }

  private mutating func add(
    _ event: String?, _ data: [String: String], _ scope: ExpressionScope
  ) {
    guard let event, !data.isEmpty else { return }
    events.insert(event)
    for (key, expression) in data {
      let known = scope.values(of: expression)
      values[key, default: []] += known.isEmpty ? [.null] : known
    }
  }

  /// An event that a handler raises has the data of the event that is handled.
  private mutating func addRaised(by choices: [ActionWalk.Choice]) {
    var raised: [String: [String]] = [:]
    for choice in choices {
      guard case .event(let event) = choice.trigger else { continue }
      for case .raise(let next, _) in choice.transitions.flatMap(\.actions) {
        raised[event, default: []].append(next)
      }
    }
    var waiting = Array(events)
    while let event = waiting.popLast() {
      for next in raised[event] ?? [] where events.insert(next).inserted { waiting.append(next) }
    }
  }
}
