import CommandLineTool
import FlakeLab
import ScreenImport
import SimulatedApp
import Trials
import VirtualTime

/// `rehearse latencies`: fits latency distributions to measured durations.
struct LatenciesCommand: ToolCommand {
  static let name = "latencies"
  static let summary = "Fits latency distributions to logs and other files."
  static let discussion = """
    Shows what was measured and how well each distribution fits. --fit and --as-is print JSON to \
    put after "latency" in the app's files.

    Options for CSV tables are --column, --unit and --rows; for HAR archives, which browsers and \
    proxies save, --rows and --phase; for Xcode logs, and activities that xcresulttool prints, \
    --from and --to. Exits with 1 if something \
    in the file is not a duration.
    """
  static let examples = [
    "rehearse latencies loads.csv --column load_ms --rows /list",
    "rehearse latencies session.har --rows '*/api/list*' --phase wait --fit",
    "rehearse latencies activities.json --from 'Tap \"Save\"' --to 'Find the \"Saved\"'",
    "rehearse latencies xcodebuild.log --from 'Tap \"Save\"' --to 'Find the \"Saved\"'",
  ]

  @Argument(.file(), "The table, archive or log.")
  var file = ""

  @Option("--column", .text("NAME"), "The column: its name, or its number from 1.", default: "1")
  var column: String?

  @Option(
    "--unit", .choice("UNIT"),
    "The unit of the column.", default: "as its name ends, such as load_ms; otherwise ms")
  var unit: MeasuredLatencies.Unit?

  @Option(
    "--rows", .text("TEXT"),
    "Uses only rows with this text, or requests with this address; * matches any text.")
  var rows: String?

  @Option("--phase", .choice("PHASE"), "The part of a request.", default: "total")
  var phase: MeasuredLatencies.Phase?

  @Option("--from", .text("TEXT"), "A text in the log line where a duration begins.")
  var from: String?

  @Option("--to", .text("TEXT"), "A text in the log line where it ends.")
  var to: String?

  @Flag("--fit", "Prints only the distribution that fits best.")
  var isFit

  @Flag("--as-is", "Prints only the measurements.")
  var isAsIs

  func faults() -> [CommandLineFault] {
    var faults: [CommandLineFault] = []
    if (from == nil) != (to == nil) {
      faults.append(.missingArgument(to == nil ? "--to TEXT" : "--from TEXT"))
    }
    if isFit, isAsIs { faults.append(.excludedOption("--fit", by: "--as-is")) }
    return faults
  }

  func run() -> ExitCode {
    guard let bytes = InputFile.bytes(of: file) else { return .failure }
    let measured = measured(bytes)
    for fault in measured.faults { Console.error("\(file):\(fault)") }
    if measured.faults.count == MeasuredLatencies.faultLimit {
      Console.error("\(file): only these are listed; there may be more")
    }
    guard measured.faults.isEmpty else { return .failure }
    if isAsIs { return print(measured.asIs) }
    guard isFit else {
      Console.out(report(measured))
      return .success
    }
    guard let fit = LatencyFit.best(of: measured.samples) else {
      Console.error("Error: \(file) \(Self.refusal). Try --as-is.")
      return .failure
    }
    return print(fit.law)
  }

  /// Why no law is fitted.
  private static let refusal =
    "has no \(LatencyFit.fewestSamples) durations above zero, or all of them are the same"

  private func print(_ law: LatencyDistribution) -> ExitCode {
    Console.out(String(law.fileText.dropLast()))
    return .success
  }

  /// Reads a log if the start and end of a duration are given, an HTTP archive if the file begins
  /// with a brace, and else a table.
  private func measured(_ bytes: [UInt8]) -> MeasuredLatencies {
    if let from, let to {
      // JSON of another form than activities is read as a log, which tells what it lacks.
      guard Recording.isJSON(bytes), let tests = try? TestResults.read(bytes) else {
        return MeasuredLatencies(log: bytes, from: from, to: to)
      }
      return MeasuredLatencies(
        steps: tests.map { $0.steps.map { ($0.seconds, $0.words) } }, from: from, to: to)
    }
    let spaces = [UInt8](" \t\r\n\u{FEFF}".utf8)
    if bytes.first(where: { !spaces.contains($0) }) == UInt8(ascii: "{") {
      return MeasuredLatencies(har: bytes, url: rows, phase: phase ?? .total)
    }
    return MeasuredLatencies(
      csv: bytes, column: column, rows: rows, unit: unit)
  }

  private func report(_ measured: MeasuredLatencies) -> String {
    let law = measured.asIs
    let points = [("least", 0.0), ("median", 0.5), ("p95", 0.95), ("p99", 0.99), ("longest", 1)]
    let words = points.map { "\($0.0) \(law.quantile($0.1))" }.joined(separator: ", ")
    var lines = ["\(measured.samples.count) durations: \(words)"]
    let fits = LatencyFit.all(of: measured.samples)
    guard let best = fits.first else {
      lines.append("No distribution is fitted: the file \(Self.refusal).")
      return lines.joined(separator: "\n")
    }
    var table = TextTable([("law", .left), ("AIC", .right), ("distance", .right), ("p", .right)])
    for fit in fits {
      table.add([
        "\(fit.law)", "\(Int(saturating: fit.criterion.rounded()))",
        FlakeRate.percent(fit.distance) + " %",
        FlakeRate.percent(fit.probability) + " %",
      ])
    }
    lines += [""] + table.lines
    lines += ["", "The best, as --fit prints it:", String(best.law.fileText.dropLast())]
    return lines.joined(separator: "\n")
  }
}
