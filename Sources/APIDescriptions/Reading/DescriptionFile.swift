package import LocatedJSON

/// A file of JSON or YAML with the places of its values.
package struct DescriptionFile: Sendable {
  /// The path, as faults name it.
  package let name: String
  /// The value of the file.
  package let root: JSONNode
  private let source: JSONSource

  /// A file that cannot be read, in one sentence for each fault.
  package struct Unreadable: Error, Sendable, Equatable {
    /// The sentences, which begin with file, line and column.
    package let faults: [String]
  }

  /// Reads a file: JSON if it begins with a brace or a bracket, else YAML.
  package init(name: String, bytes: [UInt8]) throws(Unreadable) {
    self.name = name
    source = JSONSource(bytes)
    let start = JSONSource.startOfText(bytes)
    let first = bytes[start...].first { ![9, 10, 13, 32].contains($0) }
    var faults: [JSONFault] = []
    var node: JSONNode?
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "[") {
      (node, faults) = JSONReader.read(bytes)
    } else {
      let read = YAMLReader.read(bytes)
      node = read.node
      faults = read.fault.map { [$0] } ?? []
    }
    guard let node, faults.isEmpty else {
      let sorted = faults.sorted { $0.offset < $1.offset }
      let places = source.positions(of: sorted.map(\.offset))
      throw Unreadable(
        faults: zip(sorted, places).map { "\(name):\($1.line):\($1.column): \($0.message)" })
    }
    root = node
  }

  /// The place of an offset: `api.yaml:12:3`.
  package func place(of offset: Int) -> String {
    let position = source.positions(of: [offset])[0]
    return "\(name):\(position.line):\(position.column)"
  }
}
