package import SimulatedApp

/// The trace of a run, or of two runs of a test side by side, as one HTML file.
///
/// ```swift
/// var trace = TraceDocument(app: definition)
/// try trace.add(try JournalRecord(bytes), named: "LoginTests.testLogin")
/// let page = trace.html
/// ```
///
/// The file opens from disk, needs no other file and loads nothing. The same journals give the same
/// bytes.
package struct TraceDocument {
  private var builder: TraceBuilder
  private(set) var runs: [TraceRun] = []
  /// Excerpts of the source files around the lines that made steps.
  private(set) var excerpts: [SourceExcerpt] = []

  /// The most runs of a trace.
  package static let runLimit = 2

  /// Starts a trace of an app's runs.
  package init(app: AppDefinition) { self.init(of: RecordedApps(of: app)) }

  /// Starts a trace of runs of an app, in the forms that their journals name.
  ///
  /// Screens come from replaying a run. If that is not possible, because the app is code that is
  /// not available here, `apps` is nil and the trace has everything except the screens.
  package init(of apps: RecordedApps?) { builder = TraceBuilder(apps) }

  /// Adds a run; the second one is compared with the first, and further ones are ignored.
  package mutating func add(
    _ record: JournalRecord, named name: String
  ) throws(JournalFault) {
    guard runs.count < Self.runLimit else { return }
    runs.append(try builder.run(of: record, named: name))
  }

  /// The names of the source files with lines that made steps, sorted.
  package var sourceFiles: [String] { Set(callers.map(\.file)).sorted() }

  /// The modules of the tests, which distinguish files with the same name.
  package var modules: [String] { runs.map(\.module).filter { !$0.isEmpty } }

  /// Adds excerpts of a source file around the lines that made steps.
  package mutating func add(source text: String, of file: String) {
    let lines = Set(callers.filter { $0.file == file }.map(\.line))
    excerpts += SourceExcerpt.excerpts(of: text, in: file, around: lines.sorted())
  }

  private var callers: [CallSite] { runs.flatMap { $0.steps.flatMap(\.callers) } }

  /// The first step at which two runs differ, counted from 1; nil if there is none.
  package var firstDifference: (step: Int, words: String)? {
    difference.map { ($0.step + 1, $0.words) }
  }

  /// For each run, the time at which the app diverged from the journal; nil if it did not.
  package var divergences: [String?] { runs.map { $0.divergence.map(JournalTimeline.time) } }

  var difference: TraceDifference? {
    runs.count == 2 ? TraceDifference.first(runs[0], runs[1]) : nil
  }

  var scenes: TraceScenes { builder.scenes }

  /// The page, in UTF-8.
  package var html: [UInt8] {
    var json = TraceJSON()
    write(to: &json)
    let title = runs.map(\.name).joined(separator: " and ")
    var page = Array(TracePage.beginning(title: "Trace of \(title)").utf8)
    page.append(contentsOf: json.bytes)
    page.append(contentsOf: TracePage.end.utf8)
    return page
  }
}
