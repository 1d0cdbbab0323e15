import Foundation
import VirtualTime

extension WaitReport {
  /// Reports as JSON: rates from 0 to 1, times in seconds; the same reports give the same bytes.
  public static func json(of reports: [WaitReport]) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(reports.map(Written.init)) else { return "[]" }
    return String(decoding: data, as: UTF8.self)
  }

  /// The name of the file for its curve: the letters and digits of the scenario's name.
  public var fileName: String {
    let words = scenario.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
    return "wait-\(words.joined(separator: "-").lowercased()).svg"
  }

  private struct Written: Encodable {
    let scenario: String
    let strategies: [WrittenRow]
    let cutRuns: Int
    let curve: [WrittenPoint]

    init(_ report: WaitReport) {
      scenario = report.scenario
      strategies = report.rows.map { WrittenRow($0, ratio: report.ratio(of: $0)) }
      cutRuns = report.cutRuns
      curve = report.curve().map {
        WrittenPoint(seconds: $0.time.inSeconds, passing: $0.passing)
      }
    }
  }

  private struct WrittenRow: Encodable {
    let strategy: String
    let runs: Int
    let failures: Int
    let rate: Double
    let lowerBound: Double
    let upperBound: Double
    let meanSeconds: Double
    let p95Seconds: Double
    let timesOracle: Double?

    init(_ row: Row, ratio: Double?) {
      strategy = "\(row.strategy)"
      runs = row.rate.runs
      failures = row.rate.failures
      rate = row.rate.rate
      lowerBound = row.rate.lowerBound
      upperBound = row.rate.upperBound
      meanSeconds = row.mean.inSeconds
      p95Seconds = row.most.inSeconds
      timesOracle = ratio
    }
  }

  private struct WrittenPoint: Encodable {
    let seconds: Double
    let passing: Double
  }
}
