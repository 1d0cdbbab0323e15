import Foundation
import XCTest

/// An app that is used by hand, from lines of standard input.
final class OpenCommandTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws { folder = try ToolRun.folder() }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func testAnAppIsUsedRecordedAndDrawnFromLines() throws {
    let lines = "tap First\nwait\nquit\n"

    let run = try ToolRun(
      [
        "open", "--app", ToolRun.screens, "--record", "ListTests.swift", "--journal",
        "list.journal", "--picture", "last.png",
      ], in: folder, input: lines)

    XCTAssertEqual(run.code, 0, run.errors)
    XCTAssertTrue(run.output.contains("simple, loaded  t = 2.000 s  seed 1"), run.output)
    XCTAssertTrue(
      run.output.hasSuffix("Recorded: ListTests.swift\nKept: list.journal\nDrawn: last.png\n"),
      run.output)
    let test = try String(
      contentsOf: folder.appendingPathComponent("ListTests.swift"), encoding: .utf8)
    XCTAssertTrue(test.contains("simple.waitUntilLoaded()"), test)
    let trace = try ToolRun(["trace", "list.journal", "--app", ToolRun.screens], in: folder)
    XCTAssertEqual(trace.code, 0, trace.errors)
    let picture = try Data(contentsOf: folder.appendingPathComponent("last.png"))
    XCTAssertEqual(picture.prefix(4), Data([0x89, 0x50, 0x4E, 0x47]))
  }

  func testAPathThatCannotBeWrittenIsToldBeforeTheScreenIsShown() throws {
    let run = try ToolRun(
      ["open", "--app", ToolRun.screens, "--record", folder.path], in: folder, input: "tap First\n")
    XCTAssertEqual(run.code, 1)
    XCTAssertEqual(run.output, "")
    XCTAssertEqual(run.errors, "Error: \(folder.path) cannot be written: Is a directory\n")
  }

  func testASessionThatIsKilledHasRecordedWhatWasDone() throws {
    let record = folder.appendingPathComponent("ListTests.swift")
    let process = Process()
    process.executableURL = try ToolRun.tool()
    process.arguments = ["open", "--app", ToolRun.screens, "--record", record.path]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    input.fileHandleForWriting.write(Data("tap First\nwait\n".utf8))
    var shown = Data()
    while !String(decoding: shown, as: UTF8.self).contains("simple, loaded  t = 2.000 s") {
      let more = output.fileHandleForReading.availableData
      guard !more.isEmpty else { break }
      shown += more
    }
    // The step is written after it is shown, and before the next line is read.
    input.fileHandleForWriting.write(Data("wait\n".utf8))
    _ = output.fileHandleForReading.availableData
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    let test = try String(contentsOf: record, encoding: .utf8)
    XCTAssertTrue(test.contains("simple.waitUntilLoaded()"), test)
  }

  func testAFolderThatGoesDuringASessionIsToldOnce() throws {
    let place = folder.appendingPathComponent("Tests")
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: false)
    let process = Process()
    process.executableURL = try ToolRun.tool()
    process.currentDirectoryURL = folder
    process.arguments = ["open", "--app", ToolRun.screens, "--record", "Tests/ListTests.swift"]
    let (input, output, errors) = (Pipe(), Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    _ = output.fileHandleForReading.availableData
    try FileManager.default.removeItem(at: place)
    try Data().write(to: place)
    input.fileHandleForWriting.write(Data("tap First\n".utf8))
    try input.fileHandleForWriting.close()

    process.waitUntilExit()

    let told = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    XCTAssertEqual(process.terminationStatus, 1)
    XCTAssertEqual(told, "Error: Tests cannot be made: Not a directory\n")
  }

  func testTwoRunsOfTheSameLinesPrintTheSame() throws {
    let runs = try (0..<2).map { _ in
      try ToolRun(["open", "--app", ToolRun.screens], in: folder, input: "tap 1\nwait\ntree\ntest")
    }
    XCTAssertEqual(runs[0].output, runs[1].output)
  }

  func testAnUnknownCoordinatorIsNamedWithTheNearest() throws {
    let run = try ToolRun(
      ["open", "--app", ToolRun.screens, "--coordinator", "HomeCordinator"], in: folder)
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(
      run.errors.hasPrefix(
        "Error: There is no coordinator \"HomeCordinator\"; the nearest is \"HomeCoordinator\".\n"),
      run.errors)
  }

  func testAnUnknownDeviceIsNamedWithTheNearest() throws {
    let run = try ToolRun(["open", "--device", "iPhone 51"], in: folder)
    XCTAssertEqual(run.code, 2)
    XCTAssertTrue(
      run.errors.hasPrefix(
        "Error: The value 'iPhone 51' is invalid for '--device'. Did you mean 'iPhone "), run.errors
    )
  }

  /// Otherwise the shell after it would not show what is typed.
  func testASessionThatIsTerminatedLeavesTheTerminalAsItWas() throws {
    let terminal = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (number, isLocked): (Int32, Int32) = (0, 0)
    // TIOCGPTN and TIOCSPTLCK, which Swift does not import.
    XCTAssertEqual(ioctl(terminal, 0x8004_5430, &number), 0)
    XCTAssertEqual(ioctl(terminal, 0x4004_5431, &isLocked), 0)
    let input = open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    defer { [terminal, input].forEach { close($0) } }
    let readsKeys = {
      var settings = termios()
      tcgetattr(input, &settings)
      return settings.c_lflag & tcflag_t(ICANON | ECHO) == 0
    }
    let process = Process()
    process.executableURL = try ToolRun.tool()
    process.arguments = ["open", "--app", ToolRun.screens]
    process.environment = ProcessInfo.processInfo.environment.merging(["TERM": "xterm"]) { $1 }
    process.standardInput = FileHandle(fileDescriptor: input)
    process.standardOutput = FileHandle(fileDescriptor: input)
    try process.run()
    var shown = Data()
    while !String(decoding: shown, as: UTF8.self).contains("\u{1B}[K> ") {
      shown += FileHandle(fileDescriptor: terminal).availableData
    }
    XCTAssertTrue(readsKeys())

    process.terminate()
    process.waitUntilExit()

    XCTAssertFalse(readsKeys())
    XCTAssertEqual(process.terminationStatus, SIGTERM)
  }
}
