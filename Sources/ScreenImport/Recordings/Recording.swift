package import AccessibilityTree

/// One step that `ScreenRecorder` saved.
package struct Recording: Sendable {
  /// The name of the step.
  package let name: String
  /// The number of the step in its test, from 1; 0 where the file does not tell.
  package let step: Int
  /// The app's bundle identifier, if the file tells it.
  package let bundleIdentifier: String?
  /// What the app showed.
  package let snapshot: ElementSnapshot

  /// The word by which files of recordings are known.
  package static let format = "rehearsal.recording"

  /// Whether a file is JSON by its first byte.
  package static func isJSON(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 } == UInt8(ascii: "{")
  }

  /// Reads a file.
  ///
  /// - Throws: ``ImportFault`` with the place of what is wrong first.
  package static func read(_ bytes: [UInt8]) throws(ImportFault) -> Recording {
    try RecordingReader(bytes).read()
  }
}
