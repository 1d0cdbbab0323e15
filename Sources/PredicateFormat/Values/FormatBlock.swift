/// A predicate written as Swift code, with a name that stands for it in texts.
///
/// Two blocks are equal when their names are.
public struct FormatBlock: Sendable, Equatable {
  /// The code: the evaluated value and the variables in, the verdict out.
  public typealias Body = @Sendable (FormatValue, [String: FormatValue]) -> Bool

  /// What the canonical text shows in `BLOCKPREDICATE(name)`.
  public let name: String
  let body: Body

  /// Names a piece of code.
  public init(name: String, body: @escaping Body) {
    self.name = name
    self.body = body
  }

  /// Whether two blocks carry the same name.
  public static func == (left: FormatBlock, right: FormatBlock) -> Bool {
    left.name == right.name
  }
}
