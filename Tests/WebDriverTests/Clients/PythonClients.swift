import Foundation

/// Where the clients from PyPI are.
enum PythonClients {
  /// The folder of the tests.
  static let tests = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
  /// The interpreter that has the clients; nil where they are not installed.
  static let python: String? = {
    let root = tests.deletingLastPathComponent().deletingLastPathComponent()
    let path = root.appendingPathComponent(".build/clients/bin/python").path
    return FileManager.default.isExecutableFile(atPath: path) ? path : nil
  }()

  /// Runs a script of the tests with arguments and an input.
  static func run(
    _ script: String, _ arguments: [String] = [], input: String = "",
    environment: [String: String] = [:]
  ) throws -> (status: Int32, output: String) {
    let process = Process()
    // Run by its own name: what it is a link to has no clients.
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments =
      [python ?? "python3", tests.appendingPathComponent(script).path] + arguments
    process.environment = ProcessInfo.processInfo.environment
      .merging(environment.merging(["PYTHONWARNINGS": "ignore"]) { $1 }) { $1 }
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("clients-\(UUID().uuidString)")
    try Data(input.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    process.standardInput = try FileHandle(forReadingFrom: file)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
