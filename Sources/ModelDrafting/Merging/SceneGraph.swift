package import SimulatedApp

/// A step from one state of a drafted model to the next.
package struct SceneStep: Hashable, Sendable {
  /// What kind of step it is.
  package enum Kind: Hashable, Sendable {
    /// A launch with its arguments and its environment.
    case launch([String], [String: String])
    /// A link that is opened.
    case link(String)
    /// A gesture on an element, which the keys from the top lead to; one on the screen has none.
    case gesture(ElementGesture, on: [ElementKey])
    /// Time passes.
    case time
    /// Anything else, which no screen file expresses.
    case other

    /// Whether it involves no element that a test knows.
    var isOfNoElement: Bool {
      switch self {
      case .time, .other, .gesture(_, on: []): true
      default: false
      }
    }
  }

  /// The kind.
  package let kind: Kind
  /// What has been typed into the fields of the state, by their names.
  package var typed: [ElementKey: String] = [:]
  /// Distinguishes equal steps that lead to contradicting states.
  package var number = 0
  /// The group of the tests that take the step; of a launch alone.
  package var group = 0

  /// Makes a step.
  package init(_ kind: Kind, typed: [ElementKey: String] = [:]) {
    self.kind = kind
    self.typed = typed
  }
}

/// What a test saw of a state: how many elements a query found, and the label of the first one.
package struct SceneSight: Hashable, Sendable {
  /// The kind of query.
  package let kind: ScriptLook.Kind
  /// The query.
  package let query: Query
  /// How many elements it found.
  package let count: Int
  /// The label of the first one, if the test read it; empty if it has none.
  package var label = ""

  /// Whether a tree gives the same result.
  package func holds(in tree: IndexedDraftTree) -> Bool {
    let found = tree.count(of: query)
    guard label.isEmpty || tree.label(ofFirst: query) == label else { return false }
    return kind == .existence ? (found > 0) == (count > 0) : found == count
  }

  /// Equal sights have the same text.
  package static func == (left: SceneSight, right: SceneSight) -> Bool {
    left.kind == right.kind && left.count == right.count && left.label == right.label
      && left.query == right.query
  }

  /// Hashes what makes sights equal.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(count)
    hasher.combine(label)
    hasher.combine(query.text)
  }
}

/// A state of a drafted model: what it shows, what tests saw of it, and where it leads.
package struct SceneState: Sendable {
  /// What it shows.
  package var tree = DraftTree()
  /// What tests saw, each once.
  package var sights: Set<SceneSight> = []
  /// The steps out of the state, in the order in which tests took them.
  package var steps: [(step: SceneStep, target: Int)] = []
  /// How often each file of page objects queried it.
  package var pages: [String: Int] = [:]
  /// The resource that the app asks for, or the link that it opens.
  package var prompt: String?
  /// How long it stays before a step of time, in nanoseconds.
  package var delay: Int64?
  /// The shortest wait that ended with this step, in nanoseconds.
  package var patience: Int64?
  /// The numbers of the tests that reached it.
  package var tests: Set<Int> = []
  /// The group of these tests: states of different groups stay apart.
  package var group = 0

  /// A state about which nothing is known.
  package init() {}

  /// The file of page objects that queried it most often; nil if none did.
  package var page: String? {
    pages.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The steps without those that contradict another one that more tests took.
  package func mainSteps(in graph: SceneGraph) -> [(step: SceneStep, target: Int)] {
    var main: [SceneStep: (step: SceneStep, target: Int)] = [:]
    var order: [SceneStep] = []
    for (step, target) in steps {
      var plain = step
      plain.number = 0
      guard let known = main[plain] else {
        order.append(plain)
        main[plain] = (plain, target)
        continue
      }
      if graph[target].tests.count > graph[known.target].tests.count {
        main[plain] = (plain, target)
      }
    }
    return order.compactMap { main[$0] }
  }

  /// Where a step leads; nil if nowhere.
  package func target(of step: SceneStep) -> Int? {
    steps.first { $0.step == step }?.target
  }
}

/// The states that tests went through, as a graph whose first state is before any launch.
package struct SceneGraph: Sendable {
  /// All states; those that were merged into others stay in the list.
  package private(set) var states: [SceneState] = [SceneState()]
  /// The state that each state has become part of.
  private var owners: [Int] = [0]
  /// The tests that have screens of their own.
  package let groups: TestGroups

  /// The most states of a graph.
  package static let limit = 20_000
  private let limit: Int
  /// Whether tests went through further states, which are left out.
  package private(set) var isCut = false

  /// Makes a graph in which tests that begin alike share their states, unless they are in different
  /// groups.
  package init(
    _ tests: [DraftedTest], in groups: TestGroups = TestGroups(), limit: Int = Self.limit
  ) {
    self.groups = groups
    self.limit = limit
    // A test that saw an element appear tells more than one that saw it only afterwards.
    let order = tests.indices.sorted { left, right in
      let (mine, theirs) = (tests[left].script.waits.isEmpty, tests[right].script.waits.isEmpty)
      return mine == theirs ? left < right : !mine
    }
    for number in order { add(tests[number], number: number) }
    keepWhatStays()
  }

  /// Keeps the other elements of the first screen after a step, if all that tests saw is that some
  /// elements are gone, or how many are left.
  private mutating func keepWhatStays() {
    for first in states[0].steps.map(\.target) {
      for target in states[first].steps.map(\.target) where states[target].tree.isEmpty {
        var rest = states[first].tree
        // The result must not depend on the order of a set.
        let sights = states[target].sights.filter { $0.kind == .count || $0.count == 0 }
        for sight in sights.sorted(by: { $0.query.text < $1.query.text }) {
          let places = rest.indexed.places(of: sight.query).filter { !$0.isEmpty }
          for place in places.dropFirst(sight.count).reversed() { rest.remove(place) }
        }
        if rest != states[first].tree, !rest.isEmpty { states[target].tree = rest }
      }
    }
  }

  /// The state that a state has become part of.
  package func owner(of state: Int) -> Int {
    var state = state
    while owners[state] != state { state = owners[state] }
    return state
  }

  /// The states that others have become part of since an earlier graph of the same tests.
  func changed(since earlier: SceneGraph) -> [Int] {
    owners.indices.filter { owners[$0] != earlier.owners[$0] }.map(owner)
  }

  /// The state at a number.
  package subscript(state: Int) -> SceneState { states[owner(of: state)] }

  /// The first state that a step from a state leads to, of those that are asked for.
  func first(after state: Int, where isAskedFor: (Int) -> Bool) -> Int? {
    self[state].steps.lazy.map { owner(of: $0.target) }.first(where: isAskedFor)
  }

  /// The states that can be reached, in the order in which they are found.
  package var reached: [Int] {
    var (list, known): ([Int], Set<Int>) = ([0], [0])
    var next = 0
    while next < list.count {
      for (_, target) in self[list[next]].steps where known.insert(owner(of: target)).inserted {
        list.append(owner(of: target))
      }
      next += 1
    }
    return list
  }

  /// Whether the model needs a state of its own for a state: it shows something; or it is the first
  /// after a launch, and the app asks the system for something; or what a test missed in it comes
  /// with time, or is still there where the steps to it would lead back to.
  func isShown(_ state: Int) -> Bool {
    let (state, known) = (owner(of: state), self[state])
    guard known.tree.isEmpty else { return true }
    guard state > 0 else { return false }
    let isFirst = self[0].steps.contains { owner(of: $0.target) == state }
    return isFirst && known.prompt != nil || isBeforeWhatItMisses(state) || isLeftEmpty(state)
  }

  /// Whether a state shows nothing of what was there before a step, nor where the step could lead
  /// back to, as a list whose last row was deleted.
  private func isLeftEmpty(_ state: Int) -> Bool {
    guard self[state].sights.contains(where: { $0.count == 0 }) else { return false }
    return reached.contains { before in
      let leadsHere = self[before].mainSteps(in: self).contains { owner(of: $0.target) == state }
      return leadsHere && makesGone(state, after: before)
        && !openers(of: before).contains { lacks($0, whatIsGoneIn: state) }
    }
  }

  /// The states from which a step leads to a state, apart from that before a launch.
  private func openers(of state: Int) -> [Int] {
    reached.filter { other in
      other > 0 && other != state
        && self[other].mainSteps(in: self).contains { owner(of: $0.target) == state }
    }
  }

  /// Whether a test missed something in a state that is there in the one before.
  private func makesGone(_ state: Int, after before: Int) -> Bool {
    let tree = self[before].tree.indexed
    return self[state].sights.contains { $0.count == 0 && !$0.holds(in: tree) }
  }

  /// Whether a state lacks all that tests missed in another one.
  private func lacks(_ state: Int, whatIsGoneIn other: Int) -> Bool {
    let tree = self[state].tree.indexed
    return self[other].sights.allSatisfy { $0.count > 0 || $0.holds(in: tree) }
  }

  /// The state that a step leads back to, after which tests saw only that something has gone: the
  /// first that had led to the one before the step, and lacks it too; nil for any other step.
  func wayBack(from before: Int, after target: Int) -> Int? {
    guard self[target].tree.isEmpty, makesGone(target, after: before) else { return nil }
    return openers(of: owner(of: before)).first { lacks($0, whatIsGoneIn: target) }
  }

  /// Whether something appears with time that a test found missing in this state.
  func isBeforeWhatItMisses(_ state: Int) -> Bool {
    guard let later = self[state].target(of: SceneStep(.time)) else { return false }
    let tree = self[later].tree.indexed
    return self[state].sights.contains { $0.count == 0 && !$0.holds(in: tree) }
  }

  // MARK: - Tests

  private mutating func add(_ test: DraftedTest, number: Int) {
    var current = 0
    let script = test.script
    var trees: [SceneKey: IndexedDraftTree] = [:]
    let events = test.run.events.prefix(test.run.failedAt ?? test.run.events.count)
    for event in events {
      switch event {
      case .act(let act):
        guard let to = act.to else { continue }
        if case .launch = act.kind { current = 0 }
        var step = Self.step(act, in: script.tree(act.from))
        if case .launch = act.kind { step.group = groups.number(of: test.name) }
        current = follow(step, to: to, from: current, script, number)
      case .wait(_, let to, let nanoseconds, let limit):
        states[current].delay = max(states[current].delay ?? 0, nanoseconds)
        states[current].patience = min(states[current].patience ?? .max, limit)
        current = follow(SceneStep(.time), to: to, from: current, script, number)
      case .look(let look):
        guard current > 0 else { continue }
        if let page = look.page, PageFile.isOfOneScreen(page) {
          states[current].pages[page, default: 0] += 1
        }
        let tree = trees[look.scene] ?? script.tree(look.scene).indexed
        trees[look.scene] = tree
        var sight = SceneSight(kind: look.kind, query: look.query, count: look.count)
        if look.kind == .attributes { sight.label = tree.label(ofFirst: look.query) }
        if !test.free.contains(look.key), sight.holds(in: tree) {
          states[current].sights.insert(sight)
        }
      }
    }
  }

  private static func step(_ act: ScriptAct, in tree: DraftTree) -> SceneStep {
    switch act.kind {
    case .launch(let arguments, let environment):
      return SceneStep(.launch(arguments, environment))
    case .open(let link): return SceneStep(.link(link))
    case .other: return SceneStep(.other)
    case .gesture(let gesture):
      let keys = Set(tree.all.map(\.key))
      let typed = act.typed.filter { keys.contains($0.key) }
      // What is touched beside all elements is the screen.
      guard let place = act.query.map({ tree.indexed.places(of: $0).first }) ?? [] else {
        return SceneStep(.other, typed: typed)
      }
      return SceneStep(.gesture(gesture, on: tree.path(of: place)), typed: typed)
    }
  }

  /// Takes one step, to the state that is known to follow or to a new one.
  private mutating func follow(
    _ step: SceneStep, to scene: SceneKey, from state: Int, _ script: DraftScript, _ test: Int
  ) -> Int {
    var made = SceneState()
    made.tree = script.tree(scene)
    made.prompt = script.prompts[scene]
    made.tests = [test]
    made.group = state == 0 ? step.group : states[state].group
    var step = step
    while let known = states[state].target(of: step) {
      if let both = Self.union(states[known], made), both.agrees {
        states[known].tree = both.tree
        states[known].tests.insert(test)
        return known
      }
      if let later = states[known].target(of: SceneStep(.time)),
        let both = Self.union(states[later], made), both.agrees
      {
        states[later].tree = both.tree
        states[later].tests.insert(test)
        return later
      }
      if let both = Self.union(states[known], made),
        both.contradictions.allSatisfy({ $0.count == 0 })
      {
        states[known].tree = both.tree
        states[known].sights.subtract(both.contradictions)
        states[known].tests.insert(test)
        return known
      }
      step.number += 1
    }
    guard states.count < limit else {
      isCut = true
      return state
    }
    states.append(made)
    owners.append(states.count - 1)
    states[state].steps.append((step, states.count - 1))
    return states.count - 1
  }

  // MARK: - Merging

  /// Two states as one, without their steps; nil if they contradict each other.
  private static func union(_ left: SceneState, _ right: SceneState) -> SceneState? {
    guard left.prompt == nil || right.prompt == nil || left.prompt == right.prompt,
      let tree = left.tree.union(with: right.tree)
    else { return nil }
    var both = left
    both.tree = tree
    both.prompt = left.prompt ?? right.prompt
    both.sights.formUnion(right.sights)
    both.tests.formUnion(right.tests)
    both.pages.merge(right.pages) { $0 + $1 }
    both.delay = [left.delay, right.delay].compactMap(\.self).max()
    both.patience = [left.patience, right.patience].compactMap(\.self).min()
    return both
  }

  /// The graph in which two states, and the states after the same steps, are merged; nil if that
  /// contradicts what a test saw.
  package func merging(_ left: Int, _ right: Int) -> SceneGraph? {
    var graph = self
    var pairs = [(left, right)]
    while let (left, right) = pairs.popLast() {
      let (kept, other) = (graph.owner(of: left), graph.owner(of: right))
      guard kept != other else { continue }
      guard kept != 0, other != 0, var both = Self.union(graph.states[kept], graph.states[other]),
        both.agrees
      else { return nil }
      for (step, target) in graph.states[other].steps {
        if let known = both.target(of: step) {
          pairs.append((known, target))
        } else {
          both.steps.append((step, target))
        }
      }
      graph.states[kept] = both
      graph.owners[other] = kept
    }
    return graph
  }
}

extension SceneState {
  /// Whether the tree gives the results that tests saw.
  package var agrees: Bool {
    let indexed = tree.indexed
    return sights.allSatisfy { $0.holds(in: indexed) }
  }

  /// What tests saw and the tree does not show.
  var contradictions: [SceneSight] {
    let indexed = tree.indexed
    return sights.filter { !$0.holds(in: indexed) }
  }
}

/// Files of page objects.
package enum PageFile {
  /// The endings of files with the page object of one screen.
  package static let endings = ["PageObject", "Page", "Screen", "Robot", "View"]

  /// The name of the screen that a file holds the page object of; nil for any other file.
  package static func screen(of file: String) -> String? {
    let name = file.hasSuffix(".swift") ? String(file.dropLast(6)) : file
    guard let ending = endings.first(where: { name.hasSuffix($0) }),
      name.count > ending.count, !name.hasPrefix("Base")
    else { return nil }
    return String(name.dropLast(ending.count))
  }

  /// Whether a file holds the page object of one screen.
  static func isOfOneScreen(_ file: String) -> Bool { screen(of: file) != nil }
}
