import Foundation
import Testing

/// What is printed of tests with a simulated app, each run as a child.
@Suite struct TraitLogTests {
  private func log(of test: String) throws -> [Substring] {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let child = Process()
    child.executableURL = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = ["--testing-library", "swift-testing", "--filter", test]
    child.environment = ProcessInfo.processInfo.environment
      .merging(["REHEARSAL_LOG": file.path, "TESTING_SAMPLES": "1"]) { $1 }
    child.standardOutput = FileHandle.nullDevice
    child.standardError = FileHandle.nullDevice
    try child.run()
    child.waitUntilExit()
    return try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }

  @Test func `A log stands below the name of its test`() throws {
    let lines = try log(of: "An asynchronous test drives the app")
    let name = "SimulatedAppTraitTests.`An asynchronous test drives the app`"
    #expect(lines.first == "Log of XCUIAutomationTests.\(name):")
    #expect(lines.dropFirst().first?.contains("Start Test at 2026-01-01 09:41:00.000") == true)
    #expect(lines.contains { $0.contains("Terminate") } == false)
  }

  @Test func `Logs of tests side by side are whole`() throws {
    let lines = try log(of: "Each case has an app of its own")
    let heads = lines.indices.filter { lines[$0].hasPrefix("Log of ") }
    #expect(heads.count == 8)
    for (head, next) in zip(heads, heads.dropFirst() + [lines.endIndex]) {
      #expect(next - head == heads[1] - heads[0])
    }
  }

  @Test func `A failure stands in its place in the log`() throws {
    let lines = try log(of: "TestingSamples.failsInACall")
    let failure = try #require(
      lines.firstIndex {
        $0.hasPrefix("TestingSamples.swift:") && $0.contains(": error: ")
      })
    #expect(lines[failure - 1].contains("Requesting snapshot"))
  }
}
