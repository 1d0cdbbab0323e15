import AppFiles
package import AppModel
import LocatedJSON

/// All parts of an app's model that a test run can cover, with their places and names.
package struct ModelParts: Sendable {
  /// One part.
  package struct Entry: Sendable {
    /// The part.
    package let part: ModelPart
    /// The name of the part, without its screen.
    package let name: String
    let place: UnlocatedPlace
  }

  /// The parts: coordinators, links and loaders, then each screen followed by its own parts.
  package private(set) var entries: [Entry] = []
  /// The alerts of each screen, without duplicates.
  let alerts: [String: [AlertDefinition]]

  /// Sentences about parts that are not counted.
  private(set) var remarks: [String] = []

  /// The most transition pairs of a screen; a screen with more of them gets none.
  package static let pairLimit = 4_000

  /// Reads an app, without the other apps on its device.
  package init(_ app: AppDefinition) {
    let walks = app.screens.map { ActionWalk($0) }
    var alerts: [String: [AlertDefinition]] = [:]
    for (screen, walk) in zip(app.screens, walks) {
      for case (.alert(let alert), _) in walk.actions
      where alerts[screen.name]?.contains(alert) != true {
        alerts[screen.name, default: []].append(alert)
      }
    }
    self.alerts = alerts
    addApp(app)
    for (screen, walk) in zip(app.screens, walks) { add(screen, walk) }
  }

  private mutating func add(
    _ part: ModelPart, _ name: String, _ file: String, _ path: DefinitionPath
  ) {
    entries.append(
      Entry(
        part: part, name: name,
        place: UnlocatedPlace(file: file, path: path, isAboutKey: part.isNamedByKey)))
  }

  // MARK: - The app

  private mutating func addApp(_ app: AppDefinition) {
    let (file, top) = (AppFileName.app, DefinitionPath.top)
    for coordinator in app.coordinators {
      let path = top.key("coordinators").key(coordinator.name)
      add(.coordinator(coordinator.name), coordinator.name, file, path)
    }
    for (index, link) in app.deepLinks.enumerated() {
      add(.link(pattern: link.pattern), link.pattern, file, top.key("deepLinks").index(index))
    }
    for loader in app.loaders {
      let path = top.key("loaders").key(loader.name)
      add(.outcome(loader: loader.name, isFailure: false), "\(loader.name) succeeds", file, path)
      guard loader.failureRate > 0 || app.answersFailure(of: loader.name) else { continue }
      add(.outcome(loader: loader.name, isFailure: true), "\(loader.name) fails", file, path)
    }
  }

  // MARK: - Screens

  private mutating func add(_ screen: ScreenDefinition, _ walk: ActionWalk) {
    add(.screen(screen.name), screen.name, screen.file, .top)
    for (_, path, place) in screen.allStates {
      add(.state(screen: screen.name, path: path), path, screen.file, place)
    }
    for choice in walk.choices {
      for (index, transition) in choice.transitions.enumerated() {
        let key = choice.key(at: index, on: screen.name)
        add(
          .transition(key), Self.words(of: key, transition), screen.file, choice.path.index(index))
      }
    }
    addPairs(of: screen, walk)
    addButtons(of: screen, walk)
  }

  private mutating func addPairs(of screen: ScreenDefinition, _ walk: ActionWalk) {
    let pairs = TransitionPairs(screen, walk)
    guard pairs.found.count <= Self.pairLimit else {
      return remarks.append(
        "screen \(screen.name): its \(pairs.found.count) transition pairs are more than "
          + "\(Self.pairLimit), and not counted")
    }
    for pair in pairs.found {
      let name = "\(pair.first.name), then \(pair.second.name)"
      add(.pair(pair.first.key, pair.second.key), name, screen.file, pair.second.path)
    }
  }

  private mutating func addButtons(of screen: ScreenDefinition, _ walk: ActionWalk) {
    var told: Set<Int> = []
    for case (.alert(let alert), let path) in walk.actions {
      guard let number = alerts[screen.name]?.firstIndex(of: alert), told.insert(number).inserted
      else { continue }
      for (index, button) in alert.buttons.enumerated() {
        let name = "\(button.label.sketch) of the alert \(alert.title.sketch)"
        add(
          .button(screen: screen.name, alert: number, button: index), name, screen.file,
          path.key("alert").key("buttons").index(index))
      }
    }
  }

  /// Describes a transition, such as `idle: LOGIN -> loading [email != '']`.
  static func words(of key: TransitionKey, _ transition: TransitionDefinition) -> String {
    let state = key.state.isEmpty ? "" : key.state + ": "
    let target = transition.target.map { " -> " + $0 } ?? ""
    let condition = transition.guard.map { " [\($0)]" } ?? ""
    return state + key.trigger.cause + target + condition
  }
}

extension ActionWalk.Choice {
  /// The key of a transition in the list.
  func key(at index: Int, on screen: String) -> TransitionKey {
    TransitionKey(screen: screen, state: state, trigger: trigger, index: index)
  }
}

extension TransitionTrigger {
  /// The cause of the transition in a few words.
  var cause: String {
    switch self {
    case .event(let event): event
    case .timer(let index): "timer \(index + 1)"
    case .success(let run): "\(run) succeeds"
    case .failure(let run): "\(run) fails"
    }
  }
}

extension ModelPart {
  /// Whether the JSON key at the part's place is the name of the part.
  fileprivate var isNamedByKey: Bool {
    switch self {
    case .coordinator, .state, .outcome: true
    case .link, .screen, .transition, .pair, .button: false
    }
  }
}

extension ElementText {
  /// The text as far as the definition gives it, in quotes.
  fileprivate var sketch: String {
    switch self {
    case .literal(let words): quoted(words)
    case .bind(let expression), .formatted(let expression, _): "{\(expression)}"
    case .string(let key, _), .indexPath(let key, _): quoted(key)
    }
  }
}

extension AppDefinition {
  /// Whether some state handles a failure of a loader.
  fileprivate func answersFailure(of loader: String) -> Bool {
    screens.contains { $0.states.contains { $0.answersFailure(of: loader) } }
  }
}

extension StateDefinition {
  fileprivate func answersFailure(of loader: String) -> Bool {
    invoke.contains { $0.source == loader && !$0.onError.isEmpty }
      || states.contains { $0.answersFailure(of: loader) }
  }
}
