import Testing

@testable import PageChecks

@Suite("Calls that are rewritten") struct StatementRewriteTests {
  /// The line by which a change replaces the only line of a test's body.
  private func rewritten(
    _ body: String, at line: Int = 1, _ change: (StatementEdit) -> String?
  ) -> String? {
    let lines = body.split(separator: "\n").map { "  " + $0 }
    let text = (["func testIt() throws {"] + lines + ["}"]).joined(separator: "\n")
    let changed = StatementEdit(text, line: line + 1).flatMap(change)
    return changed?.split(separator: "\n").dropFirst().dropLast()
      .map { $0.trimmingPrefix { $0 == " " } }.joined(separator: "\n")
  }

  @Test func `a tap of a point becomes the tap of an element`() {
    let tap = "app.buttons[\"pay\"].tap()"
    for line in ["page.tap(x: 1, y: 2)", "app.coordinate(withNormalizedOffset: .zero).tap()"] {
      #expect(rewritten(line) { $0.replacing(tapBy: tap) } == tap)
    }
  }

  @Test func `each line of code is as far from the margin as the statement`() {
    let text = "func testIt() {\n    if a {\n      page.tap(x: 1)\n    }\n}"
    let edit = StatementEdit(text, line: 3)
    #expect(
      edit?.replacing(tapBy: "wait()\ntap()")
        == "func testIt() {\n    if a {\n      wait()\n      tap()\n    }\n}")
    #expect(edit?.inserting("a\nb").contains("{\n      a\n      b\n      page") == true)
  }

  @Test(arguments: [
    "login(at: 5)", "let old = page.tap(x: 1, y: 2)", "if page.tap() { page.tap() }",
    "page.tap().check()", "for _ in 0..<2 { page.tap() }",
  ])
  func `a statement that does more than tap is left alone`(line: String) {
    #expect(rewritten(line) { $0.replacing(tapBy: "app.tap()") } == nil)
  }

  @Test func `the tap of a helper with parameters is left alone`() {
    let helper = "func tap(_ x: Double) {\n  origin.withOffset(x).tap()\n}"
    #expect(StatementEdit(helper, line: 2)?.replacing(tapBy: "app.tap()") == nil)
  }

  @Test func `a wait takes the place of the pause before a look`() {
    let body = "sleep(3)\nXCTAssertTrue(toast.exists)"
    #expect(
      rewritten(body, at: 2) { $0.replacing(pauseBy: "wait()") }
        == "wait()\nXCTAssertTrue(toast.exists)")
    for before in ["open()", "let a = sleep(3)", "if a { sleep(3) }"] {
      #expect(
        rewritten(before + "\nlook()", at: 2) { $0.replacing(pauseBy: "wait()") } == nil)
    }
    #expect(rewritten("look()") { $0.replacing(pauseBy: "wait()") } == nil)
  }

  @Test func `code goes to the beginning of the function`() {
    #expect(
      rewritten("let a = 1\nif a == 1 {\nlook()\n}", at: 3) { $0.beginning(with: "wait()") }
        == "wait()\nlet a = 1\nif a == 1 {\nlook()\n}")
  }

  @Test func `keys take the place of a text`() {
    #expect(
      rewritten("form.name(2).typeText(words + \"x\")") { $0.pressingKeys() }
        == "for key in words + \"x\" { form.name(2).typeKey(String(key), modifierFlags: []) }")
    #expect(rewritten("typeText(\"x\")") { $0.pressingKeys() } == nil)
    #expect(rewritten("field.typeText(\"x\", 1).check()") { $0.pressingKeys() } == nil)
  }

  @Test func `labels are sorted, and so are the texts that they are compared with`() {
    #expect(
      rewritten("let a = rows.map(\\.label)") { $0.sortingLabels() }
        == "let a = rows.map(\\.label).sorted()")
    #expect(
      rewritten("XCTAssertEqual(rows.map { $0.label }, [\"b\", \"a\"])") { $0.sortingLabels() }
        == "XCTAssertEqual(rows.map { $0.label }.sorted(), [\"b\", \"a\"].sorted())")
    #expect(rewritten("let a = rows.map(\\.label).sorted()") { $0.sortingLabels() } == nil)
    #expect(rewritten("let a = rows.map(\\.frame)") { $0.sortingLabels() } == nil)
  }
}
