import Foundation
import Testing

@testable import MacroExpansion

@Suite("Declaration of a model") struct ModelDeclarationTests {
  private let source = """
    @Model
    public final class Item: Codable {
      var name: String
      @Relationship(inverse: \\Box.items) var box: Box?
      var words: String { name }
      init(name: String) { self.name = name }
    }
    """

  private func answer(
    _ macro: String, _ role: String, to source: String, missing protocols: String = ""
  ) throws -> String {
    let question = [
      "expandAttachedMacro": [
        "macro": ["typeName": macro], "macroRole": role, "declSyntax": ["source": source],
        "extendedTypeSyntax": ["source": "Shop.Item"],
        "conformanceListSyntax": ["source": protocols],
      ]
    ]
    let answer = MacroAnswer.answer(to: try JSONSerialization.data(withJSONObject: question))
    let whole = try JSONSerialization.jsonObject(with: answer) as? [String: Any]
    let result = whole?["expandMacroResult"] as? [String: Any]
    return try #require(result?["expandedSource"] as? String)
  }

  @Test func `has its name, who sees it, and its stored properties`() {
    let model = ModelDeclaration(source)
    #expect(model?.name == "Item")
    #expect(model?.access == "public")
    #expect(model?.properties.map(\.name) == ["name", "box"])
  }

  @Test func `a structure is none`() {
    #expect(ModelDeclaration("struct Item { var name: String }") == nil)
  }

  @Test func `tells SwiftData where its properties are`() throws {
    let members = try answer("Model", "member", to: source)
    #expect(members.contains("public let _$backing"))
    #expect(members.contains(#"name: "name", keypath: \Item.name)"#))
    #expect(
      members.contains(#"keypath: \Item.box, relationship: .init(inverse: \Box.items))"#))
  }

  @Test func `conforms by the name that it has outside`() throws {
    #expect(
      try answer("Model", "extension", to: source)
        == "extension Shop.Item: SwiftData.PersistentModel {}")
  }

  @Test func `names Hashable if the class has it not`() throws {
    let missing = "struct Placeholder : SwiftData.PersistentModel, Swift.Hashable {}"
    #expect(
      try answer("Model", "extension", to: source, missing: missing)
        == "extension Shop.Item: SwiftData.PersistentModel, Swift.Hashable {}")
  }

  @Test func `marks its stored properties alone`() throws {
    #expect(try answer("Model", "memberAttribute", to: "var a = 1") == "@_PersistedProperty")
    #expect(try answer("Model", "memberAttribute", to: "var a: Int { 1 }") == "")
    #expect(try answer("Model", "memberAttribute", to: "func f() {}") == "")
  }

  @Test func `a property is read and written through what the model has`() throws {
    #expect(try answer("ModelProperty", "peer", to: "var a = 1") == "private var _a = 1")
    let accessors = try answer("ModelProperty", "accessor", to: "var a = 1")
    #expect(accessors.contains(#"_$backing.read(self, \.a)"#))
    #expect(accessors.contains("@storageRestrictions(initializes: _a)"))
  }

  @Test func `an actor has a container and a context`() throws {
    #expect(
      try answer("ModelActor", "extension", to: "actor A {}")
        == "extension Shop.Item: SwiftData.ModelActor {}")
    #expect(try answer("ModelActor", "member", to: "actor A {}").contains("modelExecutor"))
  }
}
