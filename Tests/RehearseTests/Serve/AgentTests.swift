import Foundation
import Testing

/// An agent of the protocol's own SDK for Python drives the tool.
///
/// `Tests/RehearseTests/Serve/install.sh .build/agents` installs the SDK; without it the test is
/// skipped.
@Suite(.enabled(if: PythonAgent.python != nil)) struct AgentTests {
  @Test func `all cases pass, and the tasks end with artefacts`() throws {
    let folder = try ToolRun.folder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let process = Process()
    // Run by its own name: what it is a link to has no SDK.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      try #require(PythonAgent.python), PythonAgent.here.appendingPathComponent("agent.py").path,
      try ToolRun.tool().path, ToolRun.screens, folder.path,
    ]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()

    #expect(process.terminationStatus == 0, "\(output)")
    #expect(output.hasSuffix("cases=22 failed=0\n"), "\(output)")
    let written = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(written == ["BuyLampTests.swift", "CheckoutTests.swift", "cause.txt"])
  }
}

/// Where the SDK is.
private enum PythonAgent {
  static let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  /// The interpreter that has the SDK; nil where it is not installed.
  static let python: String? = {
    let root = here.deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let path = root.appendingPathComponent(".build/agents/bin/python").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()
}
