/// A property with `@Query`, read from its source.
struct QueryDeclaration: Equatable {
  private let name: String
  private let type: Substring
  private let arguments: Substring

  /// Reads a property and its attribute; nil without a type.
  init?(_ source: String, attribute: String) {
    let property = PropertyDeclaration(source, of: ["var", "let"])
    guard let property, let colon = property.rest.firstIndex(of: ":") else { return nil }
    name = property.plainName
    type = property.rest[property.rest.index(after: colon)...].drop { $0.isWhitespace }
    let group = SourcePart.all(of: attribute[...]).last { $0.kind == .group }
    arguments = group?.source ?? "()"
  }

  /// How it is read.
  var accessors: String { "{ get { _\(name).wrappedValue } }" }

  /// The variable that fetches what it reads.
  ///
  /// It is not private, or the initializer that Swift makes of a view's properties would be.
  var storage: String { "var _\(name): SwiftData.Query<\(type).Element> = .init\(arguments)" }
}
