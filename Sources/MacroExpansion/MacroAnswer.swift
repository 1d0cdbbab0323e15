package import Foundation

/// Answers questions of the compiler.
package enum MacroAnswer {
  private static let protocolVersion = 7

  /// The answer to a message; one that is not understood expands to nothing, with an error.
  package static func answer(to message: Data) -> Data {
    let question = (try? JSONSerialization.jsonObject(with: message)) as? [String: Any] ?? [:]
    let answer: [String: Any]
    if question["getCapability"] != nil {
      answer = [
        "getCapabilityResult": ["capability": ["protocolVersion": protocolVersion]]
      ]
    } else if question["expandFreestandingMacro"] != nil {
      // Nobody looks at previews here.
      answer = expansion("")
    } else if let asked = question["expandAttachedMacro"] as? [String: Any] {
      answer = attached(asked)
    } else {
      answer = expansion(nil, fault: "this message of the compiler is unknown", at: [:])
    }
    let options: JSONSerialization.WritingOptions = [.sortedKeys]
    return (try? JSONSerialization.data(withJSONObject: answer, options: options)) ?? Data()
  }

  private static func attached(_ asked: [String: Any]) -> [String: Any] {
    let macro = (asked["macro"] as? [String: Any])?["typeName"] as? String ?? ""
    let syntax = asked["declSyntax"] as? [String: Any] ?? [:]
    let source = syntax["source"] as? String ?? ""
    if macro.hasPrefix("Model") { return model(macro, source, asked) }
    if macro == "Query" { return query(source, at: syntax, asked) }
    guard macro == "Entry" else { return expansion("") }
    guard let entry = EntryDeclaration(source) else {
      return expansion(
        nil, fault: "'@Entry' needs a variable with a value: '@Entry var name: Type = value'",
        at: syntax)
    }
    let around = self.owner(of: asked)
    guard let owner = EntryDeclaration.Owner.allCases.first(where: { around.contains($0.rawValue) })
    else {
      let known = EntryDeclaration.Owner.allCases.map(\.rawValue).joined(separator: ", ")
      return expansion(
        nil, fault: "Rehearsal knows '@Entry' in extensions of \(known) only", at: syntax)
    }
    let role = asked["macroRole"] as? String
    return expansion(role == "accessor" ? entry.accessors : entry.key(in: owner))
  }

  /// The parts of a class with `@Model`, of one of its properties, or of an actor for models.
  private static func model(
    _ macro: String, _ source: String, _ asked: [String: Any]
  ) -> [String: Any] {
    let extended = (asked["extendedTypeSyntax"] as? [String: Any])?["source"] as? String ?? ""
    let property = PropertyDeclaration(source)
    switch (macro, asked["macroRole"] as? String ?? "") {
    case ("Model", "extension"):
      return expansion("extension \(extended): \(protocols(of: asked)) {}")
    case ("Model", "memberAttribute"):
      return expansion(property?.isPersisted == true ? "@_PersistedProperty" : "")
    case ("Model", _): return expansion(ModelDeclaration(source)?.members ?? "")
    case ("ModelProperty", "accessor"): return expansion(property?.accessors ?? "")
    case ("ModelProperty", _): return expansion(property?.storage ?? "")
    case (_, "extension"): return expansion("extension \(extended): SwiftData.ModelActor {}")
    default: return expansion(actorMembers)
    }
  }

  /// The protocols of a model; the compiler names those that it does not have yet.
  ///
  /// Other declarations of the module see those by name, and not always what these imply.
  private static func protocols(of asked: [String: Any]) -> String {
    let missing = (asked["conformanceListSyntax"] as? [String: Any])?["source"] as? String ?? ""
    return missing.contains("Hashable")
      ? "SwiftData.PersistentModel, Swift.Hashable" : "SwiftData.PersistentModel"
  }

  /// The parts of a property that shows the objects of a model.
  private static func query(
    _ source: String, at syntax: [String: Any], _ asked: [String: Any]
  ) -> [String: Any] {
    let attribute = (asked["attributeSyntax"] as? [String: Any])?["source"] as? String ?? ""
    guard let query = QueryDeclaration(source, attribute: attribute) else {
      return expansion(
        nil, fault: "'@Query' needs a property with a type: '@Query var items: [Item]'",
        at: syntax)
    }
    let isAccessor = asked["macroRole"] as? String == "accessor"
    return expansion(isAccessor ? query.accessors : query.storage)
  }

  /// What an actor for models has.
  private static let actorMembers = """
    public nonisolated let modelContainer: SwiftData.ModelContainer
    public nonisolated let modelExecutor: any SwiftData.ModelExecutor
    public init(modelContainer: SwiftData.ModelContainer) {
      self.modelContainer = modelContainer
      modelExecutor = SwiftData.DefaultSerialModelExecutor(
        modelContext: SwiftData.ModelContext(modelContainer))
    }
    """

  /// The head of the declaration around the one that a macro is attached to.
  private static func owner(of asked: [String: Any]) -> String {
    let around = asked["lexicalContext"] as? [[String: Any]] ?? []
    let source = around.first?["source"] as? String ?? ""
    return String(source.prefix { $0 != "{" })
  }

  private static func expansion(
    _ source: String?, fault: String? = nil, at syntax: [String: Any] = [:]
  ) -> [String: Any] {
    let place = syntax["location"] as? [String: Any] ?? [:]
    let faults: [[String: Any]] = (fault.map { [$0] } ?? []).map { words in
      [
        "message": words, "severity": "error", "highlights": [Any](), "notes": [Any](),
        "fixIts": [Any](),
        "position": [
          "fileName": place["fileName"] ?? "", "offset": place["offset"] ?? 0,
        ],
      ]
    }
    let expanded: Any = source ?? NSNull()
    return ["expandMacroResult": ["expandedSource": expanded, "diagnostics": faults]]
  }
}
