import CommandLineTool
import SimulatedApp
import VirtualTime

/// `benchmarks part`: does one piece of work in a separate process.
struct PartCommand: ToolCommand {
  static let name = "part"
  static let summary = "Does one piece of work in a fresh process."

  @Argument(.choice("PART"), "The piece of work.")
  private var part = BenchmarkPart.fingerprints

  @Argument(.text("ARGUMENT"), "The arguments of the work.")
  private var arguments: [String]

  func run() -> ExitCode {
    guard let output = output() else {
      Console.error("Error: \(part.rawValue) has failed.")
      return .failure
    }
    Console.out(output)
    return .success
  }

  /// The output of the work; nil if it fails.
  private func output() -> String? {
    switch part {
    case .replays: ReplayProcesses.part(arguments)
    case .thousandRuns: ReplayProcesses.thousandRuns
    case .pictures: PictureBench.run()
    case .trace: TraceBench.run(arguments)
    case .fingerprints: Self.fingerprints
    case .peakLogin: Self.logins
    case .peakRows: Self.rows
    case .peakSwiftUIRows: SwiftUIBench.runRows() ? Self.peak : nil
    case .swiftUILogins: SwiftUIBench.runLogins() ? "passed" : nil
    case .peakImport: ImportBench.peak()
    case .endedTrials: trials(.ended)
    case .failedTrials: trials(.failed)
    case .passedTrials: trials(.passed)
    case .fewLaunches: Self.launches(2_000)
    case .manyLaunches: Self.launches(100_000)
    case .firstTap: LoginFlow.runToFirstTap(BenchApps.login()) ? "tapped" : nil
    }
  }

  /// The peak memory after a campaign with the number of trials in the argument.
  private func trials(_ way: TrialMemory.Way) -> String? {
    arguments.first.flatMap { Int($0) }.flatMap { TrialMemory.peak(of: $0, way) }.map { "\($0)" }
  }

  /// A line for each seed with a fingerprint of a random flow's journal, to compare builds and
  /// processes.
  private static var fingerprints: String {
    let app = BenchApps.login(
      loading: .logNormal(median: .seconds(2), sigma: 0.6), failing: 0.2)
    return (1...1_000).map { seed in
      "\(seed) " + String(LoginFlow.fingerprint(app, seed: Seed(UInt64(seed))), radix: 16)
    }.joined(separator: "\n")
  }

  private static var peak: String { "\(ChildProcess.ownPeakMegabytes)" }

  /// The peak memory after a thousand logins; nil if one of them fails.
  private static var logins: String? {
    let app = BenchApps.login()
    for _ in 0..<1_000 where !LoginFlow.run(app, isJournaling: false) { return nil }
    return peak
  }

  /// The peak memory after searches of a long table.
  private static var rows: String {
    let bench = RowsBench(rows: 10_000, runs: 1)
    _ = (bench.findByIdentifier(), bench.contains(), bench.text())
    return peak
  }

  /// The peak memory after a number of launches of one app in one session.
  private static func launches(_ count: Int) -> String {
    let session = AppSession(app: BenchApps.login(), configuration: SessionConfiguration())
    for _ in 0..<count { _ = session.launch(arguments: [], environment: [:]) }
    return peak
  }
}
