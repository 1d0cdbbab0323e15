import Foundation
import ScreenPictures
import SimulatedApp
import TestWriting
import VirtualTime

/// `rehearse open`: reads lines from standard input, and shows the app after each.
enum OpenCommand {
  /// Runs until the input ends; 1 when the app cannot be opened, or a file cannot be written.
  static func run(_ options: OpenOptions) -> ExitCode {
    guard let source = AppSource.load(options.folder, tell: Console.error) else {
      return .failure
    }
    let live = LiveApp(
      CompiledApp(source.definition), seed: Seed(UInt64(options.seed)),
      device: options.device.flatMap(DeviceProfile.named))
    let isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
    var app = TerminalApp(
      live, testName: testName(options.record), folder: options.folder,
      isColoured: isatty(STDOUT_FILENO) == 1)
    let opening = app.answer("launch \(options.coordinator.map { "\"\($0)\"" } ?? "")")
    guard !opening.isFault else {
      Console.error("Error: \(opening.text)")
      return .failure
    }
    Console.out(opening.text)
    read(into: &app, isTerminal: isTerminal)
    let isRecorded = options.record.map { record(app, to: $0) } ?? true
    let isDrawn = options.picture.map { draw(app, to: $0) } ?? true
    return isRecorded && isDrawn ? .success : .failure
  }

  private static func read(into app: inout TerminalApp, isTerminal: Bool) {
    while true {
      if isTerminal { FileHandle.standardOutput.write(Data("> ".utf8)) }
      guard let line = readLine() else { return }
      let answer = app.answer(line)
      if answer.isEnd { return }
      Console.out(answer.text)
    }
  }

  private static func record(_ app: TerminalApp, to file: String) -> Bool {
    do throws(TestStep.Failure) {
      let test = try app.recordedTest()
      return write(Array(test.source.utf8), to: file, "Recorded")
    } catch {
      Console.error("Error: no test was written, since it would not pass: \(error)")
      return false
    }
  }

  private static func draw(_ app: TerminalApp, to file: String) -> Bool {
    let device = app.live.session.device
    guard let seen = device.seen else {
      Console.error("Error: no picture was drawn, since nothing is shown")
      return false
    }
    let style = PictureStyle(
      isDark: device.appearance == .dark, statusBarHeight: Int(device.profile.topInset),
      hasHomeIndicator: device.profile.bottomInset > 0)
    let picture = ScreenPicture(of: seen.tree, covers: device.systemCovers, style: style)
    return write(picture.png(), to: file, "Drawn")
  }

  private static func write(_ bytes: [UInt8], to file: String, _ verb: String) -> Bool {
    do {
      try Data(bytes).write(to: URL(fileURLWithPath: file))
      Console.out("\(verb): \(file)")
      return true
    } catch {
      Console.error("Error: \(file) was not written: \(error.localizedDescription)")
      return false
    }
  }

  /// The name of the class, from that of the file.
  private static func testName(_ file: String?) -> String {
    let name = file.map { URL(fileURLWithPath: $0).deletingPathExtension().lastPathComponent }
    return SwiftName.type(name ?? "RecordedTests")
  }
}
