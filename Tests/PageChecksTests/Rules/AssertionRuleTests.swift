import Testing

@testable import PageChecks

@Suite struct AssertionRuleTests {
  @Test func `an assertion in an action of a page`() {
    let found = findings(
      """
      struct LoginPage: Page {
        func logIn() -> ContentPage {
          button.tap()
          XCTAssertTrue(ContentPage().exists)
          return ContentPage()
        }
      }
      """)
    #expect(found.map(\.smell) == [.assertion])
    #expect(
      found.first?.headline
        == "T.swift:4:5: XCTAssertTrue in the page object's LoginPage.logIn [assertion]")
    #expect(found.first?.advice.hasPrefix("return what was found, or the next page") == true)
  }

  @Test(
    arguments: ["thenIShouldSee", "checkTitle", "verify", "shouldSeeLabel", "assertShown"])
  func `a function that is there to assert may`(name: String) {
    #expect(smells("struct APage: Page { func \(name)() { XCTAssert(x) } }") == [])
  }

  @Test func `a function with a longer word does not say so`() {
    #expect(smells("struct APage: Page { func checkout() { XCTAssert(x) } }") == ["1:40 assertion"])
  }

  @Test func `a function that hands on its caller's line may assert`() {
    #expect(
      smells("struct APage: Page { func shown(file: StaticString, line: UInt) { XCTFail() } }")
        == [])
  }

  @Test func `tests and other types may assert`() {
    #expect(smells("class A: XCTestCase { func testB() { XCTAssert(x) } }") == [])
    #expect(smells("struct Values { func b() { XCTAssert(x) } }") == [])
  }

  @Test func `what Swift Testing has counts too`() {
    #expect(smells("struct APage: Page { func b() { #expect(x) } }") == ["1:33 assertion"])
  }

  @Test func `an extension belongs to its type`() {
    #expect(
      smells("struct A: Robot {}\nextension A { func b() { XCTFail() } }") == ["2:26 assertion"])
  }

  @Test func `a name alone makes no page object`() {
    #expect(smells("struct LandingPage { func b() { XCTAssert(x) } }") == [])
    #expect(
      smells("struct LandingPage { let app: XCUIApplication; func b() { XCTAssert(x) } }")
        == ["1:59 assertion"])
  }
}
