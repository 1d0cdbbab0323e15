import CommandLineTool
import LabGoals

/// `benchmarks certificates`: makes trials of tests that a search certifies.
struct CertificatesCommand: ToolCommand {
  static let name = "certificates"
  static let summary = "Runs many trials of tests that a search certifies."
  static let discussion = """
    Searches the tests of the laboratory's scenarios, or with --filter the built tests whose names \
    match, and then runs trials of each under the same plan. Exits with 1 if a test fails that a \
    search has certified.
    """
  static let examples = [
    "swift run -c release benchmarks certificates --runs 200",
    "swift run benchmarks certificates --filter ShopTests --jobs 2",
  ]

  @Option("--runs", .number(in: 1...1_000_000), "How many trials of each test run.")
  private var runs = 10_000

  @Option(
    "--filter", .pattern, "Uses the built tests whose names match.",
    default: "the scenarios alone")
  private var filter: String?

  @Option("--jobs", .number(in: 1...256), "How many threads or processes share the trials.")
  private var jobs = 1

  @Option("--output", .folder(), "Where trials of built tests go.")
  private var output = ".rehearsal/certificates"

  func run() throws -> ExitCode {
    let rows =
      try filter.map {
        try HostedCertificates(filter: $0, trials: runs, jobs: jobs, output: output).rows()
      } ?? CertificateTrial.ofScenarios(trials: runs, jobs: jobs)
    Console.out(CertificateTable(rows: rows).text)
    return rows.contains(where: \.isContradicted) ? .failure : .success
  }
}
