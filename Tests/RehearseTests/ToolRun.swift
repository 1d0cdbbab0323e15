import Foundation

/// The built tool, run as a process.
struct ToolRun {
  /// Its exit code.
  let code: Int32
  /// Its standard output.
  let output: String
  /// Its standard error.
  let errors: String

  /// Runs the tool in a folder with some standard input, and waits for its end; more environment
  /// may be given.
  init(
    _ arguments: [String], in folder: URL, input: String = "",
    environment more: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = try Self.tool()
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment.merging(more) { $1 }
    environment["REHEARSAL_APP"] = nil
    process.environment = environment
    let outputFile = folder.appendingPathComponent("stdout")
    let errorFile = folder.appendingPathComponent("stderr")
    let inputFile = folder.appendingPathComponent("stdin")
    try Data(input.utf8).write(to: inputFile)
    process.standardInput = try FileHandle(forReadingFrom: inputFile)
    // Files, since a pipe that nobody empties would stop the tool.
    process.standardOutput = try Self.handle(outputFile)
    process.standardError = try Self.handle(errorFile)
    try process.run()
    process.waitUntilExit()
    code = process.terminationStatus
    output = String(decoding: try Data(contentsOf: outputFile), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: errorFile), as: UTF8.self)
  }

  /// The app that comes with the package.
  static let screens = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Screens").path

  /// A new folder for a run.
  static func folder() throws -> URL {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("rehearse-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    return url
  }

  /// Writes a file of a folder; folders on the way to it are made.
  static func write(_ text: String, to path: String, in folder: URL) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  /// The built tests, which include this one.
  static func bundle() throws -> String {
    try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
  }

  /// The tool is in the folder of the tests.
  static func tool() throws -> URL {
    URL(fileURLWithPath: try bundle()).deletingLastPathComponent()
      .appendingPathComponent("rehearse")
  }

  private static func handle(_ url: URL) throws -> FileHandle {
    _ = FileManager.default.createFile(atPath: url.path, contents: nil)
    return try FileHandle(forWritingTo: url)
  }
}
