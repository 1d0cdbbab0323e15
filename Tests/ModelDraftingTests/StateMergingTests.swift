import SeededCases
import SimulatedApp
import Testing

@testable import ModelDrafting

/// What comes of merging the states of walks through apps that are known.
@Suite struct StateMergingTests {
  @Test(arguments: FuzzCount.times(60))
  func theStatesOfWalksAreThoseOfTheApp(seed: UInt64) {
    var chance = SeededNumbers(seed: seed)
    let app = RandomApp(&chance)
    let walks = (0..<12).map { app.walk($0, &chance) }
    let graph = StateMerging().merged(SceneGraph(walks.map(\.test)))
    let visited = Set(walks.flatMap(\.states))
    let found = graph.reached.dropFirst().map { graph[$0].tree }
    #expect(Set(found) == Set(visited.map(app.tree)), "seed \(seed)")
    #expect(found.count == visited.count, "seed \(seed)")
  }

  @Test(arguments: FuzzCount.times(60))
  func everyWalkCanBeRepeated(seed: UInt64) {
    var chance = SeededNumbers(seed: seed)
    let app = RandomApp(&chance)
    let walks = (0..<12).map { app.walk($0, &chance) }
    let graph = StateMerging().merged(SceneGraph(walks.map(\.test)))
    for walk in walks {
      var state = graph.owner(of: graph[0].steps[0].target)
      for (button, next) in zip(walk.buttons, walk.states.dropFirst()) {
        let target = graph[state].steps.first { $0.step.kind == app.step(button) }?.target
        state = target.map(graph.owner) ?? -1
        #expect(state >= 0 && graph[state].tree == app.tree(next), "seed \(seed)")
        guard state >= 0 else { return }
      }
    }
  }

  /// Plain k-tails knows only what tests did, and joins states that look different.
  @Test(arguments: FuzzCount.times(60))
  func itNeverJoinsStatesThatKTailsWouldKeepApart(seed: UInt64) {
    var chance = SeededNumbers(seed: seed)
    let app = RandomApp(&chance)
    let walks = (0..<12).map { app.walk($0, &chance) }
    let tails = KTails(k: 2, walks)
    let mistakes = tails.classes.count { Set($0).count > 1 }
    let graph = StateMerging().merged(SceneGraph(walks.map(\.test)))
    let joined = graph.reached.dropFirst().count { graph[$0].tree.elements.count != 4 }
    #expect(joined == 0 && joined <= mistakes, "seed \(seed)")
  }

  @Test func theButtonsOfATabBarDoNotMakeOneScreenOfItsTabs() {
    var walk = Walk(states: [0, 1, 0], buttons: ["Cart", "Home"])
    walk.make(0) { state in
      var bar = DraftElement(.tabBar)
      bar.children = ["Home", "Cart"].map { DraftElement(.button, label: $0) }
      return DraftTree([
        bar, DraftElement(.staticText, label: ["Feed", "Total"][state]),
      ])
    }
    let graph = StateMerging().merged(SceneGraph([walk.test]))
    #expect(graph.reached.dropFirst().map { graph[$0].tree.all.last?.label } == ["Feed", "Total"])
    #expect(ScreenGrouping(graph).screens.count == 2)
  }

  @Test func aStateThatATestSawOtherwiseStaysApart() {
    let full = DraftTree([
      DraftElement(.button, label: "Add"), DraftElement(.staticText, label: "Full"),
    ])
    let empty = DraftTree([DraftElement(.button, label: "Add")])
    let query = Query().descendants(.staticText).identified(by: "Full")
    var first = SceneState()
    first.tree = full
    var second = SceneState()
    second.tree = empty
    second.sights = [SceneSight(kind: .existence, query: query, count: 0)]
    second.tree = full.union(with: empty) ?? empty
    #expect(!second.agrees)
    #expect(first.agrees)
  }

  @Test func `another element before the one that a test read is a contradiction`() {
    let query = Query().descendants(.button).identified(by: "follow")
    let plain = DraftTree([DraftElement(.button, identifier: "follow")])
    let read = DraftTree([DraftElement(.button, identifier: "follow", label: "Following")])
    let sight = SceneSight(kind: .attributes, query: query, count: 2, label: "Following")
    #expect(sight.holds(in: DraftTree(read.elements + plain.elements).indexed))
    #expect(!sight.holds(in: DraftTree(plain.elements + read.elements).indexed))
  }
}

/// An app of screens with three buttons each and a title of their own.
private struct RandomApp {
  /// By state and button, the next state.
  let next: [[Int]]

  init(_ chance: inout SeededNumbers) {
    let count = Int.random(in: 2...7, using: &chance)
    next = (0..<count).map { _ in (0..<3).map { _ in Int.random(in: 0..<count, using: &chance) } }
  }

  func tree(_ state: Int) -> DraftTree {
    DraftTree(
      [DraftElement(.navigationBar, identifier: "screen_\(state)")]
        + (0..<3).map { DraftElement(.button, identifier: "button_\($0)_\(state)") })
  }

  /// The step of a button, which has a name in each state.
  func step(_ button: String) -> SceneStep.Kind {
    .gesture(.tap, on: [ElementKey(type: .button, name: button)])
  }

  func walk(_ number: Int, _ chance: inout SeededNumbers) -> Walk {
    var walk = Walk(states: [0], buttons: [])
    for _ in 0..<Int.random(in: 1...8, using: &chance) {
      let state = walk.states[walk.states.count - 1]
      let button = Int.random(in: 0..<3, using: &chance)
      walk.buttons.append("button_\(button)_\(state)")
      walk.states.append(next[state][button])
    }
    walk.make(number, tree)
    return walk
  }
}

/// A walk through an app, and the test that makes it.
private struct Walk {
  var states: [Int]
  var buttons: [String]
  var test = DraftedTest(name: "", .init(script: DraftScript(), runs: 1), run: ScriptRun())

  mutating func make(_ number: Int, _ tree: (Int) -> DraftTree) {
    var script = DraftScript()
    var run = ScriptRun()
    for (index, state) in states.enumerated() {
      let here = SceneKey(action: index + 1)
      script.scenes[here] = tree(state)
      let button = index == 0 ? nil : buttons[index - 1]
      run.events.append(
        .act(
          ScriptAct(
            kind: button == nil ? .launch([], [:]) : .gesture(.tap),
            query: button.map { Query().descendants(.button).identified(by: $0) },
            from: SceneKey(action: index), to: here, typed: [:])))
    }
    test = DraftedTest(name: "walk \(number)", .init(script: script, runs: 1), run: run)
  }
}

/// Plain k-tails: states whose next actions are the same, as far as k steps go, are one.
private struct KTails {
  /// The true states that each class holds.
  private(set) var classes: [[Int]] = []

  init(k: Int, _ walks: [Walk]) {
    var tails: [[String]: Set<[String]>] = [:]
    var states: [[String]: Int] = [:]
    for walk in walks {
      for place in walk.states.indices {
        let prefix = Array(walk.buttons.prefix(place))
        states[prefix] = walk.states[place]
        tails[prefix, default: []].insert(Array(walk.buttons.dropFirst(place).prefix(k)))
      }
    }
    for (_, prefixes) in Dictionary(grouping: tails.keys, by: { tails[$0] ?? [] }) {
      classes.append(prefixes.compactMap { states[$0] })
    }
  }
}
