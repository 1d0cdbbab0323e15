package import SimulatedApp

/// Makes the choice of the first screen, by launch arguments, environment and links.
package struct LaunchMaking {
  /// A place in a screen.
  typealias Place = (screen: Int, state: Int)

  let graph: SceneGraph
  let grouping: ScreenGrouping

  /// The name of the screen that only chooses another one.
  static let name = "start"

  /// The variable of a launch's environment with the name of the test, where the model asks for it.
  package static let testVariable = "REHEARSAL_TEST_NAME"

  /// Whether the first screen of an app depends on the name of the test.
  package static func asksForTest(_ app: AppDefinition) -> Bool {
    let first = app.screens.first { $0.name == name }
    return (first?.states ?? []).flatMap(\.after).flatMap(\.transitions).contains {
      $0.guard?.contains(testVariable) == true
    }
  }

  private struct Launch {
    let arguments: [String]
    let environment: [String: String]
    let target: Place
    let tests: Int
    /// The group of the tests with this launch.
    let group: Int
  }

  private var launches: [Launch] {
    graph[0].mainSteps(in: graph).compactMap { step, target in
      guard case .launch(let arguments, let environment) = step.kind,
        let place = grouping.place(of: graph.owner(of: target))
      else { return nil }
      return Launch(
        arguments: arguments, environment: environment, target: place,
        tests: graph[target].tests.count, group: step.group)
    }
  }

  /// The place that every launch leads to; nil if there are several.
  var onlyTarget: Place? {
    let launches = launches
    guard let first = launches.first, launches.allSatisfy({ $0.target == first.target }) else {
      return nil
    }
    return first.target
  }

  /// The links that lead somewhere, each once.
  var links: [(pattern: String, target: Place)] {
    var known: Set<String> = []
    return graph.reached.flatMap { state in
      graph[state].mainSteps(in: graph).compactMap { step, target in
        guard case .link(let link) = step.kind,
          let place = grouping.place(of: graph.owner(of: target))
        else { return nil }
        let pattern = String(link.prefix { $0 != "?" && $0 != "#" })
        return known.insert(pattern).inserted ? (pattern, place) : nil
      }
    }
  }

  /// The screen that opens the first one.
  var screen: ScreenDefinition {
    let jumps = ScreenJumps(graph, grouping)
    let transitions = ordered.map { launch, condition in
      TransitionDefinition.drafted(
        guard: condition,
        doing: .push(
          screen: grouping.screens[launch.target.screen].name,
          with: jumps.arguments(of: launch.target)))
    }
    let state = StateDefinition(
      name: "starting",
      after: transitions.isEmpty ? [] : [DelayedTransitionDefinition(.fixed(.zero), transitions)])
    return ScreenDefinition(name: Self.name, initial: "starting", states: [state])
  }

  /// The launches with their conditions: those of a test's own group come first.
  private var ordered: [(launch: Launch, condition: String?)] {
    let launches = launches
    return Set(launches.map(\.group)).sorted(by: >).flatMap { group in
      ordered(launches.filter { $0.group == group }, group)
    }
  }

  /// The launches of a group, those with most conditions first; the last one takes any launch of
  /// its tests.
  private func ordered(
    _ launches: [Launch], _ group: Int
  ) -> [(launch: Launch, condition: String?)] {
    guard let common = launches.max(by: { $0.tests < $1.tests }) else { return [] }
    let conditioned = launches.map { launch in (launch, conditions(of: launch, among: launches)) }
    let sorted = conditioned.enumerated().sorted { left, right in
      (right.element.1.count, left.offset) < (left.element.1.count, right.offset)
    }.map(\.element)
    let isOfGroup = group == 0 ? [] : [isOfGroup(group)]
    var all: [(Launch, String?)] = sorted.filter { !$0.1.isEmpty }.map {
      ($0.0, (isOfGroup + $0.1).joined(separator: " AND "))
    }
    all.append((sorted.first { $0.1.isEmpty }?.0 ?? common, isOfGroup.first))
    return all
  }

  /// What distinguishes a launch from the others: the arguments and variables that not all have.
  private func conditions(of launch: Launch, among all: [Launch]) -> [String] {
    let arguments = Set(launch.arguments).sorted().filter { argument in
      !all.allSatisfy { $0.arguments.contains(argument) }
    }
    let variables = launch.environment.sorted { $0.key < $1.key }.filter { name, value in
      !all.allSatisfy { $0.environment[name] == value } && Self.isName(name)
    }
    return arguments.map { "arguments CONTAINS \(ExpressionText.literal($0))" }
      + variables.map { "environment.\($0.key) == \(ExpressionText.literal($0.value))" }
  }

  private func isOfGroup(_ group: Int) -> String {
    let tests = graph.groups.tests(of: group).map { test in
      // Without the module: `CartTests/testAdd`.
      let name = test.firstIndex(of: ".").map { test[test.index(after: $0)...] } ?? test[...]
      return ExpressionText.literal(String(name))
    }
    return "environment.\(Self.testVariable) IN {\(tests.joined(separator: ", "))}"
  }

  private static func isName(_ text: String) -> Bool {
    text.first?.isLetter == true
      && text.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
