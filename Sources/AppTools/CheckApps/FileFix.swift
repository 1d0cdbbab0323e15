import CommandLineTool
import SimulatedApp

/// The rewriting of an app's files in their short form.
struct FileFix {
  private let app: AppOptions

  init(_ app: AppOptions) { self.app = app }

  /// Rewrites the files and prints which of them changed, or prints their faults.
  func run() -> ExitCode {
    guard let place = app.existingFolder() else { return .failure }
    let folder = AppFolder(place)
    do throws(DefinitionFaults) {
      let short = try folder.shortFiles()
      try folder.write(short)
      for file in short.files { Console.out("\(place)/\(file.name): rewritten") }
      for (file, event) in short.events {
        Console.out(
          "\(place)/\(file): the event \(quoted(event)) became transitions at its gesture")
      }
      return .success
    } catch {
      Console.out(FaultList(folder: place, faults: error.faults).text)
      return .failure
    }
  }
}
