package import AppCompiling
package import AppFiles
package import AppModel
import LocatedJSON
package import RunJournal
import VirtualTime

/// The forms of an app that its journals name: each variant, with the latencies of each plan.
///
/// ```swift
/// let apps = RecordedApps(of: definition)
/// let player = try apps.repeating(record) { app in try JournalPlayer(record, app: app) } ...
/// ```
///
/// Journals of earlier versions name neither. For them the variant is the one given here, and the
/// plan is the one with which the app follows the journal longest.
package final class RecordedApps {
  private struct Form: Hashable {
    let variant: String?
    let latencies: String
  }

  private let app: AppDefinition
  private let variant: String?
  private let folder: AppFolder?
  private var definitions: [String: AppDefinition] = [:]
  private var compiled: [Form: CompiledApp] = [:]

  /// Takes an app.
  ///
  /// - Parameters:
  ///   - app: the app in the form that is meant by journals that name no variant.
  ///   - variant: the name of that form; nil for the app itself.
  ///   - folder: where further variants are read; nil if there are only those of the definition.
  package init(of app: AppDefinition, variant: String? = nil, in folder: AppFolder? = nil) {
    self.app = app
    self.variant = variant
    self.folder = folder
  }

  /// Replays a run with each form that may have written its journal, until one follows it to its
  /// end, and returns the outcome of the form that followed it longest.
  ///
  /// - Throws: what `attempt` throws, and a fault in the first line if it names an unknown variant.
  package func repeating<Outcome>(
    _ record: JournalRecord, _ attempt: (CompiledApp) throws(JournalFault) -> Outcome,
    divergence: (Outcome) -> Int64?
  ) throws(JournalFault) -> Outcome? {
    var best: (outcome: Outcome, reached: Int64)?
    for plan in Self.plans(of: record.header) {
      let outcome = try attempt(try form(record.header.variant, plan))
      let reached = divergence(outcome)
      if reached ?? .max > best?.reached ?? -1 { best = (outcome, reached ?? .max) }
      if reached == nil { break }
    }
    return best?.outcome
  }

  /// The plans that a run may have used.
  private static func plans(of header: JournalHeader) -> [LatencyPlan] {
    header.latencies.flatMap(LatencyPlan.named).map { [$0] } ?? LatencyPlan.all
  }

  private func form(
    _ name: String?, _ plan: LatencyPlan
  ) throws(JournalFault) -> CompiledApp {
    let name = name ?? variant
    let form = Form(variant: name, latencies: plan.name)
    if let known = compiled[form] { return known }
    let app = CompiledApp(try definition(of: name), variant: name, latencies: plan)
    compiled[form] = app
    return app
  }

  private func definition(of name: String?) throws(JournalFault) -> AppDefinition {
    guard let name, name != variant else { return app }
    if let known = definitions[name] ?? app.variant(name) { return known }
    let names = folder?.variants ?? app.variants.map(\.name)
    guard let folder, names.contains(name) else {
      throw JournalFault(
        line: 1,
        expected: "\"variant\": a variant of the app (it has "
          + (names.isEmpty ? "none" : names.joined(separator: ", ")) + "), not \(quoted(name))")
    }
    guard let read = try? AppFolder(folder.path, variant: name).load() else {
      throw JournalFault(line: 1, expected: "the variant \(quoted(name)) without faults")
    }
    definitions[name] = read
    return read
  }
}
