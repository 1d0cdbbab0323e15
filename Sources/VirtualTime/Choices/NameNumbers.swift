/// Numbers for names, in order of first use.
package struct NameNumbers: Sendable {
  private var numbers: [String: Int] = [:]

  /// Makes an empty table.
  package init() {}

  /// The number of names.
  package var count: Int { numbers.count }

  /// The number of a name; a new name gets the next one.
  package mutating func number(of name: String) -> Int {
    if let number = numbers[name] { return number }
    let number = numbers.count
    numbers[name] = number
    return number
  }
}
