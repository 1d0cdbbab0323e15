/// A predicate written as Swift code, with a name that represents it in texts.
///
/// Two blocks are equal when their names are.
public struct FormatBlock: Sendable, Equatable {
  /// The code: it receives the evaluated value and the variables, and returns the result.
  public typealias Body = @Sendable (FormatValue, [String: FormatValue]) -> Bool

  /// The name that the canonical text shows in `BLOCKPREDICATE(name)`.
  public let name: String
  let body: Body

  /// Names a piece of code.
  public init(name: String, body: @escaping Body) {
    self.name = name
    self.body = body
  }

  /// Whether two blocks have the same name.
  public static func == (left: FormatBlock, right: FormatBlock) -> Bool {
    left.name == right.name
  }
}
