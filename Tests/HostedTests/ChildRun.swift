import Foundation

/// A run of some tests in a process of their own, in which those that fail are to do so.
enum ChildRun {
  /// Whether this is such a process.
  static let isChild = ProcessInfo.processInfo.environment["FAILING_TESTS"] != nil

  /// What the tests of a class, or one of them, print; more environment may be given.
  static func output(of test: String, environment: [String: String] = [:]) throws -> String {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = ["HostedTests.\(test)"]
    child.environment = ProcessInfo.processInfo.environment
      .merging(["FAILING_TESTS": "1"]) { $1 }.merging(environment) { $1 }
    let pipe = Pipe()
    child.standardOutput = pipe
    child.standardError = pipe
    try child.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
