import CommandLineTool
import LabGoals
import VirtualTime

/// `benchmarks programs`: judges searches of random programs by brute force.
struct ProgramsCommand: ToolCommand {
  static let name = "programs"
  static let summary = "Judges certificates of random programs by brute force."
  static let discussion = """
    Each program is searched. If the search says that it has seen every outcome, the program runs \
    many times with delays of its own choice. What these runs show and the search has not found is \
    a false certificate: a test that fails there would have been certified. Exits with 1 if there \
    is one.
    """
  static let examples = ["swift run -c release benchmarks programs --count 10000"]

  @Option("--kind", .choice("KIND"), "The kind of program; by default each in turn.")
  private var kind: ProgramOracle.Kind?

  @Option("--count", .number(in: 1...10_000_000), "How many programs are judged.")
  private var count = 3_000

  @Option("--seed", .number(in: 1...Int(Int32.max)), "The seed of the first program.")
  private var first = 1

  @Option("--runs", .number(in: 2...1_000_000), "How many runs judge a program.")
  private var runs = 120

  @Option(
    "--probes", .number(in: 0...900), "How many probes in a row must have nothing new.",
    default: "as in every search")
  private var probes: Int?

  func run() -> ExitCode {
    let kinds = kind.map { [$0] } ?? ProgramOracle.Kind.allCases
    var (certified, wrong, searchRuns) = (0, 0, 0)
    for number in 0..<count {
      let seed = Seed(UInt64(first + number / kinds.count))
      let program = ProgramOracle(kinds[number % kinds.count], seed: seed)
      let judgement = program.judgement(runs: runs, probes: probes)
      certified += judgement.isCertified ? 1 : 0
      searchRuns += judgement.runs
      guard judgement.isFalse else { continue }
      wrong += 1
      Console.out(
        "FALSE \(program.name): missed \(judgement.missed) beside \(judgement.found), "
          + program.words)
    }
    Console.out(
      "\(count) programs from seed \(first), \(certified) searched to the end in \(searchRuns) "
        + "runs, \(wrong) false certificates by \(runs) runs each; "
        + "\(Int(Stopwatch.processorSeconds)) s of processor")
    return wrong == 0 ? .success : .failure
  }
}
