import Foundation
import Testing

@testable import TestProcesses

@Suite("Processes that the tool has started")
struct ChildProcessesTests {
  /// Leaves a process behind that holds all that it was given, longer than a test may take.
  private static let leaving = "sleep 300 & echo $!; "

  private func run(_ script: String) throws -> (end: ChildEnd, output: String) {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script]
    let output = try ChildOutput()
    process.standardOutput = output.file
    process.standardError = output.file
    try ChildProcesses.shared.start(process)
    return (ChildProcesses.shared.wait(for: process), output.text)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      ("exit 3", ChildEnd.code(3)), ("kill -KILL $$", .signal(SIGKILL)),
    ])
  func `have ended though what they left behind has not`(_ script: String, _ end: ChildEnd) throws {
    let result = try run(Self.leaving + script)
    #expect(result.end == end)
    let left = try #require(Int32(result.output.dropLast()))
    #expect(kill(left, SIGKILL) == 0)
  }

  @Test func `have printed what they print to either place, in its order`() throws {
    let result = try run("echo one; echo two >&2; echo three")
    #expect(result.end == .code(0))
    #expect(result.output == "one\ntwo\nthree\n")
  }

  @Test func `are told apart, though many end at the same time`() throws {
    let processes = try (0..<40).map { number in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-c", "exit \(number)"]
      try ChildProcesses.shared.start(process)
      return process
    }
    #expect(processes.map(ChildProcesses.shared.wait) == (0..<40).map { .code($0) })
  }
}
