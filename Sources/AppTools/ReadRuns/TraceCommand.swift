import CommandLineTool
import Foundation
import OutputFiles
import SimulatedApp
import TestReports

/// `rehearse trace`: writes a page that shows a run, or two runs, step by step.
struct TraceCommand: ToolCommand {
  static let name = "trace"
  static let summary = "Shows a test run step by step in a browser."
  static let discussion = """
    Writes one HTML file that opens from disk: the screen before and after each step, the element \
    tree, queries, requests and log, in virtual time. Record journals with \
    REHEARSAL_JOURNAL=FOLDER swift test.
    """
  static let examples = [
    "rehearse trace journals/LoginTests-testLogin.journal.jsonl",
    "rehearse trace failing.journal.jsonl --against passing.journal.jsonl",
  ]

  @Argument(.file("JOURNAL"), "The journal of the run.")
  var journal = ""

  @Option(
    "--against", .file("JOURNAL"),
    "Another run of the test, shown next to it from the first difference on.")
  var other: String?

  var app = CodeAppOptions()

  @Option("--sources", .folder(), "The test sources, whose lines are shown.", default: "Tests")
  var sources: String?

  @Option("--output", .file(), "Where the page goes.", default: "next to the journal, as .html")
  var output: String?

  func run() throws -> ExitCode {
    let hasApp = app.hasApp
    let app = hasApp ? app.load(of: [journal], printingFaults: Console.error) : nil
    if hasApp, app == nil { return .failure }
    if !hasApp {
      Console.error(
        "The trace shows no screens: there is no app here. Name the folder of its files with "
          + "--app, or the test target that drives it with --module.")
    }
    var trace = TraceDocument(of: app?.recordedForms)
    if let sources, !InputFile.isFolder(sources) {
      Console.error("Error: \(InputFile.missing("folder", sources))")
      return .failure
    }
    let journals = [journal, other].compactMap(\.self)
    for journal in journals {
      guard add(journal, of: app, to: &trace) else { return .failure }
    }
    for case (let journal, let divergence?) in zip(journals, trace.divergences) {
      Console.error(
        "\(journal): replayed, the app in \(app?.folder ?? "") behaves differently "
          + "from \(divergence) on; later screens are not shown")
    }
    addSources(in: sources ?? "Tests", to: &trace)
    if let (step, words) = trace.firstDifference {
      Console.out("First difference at step \(step): \(words)")
    }
    let page = output ?? pageBesideJournal
    try OutputFile.write(trace.html, to: page)
    Console.out("Trace: \(page)")
    if let words = app?.definition.draftedWords { Console.out("In the app, \(words).") }
    return .success
  }

  private func add(
    _ journal: String, of app: AppSource?, to trace: inout TraceDocument
  ) -> Bool {
    guard !InputFile.isFolder(journal) else {
      let inner = JournalFiles.files(of: [journal])?.first
      if let inner {
        Console.error("Error: \(journal) is a folder; a trace shows one journal, such as \(inner)")
      }
      return false
    }
    guard let bytes = InputFile.bytes(of: journal) else { return false }
    do throws(JournalFault) {
      let record = try JournalRecord(bytes)
      if let app, record.header.app != app.definition.name {
        Console.error(
          "\(journal) is of the app \(record.header.app), but \(app.folder) contains "
            + "\(app.definition.name): name the app's folder with --app")
      }
      try trace.add(record, named: JournalFiles.name(of: journal))
      return true
    } catch {
      Console.error("Error: \(journal): \(error.description)")
      return false
    }
  }

  private var pageBesideJournal: String {
    let folder = URL(fileURLWithPath: journal).deletingLastPathComponent()
    return folder.appendingPathComponent(JournalFiles.name(of: journal) + ".html").path
  }

  /// Adds excerpts of the source files in a folder.
  private func addSources(in folder: String, to trace: inout TraceDocument) {
    let found = NamedSources(
      Set(trace.sourceFiles), in: folder, preferring: Set(trace.modules))
    if let remark = found.remark { Console.error(remark) }
    for file in trace.sourceFiles {
      guard let path = found.paths[file], let bytes = InputFile.bytes(of: folder + "/" + path)
      else { continue }
      trace.add(source: String(decoding: bytes, as: UTF8.self), of: file)
    }
  }
}
