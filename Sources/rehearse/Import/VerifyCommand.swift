import Foundation
import ScreenImport
import SimulatedApp

/// `rehearse verify`: compares recordings with the model and lists what differs.
enum VerifyCommand {
  /// Compares all recordings; 1 when something differs or a file cannot be read.
  static func run(_ options: VerifyOptions) -> ExitCode {
    guard let app = AppSource.load(options.folder, tell: Console.error) else { return .failure }
    var recordings: [Recording] = []
    for path in ImportInput.files(options.files) {
      do throws(ImportFault) {
        recordings.append(try Recording.read(try ImportInput.bytes(of: path)))
      } catch {
        Console.error("rehearse verify: \(path)\(error.placeText): \(error.text)")
        return .failure
      }
    }
    guard !recordings.isEmpty else {
      Console.error("rehearse verify: there is no recording to compare.")
      return .failure
    }
    let check = DriftCheck(
      CompiledApp(app.definition), tolerance: Double(options.tolerance))
    let report = DriftReport(
      steps: recordings.map { check.step($0) }, isComplete: check.isComplete)
    Console.out(options.isJSON ? report.json : report.text)
    return report.holds ? .success : .failure
  }
}
