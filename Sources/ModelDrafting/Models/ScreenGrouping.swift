import SimulatedApp

/// Groups the states of a graph into screens, and names both.
package struct ScreenGrouping {
  /// A screen: its name and its states.
  package struct Screen: Sendable {
    /// The name.
    package var name: String
    /// The states, in the order in which tests reached them.
    package var states: [Int]
    /// The names of the states, in the same order.
    package var stateNames: [String] = []
  }

  /// The screens, in the order in which tests reached them.
  package private(set) var screens: [Screen] = []
  private var places: [Int: (screen: Int, state: Int)] = [:]

  /// Groups all states that the model needs.
  package init(_ graph: SceneGraph) {
    var pages: [String?] = []
    var keys: [Set<ElementKey>] = []
    let origins = Self.origins(graph)
    for state in graph.reached where graph.isShown(state) {
      let (page, mine) = (graph[state].page, graph[state].tree.bodyKeys)
      let typing = origins[state].flatMap { origin in
        screens.firstIndex { $0.states.contains(origin) }
      }
      let found = screens.indices.first { index in
        if let typing { return index == typing }
        guard graph[screens[index].states[0]].group == graph[state].group else { return false }
        if let page { return pages[index] == page }
        let shared = keys[index].intersection(mine).count { !$0.isFrame }
        return pages[index] == nil && shared > 0
          && shared * 2 >= mine.count { !$0.isFrame }
          && !ElementKey.tellApart(keys[index], mine)
      }
      guard let found else {
        screens.append(Screen(name: "", states: [state]))
        pages.append(page)
        keys.append(mine)
        continue
      }
      screens[found].states.append(state)
      keys[found].formUnion(mine)
    }
    name(graph, pages)
  }

  /// The states before those that show a field into which a test has typed: it keeps the text.
  private static func origins(_ graph: SceneGraph) -> [Int: Int] {
    var origins: [Int: Int] = [:]
    for state in graph.reached where !graph[state].tree.isEmpty {
      for (step, target) in graph[state].steps {
        let target = graph.owner(of: target)
        let fields = Set(graph[target].tree.all.map(\.key))
        guard origins[target] == nil, step.typed.keys.contains(where: fields.contains) else {
          continue
        }
        origins[target] = state
      }
    }
    return origins
  }

  /// The place of a state: the numbers of its screen and of the state in it; nil for a state that
  /// the model does without, since it shows nothing.
  package func place(of state: Int) -> (screen: Int, state: Int)? { places[state] }

  private mutating func name(_ graph: SceneGraph, _ pages: [String?]) {
    // The first is the screen that chooses among others, the second the file of the app itself.
    var used: Set<String> = [LaunchMaking.name, "app"]
    for (index, screen) in screens.enumerated() {
      let tree = graph[screen.states[0]].tree
      let name = pages[index].map(ScreenName.ofPage) ?? ScreenName.of(tree)
      screens[index].name = Self.unused(name, &used)
      let keys = screen.states.map { graph[$0].tree.keys }
      var counts: [ElementKey: Int] = [:]
      for key in keys.joined() { counts[key, default: 0] += 1 }
      var words: Set<String> = []
      for (number, state) in screen.states.enumerated() {
        let own = keys[number].lazy.filter { counts[$0] == 1 }
        let name = own.min().map { ScreenName.word($0.name) } ?? "state"
        screens[index].stateNames.append(Self.unused(name.isEmpty ? "state" : name, &words))
        places[state] = (index, number)
      }
    }
  }

  private static func unused(_ name: String, _ used: inout Set<String>) -> String {
    var (candidate, number) = (name, 2)
    while !used.insert(candidate).inserted {
      candidate = "\(name)\(number)"
      number += 1
    }
    return candidate
  }
}

/// Makes names of screens.
enum ScreenName {
  /// The name of a screen after the file of its page object: `LoginPage.swift` is `login`.
  static func ofPage(_ file: String) -> String {
    let word = word(PageFile.screen(of: file) ?? file)
    return word.isEmpty ? "screen" : word
  }

  /// The name of a screen after what it shows: its bar's title, else its first identifier.
  static func of(_ tree: DraftTree) -> String {
    let all = tree.all.filter(\.isNamed)
    let named =
      all.first { $0.type == .navigationBar } ?? all.first { !$0.identifier.isEmpty } ?? all.first
    let name = named.map { $0.name.split(separator: ".").first.map(String.init) ?? $0.name }
    let word = word(name ?? "")
    return word.isEmpty ? "screen" : word
  }

  /// A name made of the letters and digits of a text: `Log in` is `logIn`.
  static func word(_ text: String) -> String {
    let parts = text.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }.prefix(4)
    let word = parts.enumerated().map { index, part in
      index == 0
        ? part.prefix(1).lowercased() + part.dropFirst()
        : part.prefix(1).uppercased() + part.dropFirst()
    }.joined()
    let cut = String(word.prefix(40))
    return cut.first?.isNumber == true ? "n" + cut : cut
  }
}
