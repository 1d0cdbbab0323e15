/// The key of a short form: the name of an element's type or of a component, and perhaps an
/// identifier: `button` or `button#login`.
struct MarkedKey {
  let name: String
  let identifier: String?

  static let mark: Character = "#"

  /// Takes a key apart; one that ends or begins with the mark is a name.
  init(_ key: String) {
    let parts = key.split(separator: Self.mark, maxSplits: 1, omittingEmptySubsequences: false)
    let isMarked = parts.count == 2 && !parts[0].isEmpty && !parts[1].isEmpty
    name = isMarked ? String(parts[0]) : key
    identifier = isMarked ? String(parts[1]) : nil
  }

  /// The key for a name, with its identifier if there is one.
  static func text(_ name: String, _ identifier: String?) -> String {
    guard let identifier, !identifier.isEmpty else { return name }
    return name + String(mark) + identifier
  }
}
