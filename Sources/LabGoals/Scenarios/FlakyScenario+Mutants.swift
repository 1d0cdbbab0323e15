import SimulatedApp
import VirtualTime

/// Variations of scenarios, which show whether a diagnosis depends on names or exact latencies.
extension FlakyScenario {
  /// The scenario with other names of loaders, random latencies scaled by up to 5 %, unrelated
  /// loaders, and looks of the test for elements that do not exist.
  package func mutated(by number: UInt64) -> FlakyScenario {
    var chance = SeedSequence(seed: Seed(number)).source(named: "mutant of \(name)")
    let factor = 0.95 + 0.1 * chance.unit()
    let bystanders = Int(chance.integer(below: 3))
    let looks = Int(chance.integer(below: 3))
    let salt = chance.integer(below: 1_000)
    let rename: @Sendable (String) -> String = { loader in
      "task\(salt)\(loader.count)\(loader.last.map(String.init) ?? "")"
    }
    let renamed = { (words: String) in
      guard let end = words.firstRange(of: "loader ")?.upperBound else { return words }
      return "loader " + rename(String(words[end...]))
    }
    return FlakyScenario(
      "\(name), mutant \(number)", subcategory, blame: blame, depth: plantedDepth, fix: fix,
      faults: faults, races: races.map { (renamed($0.first), renamed($0.second)) },
      pending: pending.map(renamed), story: story, cure: cure,
      app: { form in
        var app = makeApp(form)
        app.renameLoaders(rename)
        app.scaleLatencies(by: factor)
        app.addBystanders(bystanders, salt)
        return app
      },
      test: { page, form in
        var page = page
        page.looksAfterLaunch = looks
        try test(page, form)
      })
  }
}

extension AppDefinition {
  /// Gives the loaders new unique names.
  fileprivate mutating func renameLoaders(_ rename: (String) -> String) {
    var names: [String: String] = [:]
    for index in loaders.indices {
      let name = rename(loaders[index].name) + "\(index)"
      names[loaders[index].name] = name
      loaders[index].name = name
    }
    for screen in screens.indices {
      for state in screens[screen].states.indices {
        for invocation in screens[screen].states[state].invoke.indices {
          let source = screens[screen].states[state].invoke[invocation].source
          screens[screen].states[state].invoke[invocation].source = names[source] ?? source
        }
      }
    }
  }

  fileprivate mutating func scaleLatencies(by factor: Double) {
    for index in loaders.indices where loaders[index].latency.onlyValue == nil {
      loaders[index].latency = loaders[index].latency.scaled(by: factor)
    }
  }

  /// Adds loaders whose results only set a variable that nothing reads.
  fileprivate mutating func addBystanders(_ count: Int, _ salt: UInt64) {
    guard !screens.isEmpty, !screens[0].states.isEmpty else { return }
    for number in 0..<count {
      let name = "bystander\(salt)\(number)"
      loaders.append(
        LoaderDefinition(
          name: name, latency: .uniform(from: .seconds(0.4), through: .seconds(2.5))))
      screens[0].context[name] = .integer(0)
      screens[0].states[0].invoke.append(
        InvocationDefinition(
          source: name, onDone: [TransitionDefinition(to: nil, actions: [.assign(name, "1")])],
          cancellation: .none))
    }
  }
}
