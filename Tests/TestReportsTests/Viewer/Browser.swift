import Foundation

/// A headless browser that opens a page from disk and does steps in it.
enum Browser {
  /// What came of the steps.
  struct Outcome {
    /// The value of each step.
    let values: [Any]
    /// What the page complained of: exceptions, and what its policy forbade.
    let complaints: [String]
    /// The addresses that were asked for, those of data in the page itself aside.
    let asked: [String]

    /// The values as texts.
    var texts: [String] { values.map { "\($0)" } }
  }

  /// Whether a browser is installed; `Viewer/install.sh` does that.
  static let isThere = ["chromium", "python3"].allSatisfy { program in
    let paths = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return paths.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  /// Opens a page and does the steps that `Viewer/browse.py` describes.
  static func run(_ page: [UInt8], _ steps: [[String: Any]]) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("page.html")
    let stepFile = folder.appendingPathComponent("steps.json")
    try Data(page).write(to: file)
    try JSONSerialization.data(withJSONObject: steps).write(to: stepFile)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("browse.py")
    process.arguments = ["python3", script.path, file.path, stepFile.path]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let read = try JSONSerialization.jsonObject(with: output) as? [String: Any] ?? [:]
    return Outcome(
      values: read["values"] as? [Any] ?? [], complaints: read["complaints"] as? [String] ?? [],
      asked: read["asked"] as? [String] ?? [])
  }

  /// A step that gives the value of a script.
  static func value(_ script: String) -> [String: Any] { ["eval": script] }

  /// A step that presses a key.
  static func key(_ key: String) -> [String: Any] { ["key": key] }
}
