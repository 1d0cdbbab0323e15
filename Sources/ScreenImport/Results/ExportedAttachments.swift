import SimulatedApp

/// The texts that tests attached on a Mac, as `xcresulttool export attachments` lists them in
/// `manifest.json`.
package struct ExportedAttachments: Sendable, Equatable {
  /// A text that a test attached.
  package struct File: Sendable, Equatable {
    /// The name of the exported file.
    package let name: String
    /// Its number in all tests; a test begins with a number that does not follow the last one.
    package let step: Int
  }

  /// The name of the list.
  package static let manifest = "manifest.json"

  /// The texts, test by test in the order of time.
  package let files: [File]

  private static let endings = [".txt", ".xml", ".json", ".log"]

  /// Reads a list; attachments other than texts, such as pictures, are left out.
  ///
  /// - Throws: ``ImportFault`` for a file of another form, with its place.
  package init(_ bytes: [UInt8]) throws(ImportFault) {
    let (root, faults) = JSONReader.read(bytes)
    guard let root else {
      throw .badRecording(in: bytes, at: faults.first?.offset ?? 0, faults.first?.message ?? "")
    }
    guard case .array(let tests) = root.kind else {
      throw .badRecording(in: bytes, at: root.offset, "expected a list of tests with attachments")
    }
    var files: [File] = []
    var step = 0
    for test in tests {
      step += 1
      let attached = test.list("attachments").enumerated().sorted { left, right in
        let times = [left, right].map { $0.element.number("timestamp") ?? 0 }
        return (times[0], left.offset) < (times[1], right.offset)
      }
      for (_, attachment) in attached {
        guard let name = attachment.text("exportedFileName"),
          Self.endings.contains(where: name.lowercased().hasSuffix)
        else { continue }
        step += 1
        files.append(File(name: name, step: step))
      }
    }
    self.files = files
  }
}
