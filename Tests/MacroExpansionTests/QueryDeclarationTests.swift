import Testing

@testable import MacroExpansion

@Suite("Declaration of a query") struct QueryDeclarationTests {
  @Test(arguments: ["var", "let"]) func `reads its variable, whether it is constant or not`(
    word: String
  ) {
    let query = QueryDeclaration("@Query \(word) all: [Item]", attribute: "@Query ")
    #expect(query?.accessors == "{ get { _all.wrappedValue } }")
  }

  @Test func `fetches what its attribute says, and leaves the initializer of a view visible`() {
    let query = QueryDeclaration(
      #"@Query(sort: \Item.name) private let all: Array<Item>"#,
      attribute: #"@Query(sort: \Item.name)"#)
    #expect(
      query?.storage
        == #"var _all: SwiftData.Query<Array<Item>.Element> = .init(sort: \Item.name)"#)
  }

  @Test func `needs a type`() {
    #expect(QueryDeclaration("@Query var all = items", attribute: "@Query") == nil)
  }
}
