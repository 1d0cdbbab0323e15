import FlakeLab
import SimulatedApp
import VirtualTime

/// Goal 5: random priorities find a fault at least as often as their theorem promises.
package enum PriorityGoal {
  /// One cell of the grid.
  struct Cell {
    /// The number of actors: the test and the loaders.
    let actors: Int
    /// How many steps a run has.
    let steps: Int
    /// The number of orders on which the fault depends.
    let depth: Int
    /// The rate at which it was found.
    let rate: FlakeRate

    /// 1/(n k^(d-1)).
    var bound: Double {
      (1..<depth).reduce(1 / Double(actors)) { share, _ in share / Double(steps) }
    }
    /// Whether there were enough runs to compare the rate with the bound.
    var isTested: Bool { bound * Double(rate.runs) >= 30 }
    var isKept: Bool { rate.upperBound >= bound }
  }

  /// Measures.
  package static func rows(isQuick: Bool) -> [GoalRow] {
    let cells = grid(isQuick: isQuick).map { cell(depth: $0.depth, bystanders: $0.bystanders) }
    return [bound(cells, depths: isQuick ? 2 : 4), windows(isQuick: isQuick)]
  }

  private static func grid(isQuick: Bool) -> [(depth: Int, bystanders: Int)] {
    (1...(isQuick ? 2 : 4)).flatMap { depth in
      (isQuick ? [0, 2] : [0, 1, 2, 4]).map { (depth, $0) }
    }
  }

  /// Makes a quarter more runs than the cell needs to be tested, or none if they exceed the limit.
  ///
  /// - Parameters:
  ///   - depth: the depth of the fault.
  ///   - bystanders: the number of loaders without effect.
  ///   - drawn: the depth for which the priorities are drawn; nil if that of the fault.
  ///   - limit: the most runs.
  /// - Returns: the cell.
  static func cell(
    depth: Int, bystanders: Int, drawingFor drawn: Int? = nil, limit: Int = 60_000
  ) -> Cell {
    let fault = PlantedFault(depth: depth, bystanders: bystanders)
    let variant = GoalVariant("planted", app: fault.app, flow: fault.flow)
    let trace = variant.test.trace(seed: 1).trace
    let steps = trace.happenings.count
    let actors = fault.app.loaders.count + 1
    let bound = Cell(
      actors: actors, steps: steps, depth: depth, rate: FlakeRate(failures: 0, runs: 0)
    ).bound
    let runs = Int((37.5 / bound).rounded(.up))
    let result = runs > limit ? 0 : hits(variant, .priorities(depth: drawn ?? depth), runs: runs)
    return Cell(
      actors: actors, steps: steps, depth: depth,
      rate: FlakeRate(failures: result, runs: runs > limit ? 0 : runs))
  }

  private static func hits(_ variant: GoalVariant, _ strategy: SearchStrategy, runs: Int) -> Int {
    FlakeSearch(variant, seed: 1).run(strategy, runs: runs, stopsAtFirst: false).failures.count
  }

  static func bound(_ cells: [Cell], depths: Int) -> GoalRow {
    let tested = cells.filter(\.isTested)
    let kept = tested.count(where: \.isKept)
    let least = tested.map { $0.rate.rate / $0.bound }.min() ?? 0
    let depth = tested.map(\.depth).max() ?? 0
    return GoalRow(
      5, target: "the rate lies in no cell below the bound, for depths 1 to \(depths)",
      measured: "kept in \(kept) of \(tested.count) cells up to depth \(depth); the least rate is "
        + "\(GoalWords.number(least)) times the bound; "
        + "\(cells.count - tested.count) cells untested",
      how:
        "planted faults, 2 to 7 actors; as many runs as make bound times runs 37; the upper bound "
        + "of the rate's 95 % interval against the bound",
      outcome: .init(isMet: kept == tested.count && depth >= depths),
      figures: [
        RowFigure("cells", tested.count), RowFigure("kept", kept),
        RowFigure("least_ratio", least),
        RowFigure("pct_runs", cells.reduce(0) { $0 + $1.rate.runs }),
      ])
  }

  private static func windows(isQuick: Bool) -> GoalRow {
    let runs = isQuick ? 500 : 5_000
    let faults = [(10, 20), (14, 30), (25, 30)].map {
      WindowFault(window: $0.0, steps: $0.1, longest: 60)
    }
    let counts = faults.map { fault in
      let variant = GoalVariant("window", app: fault.app, flow: fault.flow)
      return [SearchStrategy.priorities(depth: 2), .walk, .plain].map {
        hits(variant, $0, runs: runs)
      }
    }
    let sums = (0..<3).map { place in counts.reduce(0) { $0 + $1[place] } }
    let ratio = Double(sums[0]) / Double(max(1, sums[1]))
    let words = sums.map { GoalWords.percent(GoalWords.share($0, of: runs * faults.count)) }
    return GoalRow(
      5, target: "at least 20 times as often as a random walk on window faults",
      measured:
        "\(GoalWords.number(ratio, places: 1)) times: priorities \(words[0]), walk \(words[1]), "
        + "plain \(words[2])",
      how: "a loader that has to end between two neighbouring looks of 20 or 30; \(runs) runs each",
      outcome: .init(isMet: ratio >= 20),
      figures: [
        RowFigure("window_pct", sums[0]), RowFigure("window_walk", sums[1]),
        RowFigure("window_plain", sums[2]),
      ])
  }
}
