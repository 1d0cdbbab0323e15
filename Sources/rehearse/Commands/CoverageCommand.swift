import Foundation
import SimulatedApp

/// `rehearse coverage`: says how much of an app's model the runs of some journals have covered.
enum CoverageCommand {
  static func run(_ options: CoverageOptions) -> ExitCode {
    guard let app = AppSource.load(options.folder, tell: Console.error),
      let files = JournalFiles.files(of: options.journals)
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
}
