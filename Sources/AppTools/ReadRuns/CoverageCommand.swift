import CommandLineTool
import Foundation
import PageChecks
import SimulatedApp

/// `rehearse coverage`: reports how much of an app test runs have covered, from their journals.
struct CoverageCommand: ToolCommand {
  /// How the coverage is printed.
  enum Format: String, CaseIterable {
    case text, json, svg, dot, mermaid
  }

  static let name = "coverage"
  static let summary = "Reports what tests have covered of an app."
  static let discussion = """
    Record journals with REHEARSAL_JOURNAL=FOLDER swift test. svg, dot and mermaid print the \
    graph of the app, coloured by coverage.
    """
  static let examples = [
    "rehearse coverage journals", "rehearse coverage journals --format svg > coverage.svg",
  ]
  static let formerWords = ["--json": "--format json", "--graph": "--format"]

  @Argument(
    .file("JOURNAL"), "Journals, folders of them, or folders of results.", isRequired: true)
  var journals: [String]

  var app = CodeAppOptions()

  @Option("--format", .choice("FORMAT"), "How the coverage is printed.")
  var format = Format.text

  @Option(
    "--sources", .folder(), "The sources of a SwiftUI app, whose views are counted.",
    default: "Sources where there are no screen files")
  var sources: String?

  func run() -> ExitCode {
    if sources != nil || !app.hasApp { return reportViews(in: sources ?? "Sources") }
    guard let files = JournalFiles.files(of: journals),
      let app = app.load(of: files, printingFaults: Console.error)
    else { return .failure }
    var coverage = Coverage(CompiledApp(app.definition, variant: app.variant))
    let forms = app.recordedForms
    if app.definition.isOwnSource { return reportViews(in: sources ?? "Sources") }
    for file in files { add(file, of: forms, to: &coverage) }
    guard coverage.runs.contains(where: \.isCounted) else {
      for run in coverage.runs { Console.error("Error: \(run.name): \(run.remark ?? "")") }
      return .failure
    }
    let folder = app.files ?? AppFolder(app.folder)
    switch format {
    case .text: Console.out(coverage.text(in: folder))
    case .json: Console.out(coverage.json(in: folder))
    case .svg, .dot, .mermaid:
      let drawing = RouteGraphFormat(rawValue: format.rawValue).flatMap(coverage.drawing)
      Console.out(drawing ?? "")
    }
    return coverage.runs.allSatisfy { $0.remark == nil } ? .success : .failure
  }

  /// Reports which views of an app of SwiftUI source were shown.
  private func reportViews(in folder: String) -> ExitCode {
    guard format == .text else {
      Console.error("Error: views are reported as text; \(format) needs screen files")
      return .failure
    }
    guard InputFile.areFolders([folder]) else { return .failure }
    guard let files = JournalFiles.files(of: journals), let places = views(in: folder) else {
      return .failure
    }
    var coverage = ViewCoverage(places)
    for file in files {
      guard let bytes = InputFile.bytes(of: file) else { return .failure }
      do throws(JournalFault) { coverage.add(try JournalRecord(bytes)) } catch {
        Console.error("Error: \(file): \(error.description)")
        return .failure
      }
    }
    Console.out(coverage.text)
    return .success
  }

  private func views(in folder: String) -> [ViewCoverage.Place]? {
    let read = SwiftSources.read([folder])
    for fault in read.faults { Console.error("Error: \(fault)") }
    guard read.faults.isEmpty else { return nil }
    return read.sources.flatMap { ViewCoverage.places(in: $0.text, file: $0.file) }
  }

  private func add(_ file: String, of forms: RecordedApps, to coverage: inout Coverage) {
    let name = URL(fileURLWithPath: file).lastPathComponent
    guard let bytes = InputFile.content(of: file) else {
      return coverage.addUnread(named: name, because: InputFile.fault(of: file))
    }
    do throws(JournalFault) {
      coverage.add(try JournalRecord(bytes), named: name, of: forms)
    } catch {
      coverage.addUnread(named: name, because: error.description)
    }
  }
}
