import Foundation

/// A headless browser that opens a page from disk and does steps in it.
package enum Browser {
  /// What came of the steps.
  package struct Outcome {
    /// The value of each step.
    package let values: [Any]
    /// What the page complained of: exceptions, and what its policy forbade.
    package let complaints: [String]
    /// The addresses that were asked for, those of data in the page itself aside.
    package let asked: [String]

    /// The values as texts.
    package var texts: [String] { values.map { "\($0)" } }
  }

  /// Whether a browser is installed; `install.sh` beside this file does that.
  package static let isThere = ["chromium", "python3"].allSatisfy { program in
    let paths = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return paths.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }

  /// Opens a page from disk and does the steps that `browse.py` describes.
  package static func run(_ page: [UInt8], _ steps: [[String: Any]]) throws -> Outcome {
    try inFolder { folder in
      let file = folder.appendingPathComponent("page.html")
      try Data(page).write(to: file)
      return try run(file.path, steps, in: folder)
    }
  }

  /// Opens a page of a server of this machine and does the steps that `browse.py` describes.
  package static func run(url: String, _ steps: [[String: Any]]) throws -> Outcome {
    try inFolder { folder in try run(url, steps, in: folder) }
  }

  private static func inFolder(_ body: (URL) throws -> Outcome) throws -> Outcome {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("browser-\(ProcessInfo.processInfo.globallyUniqueString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  private static func run(
    _ page: String, _ steps: [[String: Any]], in folder: URL
  ) throws -> Outcome {
    let stepFile = folder.appendingPathComponent("steps.json")
    try JSONSerialization.data(withJSONObject: steps).write(to: stepFile)
    let pipe = Pipe()
    let process = script([page, stepFile.path] + (kept.map { [$0.address] } ?? []), to: pipe)
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let read = try JSONSerialization.jsonObject(with: output) as? [String: Any] ?? [:]
    return Outcome(
      values: read["values"] as? [Any] ?? [], complaints: read["complaints"] as? [String] ?? [],
      asked: read["asked"] as? [String] ?? [])
  }

  /// The script beside this file, with arguments.
  private static func script(_ arguments: [String], to output: Pipe) -> Process {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("browse.py")
    process.arguments = ["python3", script.path] + arguments
    process.standardOutput = output
    return process
  }

  /// A browser for all pages of the process; nil if it does not start.
  ///
  /// To start one takes longer than most pages do. It ends when its input does, however the process
  /// ends.
  private static let kept: (address: String, input: Pipe)? = {
    let (input, output) = (Pipe(), Pipe())
    let process = script(["--keep"], to: output)
    process.standardInput = input
    try? process.run()
    let line = output.fileHandleForReading.availableData
    let address = String(decoding: line, as: UTF8.self).trimmingCharacters(in: .newlines)
    return address.isEmpty ? nil : (address, input)
  }()

  /// A step that gives the value of a script.
  package static func value(_ script: String) -> [String: Any] { ["eval": script] }

  /// A step that presses a key.
  package static func key(_ key: String) -> [String: Any] { ["key": key] }

  /// The texts whose contrast to what is behind them is below 4.5, with the ratio.
  package static let contrast = """
    (() => {
      const parts = c => (c.match(/[\\d.]+/g) || []).map(Number);
      const light = c => { const [r, g, b] = parts(c).map(n => { const s = n / 255;
        return s <= .03928 ? s / 12.92 : ((s + .055) / 1.055) ** 2.4; });
        return .2126 * r + .7152 * g + .0722 * b; };
      const behind = n => { for (; n; n = n.parentElement) { const c = getComputedStyle(n)
        .backgroundColor, p = parts(c); if (p.length < 4 || p[3] > 0) return c; }
        return 'rgb(255, 255, 255)'; };
      const bad = [];
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) {
        const n = walk.currentNode.parentElement;
        if (!walk.currentNode.data.trim() || n.closest('svg, script, style, noscript, dialog, .skip, .unseen'))
          continue;
        const a = light(getComputedStyle(n).color), b = light(behind(n));
        const ratio = (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
        if (ratio < 4.5 && !n.classList.contains('kind')) bad.push(ratio.toFixed(2) + ' ' + n.textContent);
      }
      return bad.join('; ');
    })()
    """
}
