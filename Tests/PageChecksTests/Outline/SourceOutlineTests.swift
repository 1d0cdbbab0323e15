import Testing

@testable import PageChecks

@Suite struct SourceOutlineTests {
  private func place(_ word: String, _ outline: SourceOutline) -> Int {
    outline.tokens.code.indices.first { outline.tokens.text($0) == word } ?? -1
  }

  @Test func `types and what they inherit`() {
    let outline = SourceOutline(
      "final class A<T: B>: C, D.E where T: F {}\nextension G.H: @unchecked Sendable {}")
    #expect(outline.types.map(\.name) == ["A", "H"])
    #expect(outline.types.map(\.inherited) == [["C", "E"], ["Sendable"]])
  }

  @Test func `functions with their labels`() {
    let outline = SourceOutline(
      "struct A { func b(_ c: Int, d e: [F: G] = [:], line: UInt = #line) {} init(f: G) {} }")
    #expect(outline.functions.map(\.name) == ["b", "init"])
    #expect(outline.functions.map(\.labels) == [["_", "c", "d", "e", "line"], ["f"]])
  }

  @Test func `what stands in which function and type`() {
    let outline = SourceOutline(
      """
      struct A {
        var p: Int { x }
        let q = { y }()
        func f(g: () -> Void = { h() }) { if true { z } }
      }
      w
      """)
    #expect(outline.function(at: place("x", outline))?.name == "p")
    #expect(outline.function(at: place("y", outline)) == nil)
    #expect(outline.function(at: place("z", outline))?.name == "f")
    #expect(outline.typeName(at: place("z", outline)) == "A")
    #expect(outline.typeName(at: place("w", outline)) == nil)
  }

  @Test func `a requirement opens nothing`() {
    let outline = SourceOutline("protocol P { func a()\n var b: Int { get } }\nfunc c() { d }")
    #expect(outline.function(at: place("d", outline))?.name == "c")
  }

  @Test func `class functions are no types`() {
    let outline = SourceOutline("class A { class func b() { c } }")
    #expect(outline.types.map(\.name) == ["A"])
    #expect(outline.function(at: place("c", outline))?.name == "b")
  }

  @Test func `roles come from all sources`() {
    let roles = TypeRoles([
      SourceOutline("class Base: XCTestCase {}\nprotocol ShopPage: ElementBrowser {}"),
      SourceOutline(
        "class Login: Base {}\nstruct Feed: ShopPage {}\nstruct CartPage { let app: XCUIApplication }\nenum X {}"
      ),
    ])
    #expect(["Login", "Feed", "CartPage", "X"].map(roles.role) == [.test, .page, .page, .other])
  }

  @Test func `types that inherit each other in a circle`() {
    let roles = TypeRoles([SourceOutline("class A: B {}\nclass B: A {}")])
    #expect(roles.role(of: "A") == .other)
  }
}
