import Testing
import Trials

@testable import rehearse

@Suite("Patches of sources") struct SourcePatchTests {
  private static let test = """
    import XCTest
    final class CartTests: XCTestCase {
      func testAdd() {
        app.launch()
        open("title")
        XCTAssertTrue(app.staticTexts["title"].exists)
      }
    }

    """
  private static let page = """
    import XCTest
    func open(_ name: String) {
      page.app.buttons[name].tap()
    }

    """
  private static let record = BuildRecord(
    build: "/p/.build",
    manifest: """
      commands:
        "C.ShopTests-debug.module":
          tool: shell
          inputs: ["/p/Tests/CartTests.swift","/p/Tests/Page.swift"]
          outputs: ["/p/.build/debug/CartTests.swift.o"]
          args: ["swiftc","-module-name","ShopTests","-package-name","p"]

        "C.Other-debug.module":
          inputs: ["/p/.build/checkouts/x/CartTests.swift","/q/Page.swift","/q/Base.swift"]
          args: ["swiftc","-module-name","Other","-package-name","q"]

      """)

  private func patches(_ change: SourceChange) -> [String] {
    SourcePatch.patches(for: change, in: Self.record, ofTest: "ShopTests.CartTests/testAdd") {
      ["/p/Tests/CartTests.swift": Self.test, "/p/Tests/Page.swift": Self.page][$0]
    }.map { UnifiedDiff($0.old, $0.new, path: $0.path).text }
      .map { diff in
        diff.split(separator: "\n").filter { $0.hasPrefix("+") || $0.hasPrefix("-") }.dropFirst(2)
          .joined(separator: "\n")
      }
  }

  private func places(_ lines: (String, Int)...) -> [SourceChange.Place] {
    lines.map { SourceChange.Place(file: $0.0, line: $0.1) }
  }

  @Test func `a wait has the words of the test for its app`() {
    let wait =
      "XCTAssertTrue(\(SourceChange.app).staticTexts[\"title\"].waitForExistence(timeout: 5))"
    let found = patches(SourceChange(.before, wait, at: places(("CartTests.swift", 6))))
    #expect(
      found == [
        "+    XCTAssertTrue(app.staticTexts[\"title\"].waitForExistence(timeout: 5))",
        "+    XCTAssertTrue(XCUIApplication().staticTexts[\"title\"].waitForExistence(timeout: 5))",
      ])
  }

  @Test func `a helper that gets the name is patched after the test that gives it`() {
    let wait = "wait(\(SourceChange.app), \"title\")"
    let change = SourceChange(.before, wait, at: places(("Page.swift", 3), ("CartTests.swift", 5)))
    #expect(
      patches(change) == [
        "+    wait(XCUIApplication(), \"title\")", "+  wait(page.app, \"title\")",
        "+  wait(XCUIApplication(), \"title\")",
      ])
  }

  @Test func `arguments go before the launch`() {
    let code = "\(SourceChange.app).launchArguments += [\"-tour\", \"NO\"]"
    let change = SourceChange(.beforeLaunch, code, at: places(("CartTests.swift", 4)))
    #expect(patches(change) == ["+    app.launchArguments += [\"-tour\", \"NO\"]"])
  }

  @Test func `code goes to the beginning of a test before that of a helper`() {
    let start = SourceChange(
      .start, "wait()", at: places(("Page.swift", 3), ("CartTests.swift", 6)))
    #expect(patches(start) == ["+    wait()", "+  wait()"])
    for kind in [SourceChange.Kind.pause, .sorted, .keys] {
      #expect(patches(SourceChange(kind, "", at: places(("CartTests.swift", 6)))) == [])
    }
  }

  @Test func `files of other packages and lines of declarations are left alone`() {
    #expect(patches(SourceChange(.before, "wait()", at: places(("Base.swift", 6)))).isEmpty)
    #expect(patches(SourceChange(.before, "wait()", at: places(("CartTests.swift", 3)))).isEmpty)
  }

  @Test func `another query can come with a wait before it`() {
    let app = SourceChange.app
    let change = SourceChange(
      .query, "\(app).staticTexts[\"name\"]", replacing: "\(app).staticTexts[\"title\"]",
      at: places(("CartTests.swift", 6))
    )
    .preceded(by: "wait(for: \(app))")
    #expect(
      patches(change) == [
        """
        -    XCTAssertTrue(app.staticTexts["title"].exists)
        +    wait(for: app)
        +    XCTAssertTrue(app.staticTexts["name"].exists)
        """
      ])
  }
}
