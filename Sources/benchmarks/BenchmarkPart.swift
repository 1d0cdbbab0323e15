import SimulatedApp
import VirtualTime

/// The work of a process that the benchmarks start themselves, to measure it from its start to its
/// end.
enum BenchmarkPart {
  /// Does a part and returns what it prints; nil for an unknown part.
  static func run(_ part: String, arguments: [String] = []) -> String? {
    switch part {
    case "lab-replays": return ReplayProcesses.part(arguments)
    case "lab-thousand-runs": return ReplayProcesses.thousandRuns
    case "peak-login": return logins { LoginFlow.run($0, isJournaling: false) }
    case "peak-rows":
      let bench = RowsBench(rows: 10_000, runs: 1)
      _ = (bench.findByIdentifier(), bench.contains(), bench.text())
      return peak
    case "launches-few": return launches(2_000)
    case "launches-many": return launches(100_000)
    case "first-tap": return LoginFlow.runToFirstTap(BenchApps.login()) ? "tapped" : nil
    case "fingerprints": return fingerprints
    case "pictures": return PictureBench.run()
    case "trace": return TraceBench.run(arguments)
    case "import-10mb": return ImportBench.peak()
    default: return nil
    }
  }

  /// A line a seed, for comparing builds and processes: the journals of a flow that chance decides.
  private static var fingerprints: String {
    let app = BenchApps.login(
      loading: .logNormal(median: .seconds(2), sigma: 0.6), failing: 0.2)
    return (1...1_000).map { seed in
      "\(seed) " + String(LoginFlow.fingerprint(app, seed: Seed(UInt64(seed))), radix: 16)
    }.joined(separator: "\n")
  }

  private static var peak: String { "\(ChildProcess.ownPeakMegabytes)" }

  /// The peak after a thousand flows of one app; nil when one of them fails.
  private static func logins(_ flow: (CompiledApp) -> Bool) -> String? {
    let app = BenchApps.login()
    for _ in 0..<1_000 where !flow(app) { return nil }
    return peak
  }

  /// The peak after so many launches of one app in one session.
  private static func launches(_ count: Int) -> String {
    let session = AppSession(app: BenchApps.login(), configuration: SessionConfiguration())
    for _ in 0..<count { _ = session.launch(arguments: [], environment: [:]) }
    return peak
  }
}
