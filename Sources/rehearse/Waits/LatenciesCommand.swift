import FlakeLab
import SimulatedApp
import Trials
import VirtualTime

/// `rehearse latencies`: makes a latency for screen files of durations that were measured.
enum LatenciesCommand {
  static func run(_ options: LatenciesOptions) -> ExitCode {
    guard let bytes = InputFile.bytes(of: options.file) else { return .failure }
    let measured = measured(bytes, options)
    for fault in measured.faults { Console.error("\(options.file):\(fault)") }
    guard measured.faults.isEmpty else { return .failure }
    switch options.form {
    case .asIs: return print(measured.asIs)
    case .fit:
      guard let fit = LatencyFit.best(of: measured.samples) else {
        Console.error("Error: \(options.file) \(refusal). Try --as-is.")
        return .failure
      }
      return print(fit.law)
    case .report:
      Console.out(report(measured))
      return .success
    }
  }

  /// Why no law is fitted.
  private static let refusal =
    "has no \(LatencyFit.fewestSamples) durations above zero, or all of them are the same"

  private static func print(_ law: LatencyDistribution) -> ExitCode {
    Console.out(String(law.fileText.dropLast()))
    return .success
  }

  /// Reads a log where a duration's ends are named, otherwise what the file's first mark says.
  private static func measured(
    _ bytes: [UInt8], _ options: LatenciesOptions
  ) -> MeasuredLatencies {
    if let from = options.from, let to = options.to {
      return MeasuredLatencies(log: bytes, from: from, to: to)
    }
    let spaces = [UInt8](" \t\r\n\u{FEFF}".utf8)
    if bytes.first(where: { !spaces.contains($0) }) == UInt8(ascii: "{") {
      return MeasuredLatencies(har: bytes, url: options.rows, phase: options.phase ?? .total)
    }
    return MeasuredLatencies(
      csv: bytes, column: options.column, rows: options.rows, unit: options.unit)
  }

  private static func report(_ measured: MeasuredLatencies) -> String {
    let law = measured.asIs
    let points = [("least", 0.0), ("median", 0.5), ("p95", 0.95), ("p99", 0.99), ("longest", 1)]
    let words = points.map { "\($0.0) \(law.quantile($0.1))" }.joined(separator: ", ")
    var lines = ["\(measured.samples.count) durations: \(words)"]
    let fits = LatencyFit.all(of: measured.samples)
    guard let best = fits.first else {
      return (lines + ["No law is fitted: the file \(refusal)."]).joined(separator: "\n")
    }
    var table = TextTable([("law", .left), ("AIC", .right), ("distance", .right), ("p", .right)])
    for fit in fits {
      table.add([
        "\(fit.law)", "\(Int(fit.criterion.rounded()))", FlakeRate.percent(fit.distance) + " %",
        FlakeRate.percent(fit.probability) + " %",
      ])
    }
    lines += [""] + table.lines
    lines += ["", "The best, as --fit prints it:", String(best.law.fileText.dropLast())]
    return lines.joined(separator: "\n")
  }
}
