import Testing

@testable import AppCompiling

@Suite("How deeply definitions nest")
struct DefinitionCompilerTests {
  /// The number of levels that are compiled inside each other.
  private static func levels(_ count: Int, in compiler: inout DefinitionCompiler) -> [Int] {
    guard count > 0 else { return [] }
    return compiler.nested { [1] + levels(count - 1, in: &$0) }
  }

  @Test func `levels above the limit are left out and told`() {
    let limit = DefinitionCompiler.depthLimit
    var most = DefinitionCompiler(loaders: [:], elementsOf: "list")
    #expect(Self.levels(limit, in: &most).count == limit)
    #expect(most.errors == [])
    var more = DefinitionCompiler(loaders: [:], elementsOf: "list")
    #expect(Self.levels(limit + 1, in: &more).count == limit)
    #expect(more.errors == ["list: elements nest deeper than \(limit) levels, which is the limit"])
  }
}
