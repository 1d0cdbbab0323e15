import Testing

@testable import MacroExpansion

@Suite("Declaration of a property") struct PropertyDeclarationTests {
  private func property(_ source: String) -> PropertyDeclaration? { PropertyDeclaration(source) }

  @Test(arguments: [
    "var a: Int", "var a = 1", "var a: Int? = nil // none", "private(set) var a: [Int] = []",
    "@Attribute(.unique) var a: String", "@Relationship(deleteRule: .cascade)\nvar a: [B] = []",
    "var a = { 1 }()", "public var a: Int\n= 2", "var a: [String: (Int) -> Int] = [:]",
  ]) func `a stored one is persisted`(source: String) {
    #expect(property(source)?.isPersisted == true)
  }

  @Test(arguments: [
    "var a: Int { 1 }", "var a: Int\n{ 1 }", "var a: Int { get { 1 } set {} }",
    "var a: Int { didSet {} }",
    "static var a = 1", "lazy var a = 1", "@Transient var a = 1", "@Transient\nprivate var a = 1",
    "weak var a: B?",
  ]) func `another one is not`(source: String) {
    #expect(property(source)?.isPersisted == false)
  }

  @Test(arguments: ["let a = 1", "func a() { var b = 1 }", "", "var", "var ="])
  func `what is no variable is none`(source: String) {
    #expect(property(source) == nil)
  }

  @Test func `a body has its variables in their order, without those inside`() {
    let body = """
      @Attribute(.unique) var id: UUID
      var name = "a\\(b { var c = 1 })"
      var tags: [String]?
      func f() { var inner = 2 }
      var last: Int { 3 }
      """
    #expect(PropertyDeclaration.all(in: body[...]).map(\.name) == ["id", "name", "tags", "last"])
  }

  @Test func `its storage has its type and its value`() {
    #expect(
      property("@Attribute(.unique) public var name: String = f(1) // why\n")?.storage
        == "private var _name: String = f(1)")
  }

  @Test func `a relationship keeps what it says`() {
    let source = #"@Relationship(deleteRule: .cascade, inverse: \B.a) var b: [B] = []"#
    #expect(property(source)?.relationship == #"(deleteRule: .cascade, inverse: \B.a)"#)
    #expect(property("@Relationship var b: B?")?.relationship == "()")
    #expect(property("var b: B?")?.relationship == nil)
  }
}
