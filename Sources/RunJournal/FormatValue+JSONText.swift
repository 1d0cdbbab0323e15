import LocatedJSON
package import PredicateFormat

extension FormatValue {
  /// Reads a value from JSON; nil if the text is not valid JSON.
  package init?(jsonText text: String) {
    let (node, faults) = JSONReader.read(Array(text.utf8))
    guard let node, faults.isEmpty else { return nil }
    self.init(node)
  }

  /// The value as one line of JSON with sorted keys; what JSON cannot express is null.
  package var jsonText: String {
    var line = JSONLine()
    line.element(self)
    return String(decoding: line.bytes, as: UTF8.self)
  }
}
