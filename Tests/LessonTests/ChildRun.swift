import XCTest

/// Runs a test of this target in a process of its own, as somebody does at a command line.
enum ChildRun {
  /// What a test prints, failures and summary included.
  static func output(of test: String, environment: [String: String]) throws -> String {
    let child = Process()
    child.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    child.arguments = ["--testing-library", "xctest", "LessonTests.\(test)"]
    child.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let pipe = Pipe()
    child.standardOutput = pipe
    child.standardError = pipe
    try child.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    child.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
