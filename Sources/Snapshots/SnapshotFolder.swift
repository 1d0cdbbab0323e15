package import Foundation
package import OutputFiles

/// The folder of the pictures of a run: a folder for each language, and a list in the order in
/// which they were taken.
package struct SnapshotFolder {
  /// One picture.
  package struct Entry: Equatable, Sendable {
    /// The name that the test gave it.
    package let name: String
    /// The name of the device.
    package let device: String
    /// The language; empty if it is that of the app.
    package let language: String

    /// The file of the picture, in the folder.
    package var file: String { SnapshotFolder.path(of: self) + ".png" }
  }

  private let path: String
  /// The name of the list.
  private static let list = "snapshots.tsv"

  /// Names a folder.
  package init(_ path: String) { self.path = path }

  /// The pictures in the order in which their names were first used; those of later devices and
  /// languages follow theirs.
  package var entries: [Entry] {
    let text = (try? String(contentsOfFile: path + "/" + Self.list, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard parts.count == 3 else { return nil }
      return Entry(name: parts[0], device: parts[1], language: parts[2])
    }
  }

  /// Begins a new list; also removes the pictures of the one before if that is asked for.
  package func begin(clearing: Bool) throws(FileFault) {
    for entry in clearing ? entries : [] { try OutputFile.remove(path + "/" + entry.file) }
    try OutputFile.remove(path + "/" + Self.list)
  }

  /// Writes a picture; one with the same name, device and language is replaced.
  package func add(
    _ picture: Data, name: String, device: String, language: String
  ) throws(FileFault) {
    let entry = Entry(name: Self.oneLine(name), device: device, language: language)
    try OutputFile.write(Array(picture), to: path + "/" + entry.file)
    let known = entries
    guard !known.contains(entry) else { return }
    let lines = (known + [entry]).map { "\($0.name)\t\($0.device)\t\($0.language)\n" }
    try OutputFile.write(lines.joined(), to: path + "/" + Self.list)
  }

  /// The path of a picture without its extension, such as `de-DE/iPhone 15-01Start`.
  private static func path(of entry: Entry) -> String {
    let file = fileName("\(entry.device)-\(entry.name)")
    return entry.language.isEmpty ? file : fileName(entry.language) + "/" + file
  }

  /// A text as one file name, which cannot lead out of its folder and needs no escapes in a link.
  private static func fileName(_ text: String) -> String {
    let name = String(text.prefix(200).map { "/\\#?%\0".contains($0) ? "-" : $0 })
    return name.hasPrefix(".") ? "-" + name.dropFirst() : name
  }

  private static func oneLine(_ text: String) -> String {
    text.replacing("\n", with: " ").replacing("\t", with: " ")
  }
}
