/// A type that replaces one whose module is not available: it is empty, except for the constants
/// that tests use.
enum TypeStub {
  /// The source of an empty type.
  static func text(_ declaration: String) -> String { "import XCTest\n\n\(declaration) {}\n" }

  /// The source with one more constant; nil if the type is a class, or has the constant.
  ///
  /// Constants have numbers as raw values, as in Objective-C.
  static func text(_ stub: String, adding name: String, to type: String) -> String? {
    let head = "import XCTest\n\nstruct \(type): RawRepresentable, Hashable {\n  var rawValue = 0\n"
    let body = stub == text("struct \(type)") ? head + "}\n" : stub
    guard body.hasPrefix(head), !body.contains("  static let \(name) = ") else { return nil }
    let number = body.ranges(of: "  static let ").count
    return body.dropLast(2) + "  static let \(name) = \(type)(rawValue: \(number))\n}\n"
  }
}
