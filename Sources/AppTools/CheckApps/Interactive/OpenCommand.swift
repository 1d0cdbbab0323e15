import CommandLineTool
import Foundation
import OutputFiles
import ScreenPictures
import ServedSessions
import SimulatedApp
import TestWriting
import VirtualTime

/// `rehearse open`: reads lines from standard input and shows the app after each.
struct OpenCommand: ToolCommand {
  static let name = "open"
  static let summary = "Uses an app by hand and records it as a test."
  static let discussion = """
    Shows the screen and reads one command per line, such as tap, type or wait; help lists all of \
    them. In a terminal the arrow keys bring back earlier lines, and the tab key completes \
    commands and names.
    """
  static let examples = ["rehearse open --coordinator ListCoordinator --record ListTests.swift"]

  var app = CodeAppOptions()

  @Option("--coordinator", .text("NAME"), "Where the app starts.", default: "the app's own")
  var coordinator: String?

  @Option("--seed", .number(), "The seed of all random choices.")
  var seed = 1

  @Option("--device", .device(), "The device.", default: "the app's own")
  var device: String?

  @Option(
    "--record", .file(),
    "Writes the session as a Swift test that uses the page objects of 'rehearse generate'.")
  var record: String?

  @Flag("--force", "Replaces an existing test.")
  var isForced

  @Option("--journal", .file(), "Keeps the run as a journal, for 'rehearse trace'.")
  var journal: String?

  @Option("--picture", .file(), "Draws the last screen as a PNG file.")
  var picture: String?

  func run() -> ExitCode {
    // Reported before any manual work, which would be lost.
    if let record, !isForced, isFile(record) {
      Console.error("Error: \(record) already exists. --force replaces it.")
      return .failure
    }
    guard let source = app.load(printingFaults: Console.error) else { return .failure }
    do throws(SessionFault) {
      return use(try terminal(on: source)) ? .success : .failure
    } catch {
      Console.error("Error: \(error)")
      return .failure
    }
  }

  private func terminal(on source: AppSource) throws(SessionFault) -> TerminalApp {
    let served =
      source.files == nil ? ServedApp(ofProcess: source.definition) : ServedApp(in: source.folder)
    var settings = SessionSettings(app: served, variant: source.variant)
    settings.configuration.seed = Seed(UInt64(seed))
    settings.configuration.device = device.flatMap(DeviceProfile.named)
    return try TerminalApp(
      ServedSessions(served, variant: source.variant, read: source.definition), settings,
      testName: testName, isColoured: Terminal.output.showsColour)
  }

  /// Launches the app and performs the lines; false if anything could not be written.
  private func use(_ opened: TerminalApp) -> Bool {
    var app = opened
    let opening = app.answer("launch \(coordinator.map { "\"\($0)\"" } ?? "")")
    guard !opening.isFault else {
      Console.error("Error: \(opening.text)")
      return false
    }
    // Reports a wrong path before any manual work.
    guard keepTest(of: app), keep(app.served.journal, at: journal),
      keep((try? app.served.picture())?.png(), at: picture)
    else { return false }
    show(opening)
    let isTerminal = isatty(STDIN_FILENO) == 1 && Terminal.output.redrawsLines
    let isRecorded =
      read(into: &app, isTerminal: isTerminal)
      && (record.map { write(testOf: app, to: $0) } ?? true)
    let isKept = journal.map { write(app.served.journal, to: $0, "Kept") } ?? true
    let isDrawn = picture.map { draw(app, to: $0) } ?? true
    return isRecorded && isKept && isDrawn
  }

  /// Whether there is a file with content; a device or an empty file has nothing to lose.
  private func isFile(_ path: String) -> Bool {
    let found = attributes(of: path)
    return found?[.type] as? FileAttributeType == .typeRegular && found?[.size] as? Int != 0
  }

  private func attributes(of path: String) -> [FileAttributeKey: Any]? {
    let place = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    return try? FileManager.default.attributesOfItem(atPath: place)
  }

  /// Writes the test so far, so that an interrupted session loses nothing; false if it cannot.
  private func keepTest(of app: TerminalApp) -> Bool {
    keep((try? app.recordedTest()).map { Array($0.source.utf8) }, at: record)
  }

  /// Writes what there is so far to the file of an option, if it is given; false if it cannot.
  ///
  /// A device is written only at the end.
  private func keep(_ bytes: @autoclosure () -> [UInt8]?, at path: String?) -> Bool {
    guard let path, let bytes = bytes() else { return true }
    let type = attributes(of: path)?[.type] as? FileAttributeType
    guard type == nil || type == .typeRegular || type == .typeDirectory else { return true }
    return write(bytes, to: path)
  }

  /// Performs lines until the last one; false if the test of one could not be kept.
  private func read(into app: inout TerminalApp, isTerminal: Bool) -> Bool {
    var lines = LineReader()
    while true {
      let typed = isTerminal ? lines.line(completions: app.completions) : readLine()
      guard let line = typed else { return true }
      let answer = app.answer(line)
      if answer.isEnd { return true }
      show(answer)
      guard keepTest(of: app) else { return false }
    }
  }

  private func show(_ answer: TerminalApp.Answer) {
    if answer.isScreen { Console.outColoured(answer.text) } else { Console.out(answer.text) }
  }

  private func write(testOf app: TerminalApp, to file: String) -> Bool {
    do throws(SessionFault) {
      let test = try app.recordedTest()
      return write(Array(test.source.utf8), to: file, "Recorded")
    } catch {
      Console.error("Error: The last steps were not written. \(error)")
      return false
    }
  }

  private func draw(_ app: TerminalApp, to file: String) -> Bool {
    guard let picture = try? app.served.picture() else {
      Console.error("Error: no picture was drawn, since nothing is shown")
      return false
    }
    return write(picture.png(), to: file, "Drawn")
  }

  private func write(_ bytes: [UInt8], to file: String, _ verb: String? = nil) -> Bool {
    do throws(FileFault) {
      try OutputFile.write(bytes, to: file)
      if let verb { Console.out("\(verb): \(file)") }
      return true
    } catch {
      Console.error("Error: \(error)")
      return false
    }
  }

  /// The name of the class, made from the file's name.
  private var testName: String {
    let name = record.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
    return SwiftName.type(name ?? "RecordedTests")
  }
}
