import EventOrders
import FlakeLab
import Foundation
import VirtualTime

/// Diagnoses and reports as JSON, names in the order of the alphabet.
enum ExplainJSON {
  static func text(of diagnosis: Diagnosis) -> String { encoded(DiagnosisRecord(diagnosis)) }

  static func text(of report: CauseReport) -> String {
    let figures = report.figures.map { ($0.name, $0.value) }
    let records = report.entries.map { entry in
      ScenarioRecord(
        scenario: entry.scenario.name, cause: entry.scenario.subcategory.rawValue,
        blame: entry.scenario.blame.rawValue, told: DiagnosisRecord(entry.diagnosis))
    }
    return encoded(
      ReportRecord(
        figures: Dictionary(figures, uniquingKeysWith: { first, _ in first }), scenarios: records))
  }

  private static func encoded(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(value)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}

/// A report as it is written.
private struct ReportRecord: Encodable {
  let figures: [String: Double]
  let scenarios: [ScenarioRecord]
}

/// A scenario beside what was told of it.
private struct ScenarioRecord: Encodable {
  let scenario: String
  let cause: String
  let blame: String
  let told: DiagnosisRecord
}

/// A diagnosis as it is written.
private struct DiagnosisRecord: Encodable {
  let test: String
  let verdict: String
  let failure: String?
  let seed: UInt64?
  let cause: String?
  let second: String?
  let blame: String?
  let reason: String
  let race: [String]
  let needs: [String]
  let pending: [String]
  let advice: String?
  let fix: String?
  let isProven: Bool

  init(_ diagnosis: Diagnosis) {
    test = diagnosis.test
    verdict = diagnosis.verdict.rawValue
    failure = diagnosis.failure?.summary
    seed = diagnosis.seed?.value
    cause = diagnosis.cause?.rawValue
    second = diagnosis.second?.rawValue
    blame = diagnosis.blame?.rawValue
    reason = diagnosis.reason
    race = diagnosis.pair.map { ["\($0.first)", "\($0.second)"] } ?? []
    let needed = diagnosis.needs
    needs = needed.faults + needed.orders + needed.answers + needed.delays
    pending = diagnosis.pending
    advice = diagnosis.advice?.text
    fix = diagnosis.advice?.fix.rawValue
    isProven = diagnosis.advice?.isProven ?? false
  }
}
