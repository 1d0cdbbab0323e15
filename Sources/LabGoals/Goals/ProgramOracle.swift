import EventOrders
import FlakeLab
package import SimulatedApp
import Trials
package import VirtualTime

/// A small app and a test of it, both drawn from a seed.
protocol OracleProgram: Sendable {
  /// The app.
  var app: AppDefinition { get }
  /// The test, whose failure message is what it saw.
  var flow: Flow { get }
  /// The distribution of each loader, for messages.
  var laws: [LatencyDistribution] { get }
  /// The steps, for messages.
  var steps: [ProgramStep] { get }
  /// The costs of the steps.
  var timing: AutomationTiming { get }
}

extension OracleProgram {
  var timing: AutomationTiming { .xcode26 }
}

/// Judges searches of random programs by brute force: it runs a program with many delays and
/// compares what the test saw with what the search has found.
///
/// It shares no code with the search: it neither steers the search nor reads its traces. Half of
/// the runs are plain ones. In the others the delays are fixed in the app itself: each loader in
/// turn gets a delay from a dense grid, and the other delays are drawn.
package struct ProgramOracle: Sendable {
  /// The kinds of random programs.
  package enum Kind: String, Sendable, CaseIterable {
    /// Loaders that race.
    case racing
    /// Elements that come and go, timers, cancelled loaders, and every kind of distribution.
    case vanishing
    /// Alerts, prompts, banners, the keyboard and a second screen.
    case interrupted
    /// Panels that slide in, screens and sheets that appear while they do, and a list.
    case moving
  }

  /// The results of brute force and of a search for one program.
  package struct Judgement: Sendable {
    /// The seed of the program.
    package let seed: Seed
    /// Whether the search reports that it has seen every outcome.
    package let isCertified: Bool
    /// How many runs the search made.
    package let runs: Int
    /// The outcomes that a test saw in an allowed run, but in no run of the search.
    package let missed: [String]
    /// The outcomes that the search saw.
    package let found: [String]

    /// Whether a test that fails at one of the missed outcomes would have a false certificate.
    package var isFalse: Bool { isCertified && !missed.isEmpty }
  }

  /// The name of the program.
  package let name: String
  /// The steps and the distributions, for messages.
  package let words: String
  let app: AppDefinition
  let flow: Flow
  let timing: AutomationTiming
  private let seed: Seed

  /// Makes the program of a seed.
  package init(_ kind: Kind, seed: Seed) {
    self.seed = seed
    name = "\(kind.rawValue) \(seed)"
    let program: any OracleProgram =
      switch kind {
      case .racing: RandomProgram(seed: seed)
      case .vanishing: VanishingProgram(seed: seed)
      case .interrupted: InterruptedProgram(seed: seed)
      case .moving: MovingProgram(seed: seed)
      }
    (app, flow, timing) = (program.app, program.flow, program.timing)
    words = "\(program.steps) \(program.laws)"
  }

  /// Searches the program, and judges the search by a number of runs.
  ///
  /// - Parameters:
  ///   - count: the number of runs.
  ///   - searched: another app to search, to plant a fault.
  ///   - probes: how many probes in a row must have nothing new; nil takes the usual number.
  /// - Returns: what the search claims, and what it missed.
  package func judgement(
    runs count: Int, searching searched: AppDefinition? = nil, probes: Int? = nil
  ) -> Judgement {
    var search = OrderSearch(app: searched ?? app, flow: flow, timing: timing)
    search.runLimit = 1_000
    // Less than a second in a release build.
    search.analysisLimit /= 10
    if let probes { search.probesInARow = probes }
    // If something moves, every instant may end differently, and there is no certificate to judge.
    search.run(until: \.looksAtMovement)
    let found = Set(search.runs.flatMap(\.trial.failures).map(\.summary))
    let missed = search.coversAll ? outcomes(runs: count).subtracting(found) : []
    return Judgement(
      seed: seed, isCertified: search.coversAll, runs: search.runsMade,
      missed: missed.sorted(), found: found.sorted())
  }

  /// The outcomes that the test saw in a number of runs.
  private func outcomes(runs count: Int) -> Set<String> {
    let plain = FlowTest(flow, app: app, timing: timing)
    var chance = SeedSequence(seed: seed).source(named: "oracle")
    var seen: Set<String> = []
    for number in 0..<count {
      let isPlain = number < count / 2 || app.loaders.isEmpty
      let test =
        isPlain
        ? plain : FlowTest(flow, app: withDelays(number, of: count, &chance), timing: timing)
      seen.formUnion(test.run(RunRequest(seed: Seed(UInt64(number + 1)))).failures.map(\.summary))
    }
    return seen
  }

  /// The app with a fixed delay for each loader: one from a grid, the others drawn.
  private func withDelays(
    _ number: Int, of count: Int, _ chance: inout ChanceSource
  ) -> AppDefinition {
    let (turn, place) = (number % app.loaders.count, number / app.loaders.count)
    let places = count / app.loaders.count
    var fixed = app
    for index in fixed.loaders.indices {
      let drawn = Double(chance.integer(below: 1 << 40)) / Double(1 << 40)
      let share =
        index == turn
        ? (Double(place) - Double(places) / 2 + drawn) / (Double(places) / 2) : drawn
      let law = fixed.loaders[index].latency
      fixed.loaders[index].latency = .fixed(law.sample(at: Fraction(nearest: share)))
    }
    return fixed
  }
}
