/// Collects the parts written inside braces, also with `if` and `for`.
///
/// A builder declares only what may be written there; the rest is the same for all of them.
public protocol ListBuilder {
  /// The type of the parts that the builder collects.
  associatedtype Part
}

extension ListBuilder {
  /// Joins parts.
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap { $0 } }
  /// Adds the parts of an `if` without `else`.
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
  /// Adds the parts of an `if`.
  public static func buildEither(first parts: [Part]) -> [Part] { parts }
  /// Adds the parts of an `else`.
  public static func buildEither(second parts: [Part]) -> [Part] { parts }
  /// Joins the parts of a `for`.
  public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap { $0 } }
}

/// Collects the parts of one kind inside braces.
@resultBuilder
public enum PartList<Part>: ListBuilder {
  /// Adds a part.
  public static func buildExpression(_ part: Part) -> [Part] { [part] }
}

/// One part of an app, a screen or a state, written inside its braces.
public struct DefinitionPart<Definition>: Sendable {
  /// Adds the part to the definition that has the braces.
  let add: @Sendable (inout Definition) -> Void
}
