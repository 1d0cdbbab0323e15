import Foundation
import Testing

/// Tests of a tool end with it, and say why where it is not there.
@Suite struct ParentProcessTests {
  /// Starts this program as the child of a process that has a number.
  private func start(below parent: String) throws -> (code: Int32, words: String) {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = ["--list-tests"]
    child.environment = ProcessInfo.processInfo.environment.merging(["REHEARSAL_PARENT": parent]) {
      $1
    }
    let errors = Pipe()
    child.standardOutput = FileHandle.nullDevice
    child.standardError = errors
    try child.run()
    let words = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    return (child.terminationStatus, words)
  }

  // No process has a number above four million.
  @Test(
    arguments: [
      ("4194305", "there is no such process, and the tests would end with it"),
      ("tool", "this is not the number of a process"),
      ("7 ", "this is not the number of a process"), ("-7", "this is not the number of a process"),
      ("99999999999999999999", "this is not the number of a process"),
    ])
  func `a parent that is not there ends the tests with a line`(
    parent: String, reason: String
  ) throws {
    let end = try start(below: parent)
    #expect(end.code == 3)
    #expect(end.words == "Error: REHEARSAL_PARENT=\(parent): \(reason)\n")
  }

  @Test(arguments: [String(getpid()), "1", ""])
  func `tests run below a parent that is there, or without one`(parent: String) throws {
    #expect(try start(below: parent).words.contains("REHEARSAL_PARENT") == false)
  }
}
