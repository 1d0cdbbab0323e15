/// A class that `@Model` is attached to, read from its source.
struct ModelDeclaration: Equatable {
  let name: String
  /// The word before the class that says who sees it, such as `public`; nil for none.
  let access: String?
  /// The properties that are stored.
  let properties: [PropertyDeclaration]

  /// Reads a declaration; nil if it is no class.
  init?(_ source: String) {
    let parts = SourcePart.all(of: source[...])
    guard let start = parts.firstIndex(where: { $0.is("class") }),
      let name = parts[(start + 1)...].first(where: { $0.kind != .line }), name.kind == .word,
      let body = parts[start...].first(where: { $0.kind == .group && $0.source.hasPrefix("{") })
    else { return nil }
    self.name = String(name.source)
    access =
      parts[..<start].contains { $0.is("public") || $0.is("open") }
      ? "public" : parts[..<start].contains { $0.is("package") } ? "package" : nil
    properties = PropertyDeclaration.all(in: body.inside).filter(\.isPersisted)
  }

  /// What SwiftData needs to know of the class.
  var members: String {
    let access = access.map { "\($0) " } ?? ""
    let entries = properties.map { property in
      let relation = property.relationship.map { ", relationship: .init\($0)" } ?? ""
      return """
            SwiftData.Schema.PropertyMetadata(
              name: "\(property.plainName)", keypath: \\\(name).\(property.name)\(relation)),
        """
    }
    return """
      \(access)let _$backing = SwiftData.ModelBacking()
      \(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        [
      \(entries.joined(separator: "\n"))
        ]
      }
      """
  }
}
