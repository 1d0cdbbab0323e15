/// A type that stands for one whose module is not here: it is empty, but for the constants that
/// tests use.
enum TypeStub {
  /// The source of an empty type.
  static func text(_ declaration: String) -> String { "import XCTest\n\n\(declaration) {}\n" }

  /// The source with one more constant; nil if the type is a class, or has the constant.
  ///
  /// Constants have numbers as raw values, as those of Objective-C do.
  static func text(_ stub: String, adding name: String, to type: String) -> String? {
    let empty = text("struct \(type)")
    var lines =
      stub == empty
      ? [
        "import XCTest", "", "struct \(type): RawRepresentable, Hashable {", "  var rawValue = 0",
        "}", "",
      ] : stub.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let start = "  static let \(name) = "
    guard lines.count > 4, lines[2].hasPrefix("struct \(type): RawRepresentable"),
      !lines.contains(where: { $0.hasPrefix(start) })
    else { return nil }
    lines.insert("\(start)\(type)(rawValue: \(lines.count - 6))", at: lines.count - 2)
    return lines.joined(separator: "\n")
  }
}
