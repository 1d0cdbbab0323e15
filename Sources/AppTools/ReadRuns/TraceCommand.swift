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
    "Another run of the test, shown beside it from the first difference on.")
  var other: String?

  var app = CodeAppOptions()

  @Option("--sources", .folder(), "The test sources, whose lines are shown.", default: "Tests")
  var sources: String?

  @Option("--output", .file(), "Where the page goes.", default: "beside the journal, as .html")
  var output: String?

  /// The most files that are searched for sources.
  private static let sourceLimit = 20_000

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
        "\(journal): repeated, the app in \(app?.folder ?? "") does something else "
          + "from \(divergence) on, and no screens are shown from there on")
    }
    addSources(in: sources ?? "Tests", to: &trace)
    if let (step, words) = trace.firstDifference {
      Console.out("First difference at step \(step): \(words)")
    }
    let page = output ?? pageBesideJournal
    try OutputFile.write(trace.html, to: page)
    Console.out("Trace: \(page)")
    if let words = app?.definition.draftedWords { Console.out("Of the app, \(words).") }
    return .success
  }

  private func add(
    _ journal: String, of app: AppSource?, to trace: inout TraceDocument
  ) -> Bool {
    guard !InputFile.isFolder(journal) else {
      let inner = JournalFiles.files(of: [journal])?.first
      if let inner {
        Console.error("Error: \(journal) is a folder; a trace is of one journal, such as \(inner)")
      }
      return false
    }
    guard let bytes = InputFile.bytes(of: journal) else { return false }
    do throws(JournalFault) {
      let record = try JournalRecord(bytes)
      if let app, record.header.app != app.definition.name {
        Console.error(
          "\(journal) is of the app \(record.header.app), and \(app.folder) holds "
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
  ///
  /// Journals name files without folders. Of several files with a name, one in a folder of the
  /// test's module is preferred, then the first by path.
  private func addSources(in folder: String, to trace: inout TraceDocument) {
    let wanted = Set(trace.sourceFiles)
    let modules = Set(trace.modules)
    let isOther = { (path: String) in
      modules.isDisjoint(with: path.split(separator: "/").map(String.init))
    }
    var paths: [String: String] = [:]
    let found = FileManager.default.enumerator(atPath: folder)
    var count = 0
    while let path = found?.nextObject() as? String, count < Self.sourceLimit {
      count += 1
      let name = URL(fileURLWithPath: path).lastPathComponent
      guard wanted.contains(name) else { continue }
      let rank = { (path: String) in (isOther(path) ? 1 : 0, path) }
      guard paths[name].map({ rank(path) < rank($0) }) ?? true else { continue }
      paths[name] = path
    }
    for file in trace.sourceFiles {
      guard let path = paths[file], let bytes = InputFile.bytes(of: folder + "/" + path)
      else { continue }
      trace.add(source: String(decoding: bytes, as: UTF8.self), of: file)
    }
  }

}
