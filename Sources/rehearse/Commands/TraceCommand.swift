import Foundation
import SimulatedApp
import TestReports

/// `rehearse trace`: writes the page that shows a run, or two runs, step by step.
enum TraceCommand {
  /// Where tests usually are.
  private static let usualSources = "Tests"
  /// The most files of a folder of sources that are looked through.
  private static let sourceLimit = 20_000

  static func run(_ options: TraceOptions) -> ExitCode {
    guard
      let app = AppSource.load(options.folder, variant: options.variant, tell: Console.error)
    else { return .failure }
    var trace = TraceDocument(app: app.definition)
    if let sources = options.sources, !InputFile.isFolder(sources) {
      Console.error("Error: \(InputFile.missing("folder", sources))")
      return .failure
    }
    let journals = [options.journal, options.against].compactMap(\.self)
    for journal in journals {
      guard add(journal, of: app, to: &trace) else { return .failure }
    }
    for case (let journal, let divergence?) in zip(journals, trace.divergences) {
      Console.error(
        "\(journal): repeated, the app in \(app.folder) does something else from \(divergence) on, "
          + "and no screens are shown from there on")
    }
    addSources(in: options.sources ?? usualSources, to: &trace)
    if let (step, words) = trace.firstDifference {
      Console.out("First difference at step \(step): \(words)")
    }
    return write(trace.html, to: options.output ?? output(beside: options.journal))
  }

  private static func add(
    _ journal: String, of app: AppSource, to trace: inout TraceDocument
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
      if record.header.app != app.definition.name {
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

  private static func output(beside journal: String) -> String {
    let folder = URL(fileURLWithPath: journal).deletingLastPathComponent()
    return folder.appendingPathComponent(JournalFiles.name(of: journal) + ".html").path
  }

  /// Journals name files without their folders: of those of a name the first by its path is taken,
  /// one in a folder of the test's module before others.
  private static func addSources(in folder: String, to trace: inout TraceDocument) {
    let wanted = Set(trace.sourceFiles)
    let modules = Set(trace.modules)
    let isOther = { (path: String) in
      modules.isDisjoint(with: path.split(separator: "/").map(String.init))
    }
    var paths: [String: String] = [:]
    let found = FileManager.default.enumerator(atPath: folder)
    var count = 0
    while let path = found?.nextObject() as? String, count < sourceLimit {
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

  private static func write(_ page: [UInt8], to file: String) -> ExitCode {
    do {
      try FileManager.default.createDirectory(
        at: URL(fileURLWithPath: file).deletingLastPathComponent(),
        withIntermediateDirectories: true)
      try Data(page).write(to: URL(fileURLWithPath: file), options: .atomic)
    } catch {
      Console.error("Error: \(file) cannot be written: \(error.localizedDescription)")
      return .failure
    }
    Console.out("Trace: \(file)")
    return .success
  }
}
