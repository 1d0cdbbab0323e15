package import AccessibilityTree

/// One step that `ScreenRecorder` saved.
package struct Recording: Sendable {
  /// The name of the step.
  package let name: String
  /// The number of the step in its test, from 1; 0 if the file has none.
  package let step: Int
  /// The app's bundle identifier, if the file has it.
  package let bundleIdentifier: String?
  /// The tree of the screen.
  package let snapshot: ElementSnapshot
  /// What was unknown in the file.
  package var notes: [PlacedNote] = []

  /// The word that identifies files of recordings.
  package static let format = "rehearsal.recording"

  /// Whether a file is JSON, judged by its first byte.
  package static func isJSON(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 } == UInt8(ascii: "{")
  }

  /// Reads a file.
  ///
  /// - Throws: ``ImportFault`` with the place of the first error.
  package static func read(_ bytes: [UInt8]) throws(ImportFault) -> Recording {
    try RecordingReader(bytes).read()
  }

  /// The trees of a file: a step that `ScreenRecorder` saved, an answer of WebDriverAgent, or a
  /// text with printed trees, which are steps without a number.
  ///
  /// - Throws: ``ImportFault`` if the file is too large or wrong, or holds no tree.
  package static func all(
    in bytes: [UInt8], named name: String
  ) throws(ImportFault) -> [Recording] {
    guard isJSON(bytes) else { return try printed(in: bytes, name) }
    switch try AgentAnswer.read(bytes) {
    case .text(let text): return try printed(in: text, name)
    case .tree(let recording): return [recording.named(name)]
    case nil: return [try read(bytes)]
    }
  }

  private static func printed(
    in bytes: [UInt8], _ name: String
  ) throws(ImportFault) -> [Recording] {
    let file = try ImportReader.read(bytes)
    guard !file.trees.isEmpty else {
      throw .badRecording(line: 1, column: 1, message: "there is no tree in the file")
    }
    return file.trees.map { tree in
      Recording(name: name, step: 0, bundleIdentifier: nil, snapshot: file.snapshot(of: tree))
    }
  }

  /// The recording as a step with a number.
  package func numbered(_ step: Int) -> Recording {
    Recording(
      name: name, step: step, bundleIdentifier: bundleIdentifier, snapshot: snapshot, notes: notes)
  }

  private func named(_ name: String) -> Recording {
    Recording(
      name: name, step: step, bundleIdentifier: bundleIdentifier, snapshot: snapshot, notes: notes)
  }
}
