import Testing

@testable import TestProcesses

@Suite("The process of built tests")
struct TestProcessTests {
  @Test func `is given no names for all tests`() {
    #expect(TestProcess.xctest(naming: []).map(\.arguments) == [[]])
    #expect(TestProcess.swiftTesting(naming: []).map(\.arguments) == [[]])
  }

  @Test func `is given all names in one argument`() {
    #expect(TestProcess.xctest(naming: ["M.A/a", "M.A/b"]).map(\.arguments) == [["M.A/a,M.A/b"]])
  }

  @Test func `has others after it where the names are too long for one`() {
    let tests = (0..<5_000).map { "ShopTests.SomeLongNameOfAClass/testNumber\($0)" }
    let lists = TestProcess.xctest(naming: tests).map { $0.arguments.joined() }
    #expect(lists.count == 3)
    #expect(lists.allSatisfy { $0.utf8.count <= TestProcess.nameLimit })
    #expect(lists.flatMap { $0.split(separator: ",").map(String.init) } == tests)
  }

  @Test func `chooses a test of Swift Testing and no other`() throws {
    let test = try #require(ListedTest("M.Cart/Inner/`a (b) + c`(count:)"))
    let arguments = TestProcess.swiftTesting(naming: [test]).flatMap(\.arguments)
    #expect(arguments.first == "--filter")
    let pattern = try Regex(try #require(arguments.last))
    #expect(test.line.firstMatch(of: pattern) != nil)
    #expect((test.line + "/CartTests.swift:3:4").firstMatch(of: pattern) != nil)
    #expect(("M" + test.line).firstMatch(of: pattern) == nil)
    #expect("M.Cart/Inner/`a b  c`count:".firstMatch(of: pattern) == nil)
  }

  @Test(arguments: [
    ("ShopTests.Cart/Inner/add()", "ShopTests.Cart.Inner/add"),
    ("ShopTests.Cart/add(count:)", "ShopTests.Cart/add(count:)"),
    ("ShopTests.alone()", "ShopTests/alone"),
    ("ShopTests.Cart/`a name`()", "ShopTests.Cart/`a name`"),
  ])
  func `lists a test of Swift Testing by its name in results`(line: String, name: String) {
    #expect(ListedTest(line)?.name == name)
  }

  @Test(arguments: ["", "Building for debugging...", "Test Suite 'All tests'"])
  func `lists no other lines`(line: String) {
    #expect(ListedTest(line) == nil)
  }
}
