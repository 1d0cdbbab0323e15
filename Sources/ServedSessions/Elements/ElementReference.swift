/// An element that a session has given a name, which stays valid while the element exists.
package struct ElementReference: Sendable, Hashable {
  /// The name: `e5`.
  package let name: String
  /// The index of the element in the tree at the time when it was found.
  package let node: Int
}

/// The names that a session has given to elements.
///
/// An element is known by the process and by its token, which it keeps while its screen is open,
/// even if its row moves in the list. The same element always gets the same name.
struct ElementReferences {
  struct Key: Hashable {
    let process: Int32
    let token: Int32
  }

  private var keys: [Key] = []
  private var numbers: [Key: Int] = [:]
  /// The rows of elements from the time when they were named, for messages.
  private var rows: [String] = []

  /// The most elements that a session names.
  static let limit = 100_000
  /// The most characters of a row that are kept.
  static let rowLimit = 80

  /// The name of an element; nil when there are no more names.
  mutating func name(of key: Key, row: () -> String) -> String? {
    if let number = numbers[key] { return "e\(number)" }
    guard keys.count < Self.limit else { return nil }
    keys.append(key)
    rows.append(String(row().prefix(Self.rowLimit)))
    numbers[key] = keys.count
    return "e\(keys.count)"
  }

  /// The element with a name, and its row when it was named; nil if the name was never given.
  func element(_ name: String) -> (key: Key, row: String)? {
    guard name.first == "e", let number = Int(name.dropFirst()), keys.indices.contains(number - 1)
    else { return nil }
    return (keys[number - 1], rows[number - 1])
  }
}
