import SimulatedApp

/// Performs planned walks; if one cannot be completed, it plans new walks to the missing passages.
struct WalkPlan {
  let app: CompiledApp
  let map: WalkMap

  private(set) var scripts: [WalkScript] = []
  private(set) var omissions: [WalkTests.Omission] = []
  private var taken: Set<Int> = []

  init(app: CompiledApp, map: WalkMap) {
    self.app = app
    self.map = map
  }

  /// Walks a walk; with `mustTakeAll` each of its passages is either in a test or an omission.
  mutating func go(_ walk: Walk, mustTakeAll: Bool) {
    let script = WalkScript(walk, on: map, of: app)
    let isNew = script.moves.isEmpty || !mustTakeAll || !taken.isSuperset(of: script.taken)
    if isNew { scripts.append(script) }
    taken.formUnion(script.taken)
    guard let cut = script.cut else { return }
    guard mustTakeAll else { return omit(walk, cut) }
    for passage in walk.passages.dropFirst(script.taken.count) where !taken.contains(passage) {
      goAlone(to: passage)
    }
  }

  /// Names the moves that end the app, which no walk of a tour takes.
  mutating func omitCrashes() {
    for passage in map.passages.indices where !map.isWalkable(passage) {
      omit(map.walk(taking: passage), "the app crashes")
    }
  }

  private mutating func goAlone(to passage: Int) {
    let walk = map.walk(taking: passage)
    let script = WalkScript(walk, on: map, of: app)
    guard let cut = script.cut else {
      scripts.append(script)
      return taken.formUnion(script.taken)
    }
    omit(walk, cut)
  }

  private mutating func omit(_ walk: Walk, _ reason: String) {
    let place = walk.passages.last.map { map.places[map.passages[$0].from] }
    let move = walk.passages.last.map { "\(map.passages[$0].move)" } ?? "launch"
    let start = place.map { $0.state.isEmpty ? $0.screen : "\($0.screen), \($0.state)" }
    omissions.append(
      .init(
        move: "\(walk.coordinator): \(move)" + (start.map { " on \($0)" } ?? ""), reason: reason))
  }
}
