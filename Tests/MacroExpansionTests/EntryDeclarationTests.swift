import Testing

@testable import MacroExpansion

@Suite("Entry declaration") struct EntryDeclarationTests {
  @Test func `has a type and a value`() {
    let entry = EntryDeclaration("@Entry var title: [String: Int] = [\"a\": 1]")
    #expect(entry?.name == "title")
    #expect(entry?.type == "[String: Int]")
    #expect(entry?.value == "[\"a\": 1]")
  }

  @Test func `without a type keeps its value once`() {
    let entry = EntryDeclaration("@Entry public var isWide = false")
    #expect(
      entry?.key(in: .environment)
        == "private enum __Key_isWide: EnvironmentKey { static let defaultValue = false }")
  }

  @Test func `has the key of what it extends`() {
    let entry = EntryDeclaration("@Entry var name: String?")
    #expect(
      entry?.key(in: .container)
        == "private enum __Key_name: ContainerValueKey "
        + "{ static var defaultValue: String? { nil } }")
    #expect(
      entry?.key(in: .focused)
        == "private enum __Key_name: FocusedValueKey { typealias Value = String }")
  }

  @Test func `of an optional type needs no value`() {
    #expect(EntryDeclaration("@Entry var user: User?")?.value == "nil")
  }

  @Test func `finds the equals sign after a closure type`() {
    let entry = EntryDeclaration("@Entry var act: (Int) -> Bool = { $0 == 1 }")
    #expect(entry?.type == "(Int) -> Bool")
    #expect(entry?.value == "{ $0 == 1 }")
  }

  @Test(arguments: ["", "@Entry let a = 1", "@Entry var", "@Entry var a: Int", "@Entry var a ="])
  func `is no other declaration`(source: String) {
    #expect(EntryDeclaration(source) == nil)
  }
}
