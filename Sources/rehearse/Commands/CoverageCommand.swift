import Foundation
import SimulatedApp

/// `rehearse coverage`: says how much of an app's model the runs of some journals have covered.
enum CoverageCommand {
  /// How the names of journals end.
  private static let ending = ".journal.jsonl"
  /// The most journals of one command.
  private static let journalLimit = 10_000

  static func run(_ options: CoverageOptions) -> ExitCode {
    guard let app = AppSource.load(options.folder, tell: Console.error),
      let files = files(of: options.journals)
    else { return .failure }
    var coverage = Coverage(CompiledApp(app.definition))
    for file in files { add(file, to: &coverage) }
    let folder = AppFolder(app.folder)
    if let graph = options.graph, let drawing = coverage.drawing(as: graph) {
      Console.out(drawing)
    } else {
      Console.out(options.isJSON ? coverage.json(in: folder) : coverage.text(in: folder))
    }
    return coverage.runs.allSatisfy { $0.remark == nil } ? .success : .failure
  }

  private static func add(_ file: String, to coverage: inout Coverage) {
    let name = URL(fileURLWithPath: file).lastPathComponent
    guard let bytes = InputFile.bytes(of: file) else {
      return coverage.addUnread(named: name, because: "it cannot be read")
    }
    do throws(JournalFault) {
      coverage.add(try JournalRecord(bytes), named: name)
    } catch {
      coverage.addUnread(named: name, because: error.description)
    }
  }

  /// The journals that some paths stand for: files, and those in folders by name.
  private static func files(of paths: [String]) -> [String]? {
    var files: [String] = []
    for path in paths {
      guard InputFile.isFolder(path) else {
        files.append(path)
        continue
      }
      let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
      files += names.filter { $0.hasSuffix(ending) }.sorted().map { path + "/" + $0 }
    }
    guard !files.isEmpty else {
      Console.error("Error: there are no journals (*\(ending)) in \(paths.joined(separator: ", "))")
      return nil
    }
    guard files.count <= journalLimit else {
      Console.error("Error: \(files.count) journals; the limit is \(journalLimit)")
      return nil
    }
    return files
  }
}
