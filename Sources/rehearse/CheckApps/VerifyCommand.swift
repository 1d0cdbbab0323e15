import AppTools
import CommandLineTool
import Foundation
import OutputFiles
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
  static let discussion = """
    Printed trees of an app are compared too. Exits with 1 if something differs.
    """
  static let examples = [
    "rehearse verify Recordings --app Screens/Shop",
    "rehearse verify Recordings --app Screens/Drafted --confirm",
  ]
  static let formerWords = ["--json": "--format json"]

  @Argument(
    .file("RECORDING"), "Recordings by ScreenRecorder, or exported attachments.", isRequired: true)
  var files: [String]

  var app = AppOptions()

  @Option(
    "--tolerance", .number("POINTS", in: 0...10_000),
    "How far an edge may be from its position in the model.")
  var tolerance = Int(DriftCheck.usualTolerance)

  @Option("--format", .choice("FORMAT"), "How the report is printed.")
  var format = Format.text

  @Flag(
    "--confirm",
    "Marks drafted parts as confirmed where recordings show them, and adds names.")
  var confirms

  func run() throws -> ExitCode {
    guard let app = app.load(printingFaults: Console.error) else { return .failure }
    var recordings: [Recording] = []
    var isWhole = true
    for file in ImportInput.files(files) {
      do throws(ImportFault) {
        let found = try Recording.all(
          in: try ImportInput.bytes(of: file.path), named: ImportInput.origin(of: file.path))
        for note in found.flatMap(\.notes) { Console.error(note.text(in: file.path)) }
        recordings += found.map { file.step > 0 ? $0.numbered(file.step) : $0 }
      } catch {
        Console.error("Error: \(file.path)\(error.placeText): \(error.text)")
        // Tests attach other texts than trees too.
        if file.step == 0 { isWhole = false }
      }
    }
    guard isWhole else { return .failure }
    guard !recordings.isEmpty else {
      Console.error("Error: there is no recording to compare.")
      return .failure
    }
    let line = ProgressLine()
    let check = DriftCheck(
      CompiledApp(app.definition), tolerance: Double(tolerance), progress: { line.show("\($0)") })
    line.finish()
    let report = DriftReport(
      steps: recordings.map { check.step($0) }, isComplete: check.isComplete)
    Console.out(format == .json ? report.json : report.text)
    if confirms { try confirm(report.steps, of: app.definition, in: app.folder) }
    return report.holds ? .success : .failure
  }

  /// Marks the parts that steps show, in the files of their screens.
  private func confirm(
    _ steps: [DriftStep], of app: AppDefinition, in folder: String
  ) throws {
    var files: [String: DraftConfirmation] = [:]
    for (number, step) in steps.enumerated() {
      guard step.isKnown, let place = step.nearest else { continue }
      let path = "\(folder)/\(place.screen).json"
      guard var file = files[path] ?? InputFile.bytes(of: path).flatMap(DraftConfirmation.init)
      else { continue }
      file.confirm(step.shown, inside: step.holders, in: place.state)
      for element in step.named { file.name(element, in: place.state) }
      if let next = steps.dropFirst(number + 1).first, next.isKnown, next.number == step.number + 1,
        let there = next.nearest, there.name != place.name
      {
        let before = file.transitions
        file.confirmTransition(
          to: there.screen == place.screen ? nil : there.screen, there.state, from: place.state,
          by: ScreenEntrances(to: there.screen, in: app))
        if file.transitions == before, there.screen != place.screen,
          Self.cameFrom(there.screen, before: number, of: steps)
        {
          file.confirmReturn(from: place.state)
        }
      }
      files[path] = file
    }
    for (path, file) in files where file.elements + file.transitions > 0 {
      try OutputFile.write(file.file, to: path)
    }
    let (elements, transitions) = files.values.reduce((0, 0)) {
      ($0.0 + $1.elements, $0.1 + $1.transitions)
    }
    Console.out("Confirmed now: elements \(elements), transitions \(transitions).")
    let names = files.values.reduce(0) { $0 + $1.names }
    if names > 0 { Console.out("Elements that have further names now: \(names).") }
    if let words = (try? AppFolder(folder).load())?.draftedWords { Console.out("\(words).") }
  }

  /// Whether a test was on a screen before one of its steps, so that it can go back there.
  private static func cameFrom(
    _ screen: String, before number: Int, of steps: [DriftStep]
  ) -> Bool {
    for earlier in stride(from: number - 1, through: 0, by: -1) {
      guard steps[earlier].number + 1 == steps[earlier + 1].number else { return false }
      if steps[earlier].isKnown, steps[earlier].nearest?.screen == screen { return true }
    }
    return false
  }
}
