import Testing

@testable import TestProcesses

@Suite("Patterns of --filter")
struct NameFilterTests {
  private let names = ["ShopTests.Cart/testAdd", "ShopTests.Login/testIn"]

  @Test(arguments: [
    ("Cart", ["ShopTests.Cart/testAdd"]), ("/test(In|Out)", ["ShopTests.Login/testIn"]),
    ("^ShopTests", ["ShopTests.Cart/testAdd", "ShopTests.Login/testIn"]), ("none", []),
  ])
  func `choose the names of which a part matches`(pattern: String, chosen: [String]) throws {
    #expect(try NameFilter(pattern).matches(in: names) == chosen)
  }

  @Test func `that try every way to split a name are told of in little time`() throws {
    let name = String(repeating: "a", count: 60) + "/test"
    let clock = ContinuousClock()
    let took = clock.measure {
      let fault = #expect(throws: NameFilter.Fault.self) {
        try NameFilter("^(a+)+$").matches(name)
      }
      #expect(
        fault?.description
          == "the pattern ^(a+)+$ takes too long on \(name). Simplify it.")
    }
    #expect(took < .seconds(60))
  }

  @Test func `may take so many reports on a name and no more`() throws {
    let name = String(repeating: "a", count: 14) + "/test"
    let ends = { (limit: Int) in
      (try? NameFilter("^(a+)+$", reportLimit: limit).matches(name)) == false
    }
    let needed = try #require((1...NameFilter.reportLimit).first(where: ends))
    #expect(needed > 1 && !ends(needed - 1))
    #expect(try !NameFilter("^(a+)+$").matches(name))
  }

  @Test func `that are none are told of`() {
    let fault = #expect(throws: NameFilter.Fault.self) { try NameFilter("(") }
    #expect(fault?.description == "( is not a regular expression.")
  }
}
