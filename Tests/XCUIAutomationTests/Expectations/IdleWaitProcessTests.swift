import Foundation
import Testing

@Suite struct IdleWaitProcessTests {
  @Test func `idle waits take no real time`() throws {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = ["XCUIAutomationTests.IdleWaitTests"]
    child.environment = ProcessInfo.processInfo.environment.merging(["IDLE_WAITS": "1"]) { $1 }
    let pipe = Pipe()
    child.standardOutput = pipe
    child.standardError = pipe
    try child.run()
    let output = String(
      decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    child.waitUntilExit()
    #expect(output.contains("Executed 8 tests, with 0 failures"), "\(output)")
  }
}
