import LocatedJSON
package import PredicateFormat
import RunJournal

extension FormatValue {
  /// Reads a value from JSON; nil where the text is none.
  package init?(jsonText text: String) {
    let (node, faults) = JSONReader.read(Array(text.utf8))
    guard let node, faults.isEmpty else { return nil }
    self.init(node)
  }

  /// The value in JSON, on one line, with keys in order; what JSON has no word for is null.
  package var jsonText: String {
    var line = JSONLine()
    line.element(self)
    return String(decoding: line.bytes, as: UTF8.self)
  }
}
