/// How the screens of a drafted model lead to each other.
struct ScreenJumps {
  private let names: [[String]]
  /// By screen, the states in which it begins.
  private var entries: [[Int]]
  /// By screen, the places from which it is opened.
  private var openers: [[(screen: Int, state: Int)]]

  /// Looks at all steps of a graph.
  init(_ graph: SceneGraph, _ grouping: ScreenGrouping) {
    names = grouping.screens.map(\.stateNames)
    entries = names.map { _ in [] }
    openers = names.map { _ in [] }
    for state in graph.reached {
      for (_, target) in graph[state].mainSteps(in: graph) {
        guard let there = grouping.place(of: graph.owner(of: target)) else { continue }
        let here = grouping.place(of: state)
        guard here?.screen != there.screen else { continue }
        if !entries[there.screen].contains(there.state) {
          entries[there.screen].append(there.state)
        }
        if let here, !openers[there.screen].contains(where: { $0 == here }) {
          openers[there.screen].append(here)
        }
        if here == nil { openers[there.screen].append((-1, 0)) }
      }
    }
  }

  /// The states in which a screen begins.
  func arrivals(_ screen: Int) -> [Int] { entries[screen] }

  /// Whether a transition that opens a screen has to name the state in which it begins.
  func needsArrival(_ screen: Int) -> Bool { entries[screen].contains { $0 > 0 } }

  /// The arguments of a screen when it is opened in a state.
  func arguments(of place: (screen: Int, state: Int)) -> [String: String] {
    place.state == 0 ? [:] : [ModelMaking.arrival: "'\(names[place.screen][place.state])'"]
  }

  /// Whether a step leads back to where the screen was opened: the place is the only one that opens
  /// it, and it was not opened from it in turn.
  func isReturn(
    from here: (screen: Int, state: Int), to there: (screen: Int, state: Int)
  ) -> Bool {
    let mine = openers[here.screen]
    guard mine.count == 1, mine[0] == there else { return false }
    return openers[there.screen].contains { $0.screen != here.screen }
  }
}
