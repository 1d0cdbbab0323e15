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
}
