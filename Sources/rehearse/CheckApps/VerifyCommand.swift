import CommandLineTool
import Foundation
import ScreenImport
import SimulatedApp

/// `rehearse verify`: reports where a model differs from recordings of the app.
struct VerifyCommand: ToolCommand {
  /// How the report is printed.
  enum Format: String, CaseIterable {
    case text, json
  }

  static let name = "verify"
  static let summary = "Reports where a model differs from recordings (drift)."
  static let discussion = "Exits with 1 if something differs."
  static let examples = ["rehearse verify Recordings --app Screens/Shop"]
  static let formerWords = ["--json": "--format json"]

  @Argument(.file("RECORDING"), "Files or folders that ScreenRecorder wrote.", isRequired: true)
  var files: [String]

  var app = AppOptions()

  @Option(
    "--tolerance", .number("POINTS", in: 0...10_000),
    "How far an edge may be from where the model has it.")
  var tolerance = Int(DriftCheck.usualTolerance)

  @Option("--format", .choice("FORMAT"), "How the report is printed.")
  var format = Format.text

  func run() -> ExitCode {
    guard let app = app.load(printingFaults: Console.error) else { return .failure }
    var recordings: [Recording] = []
    for path in ImportInput.files(files) {
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
      CompiledApp(app.definition), tolerance: Double(tolerance))
    let report = DriftReport(
      steps: recordings.map { check.step($0) }, isComplete: check.isComplete)
    Console.out(format == .json ? report.json : report.text)
    return report.holds ? .success : .failure
  }
}
