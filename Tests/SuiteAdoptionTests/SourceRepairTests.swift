import Testing

@testable import SuiteAdoption

@Suite struct SourceRepairTests {
  private func text(_ source: String, line: Int, column: Int = 5) -> String? {
    let error = CompilerError.all(in: "/a/b.swift:\(line):\(column): error: no 'x'\n")
    return error.first.flatMap { SourceRepair(source).text(blanking: $0) }
  }

  @Test func `the body fails, and the lines after it keep their numbers`() {
    let source = "class A {\n  func testA() {\n    x.y()\n    z()\n  }\n  func b() {}\n}\n"
    #expect(
      text(source, line: 3)
        == "class A {\n  func testA() { /* left out */ "
        + "XCTFail(\"This does not compile here: no 'x'\")\n\n\n }\n  func b() {}\n}\n")
  }

  @Test(arguments: [("stub", true), ("verify", false)])
  func `a test does without a call of what has an empty type, unless the call checks something`(
    call: String, isLeftOut: Bool
  ) throws {
    let source = "func testA() {\n  server.\(call)(\n    \"check\")\n  app.tap()\n}\n"
    let error = try #require(
      CompilerError.all(
        in: "/a/b.swift:2:3: error: value of type 'Server' has no member '\(call)'\n"
      ).first)
    let repair = SourceRepair(source)
    #expect(repair.text(leavingOutPreparationAt: error) == nil)
    let text = repair.text(leavingOutPreparationAt: error, ofEmptyType: true)
    #expect((text != nil) == isLeftOut)
    #expect(text?.contains("server") != true && text?.contains("app.tap()") != false)
  }

  @Test func `what a function returns is not lost`() {
    let chained = text("func a() -> Self {\n    x()\n    return self\n}\n", line: 2)
    #expect(chained?.contains("; return self\n") == true)
    let other = text("func a(_ b: (Int) throws -> Int) -> Int {\n    x()\n}\n", line: 2)
    #expect(other?.contains("; fatalError(\"This does not") == true)
    let closure = text("func a(_ b: (Int) -> Int) {\n    x()\n}\n", line: 2)
    #expect(closure?.contains("fatalError") == false)
  }

  @Test(arguments: [("throws", true), ("throws(E)", false), ("", false)])
  func `what may throw any error fails without ending the process`(
    _ word: String, _ isThrown: Bool
  ) {
    let function = text("func a() \(word) -> Int {\n    x()\n}\n", line: 2)
    #expect(function?.contains("; throw CancellationError()") == isThrown)
    #expect(function?.contains("fatalError(") != isThrown)
  }

  @Test func `the failure of an initializer without values names what came first`() {
    let source = "class A {\n  init() throws {\n    x()\n  }\n}\n"
    let first = "/a/b.swift:3:5: error: cannot find 'x' in scope\n"
    let next = "/a/b.swift:4:2: error: return from initializer without initializing all properties"
    let repaired = CompilerError.all(in: first + next + "\n").reduce(source) { text, error in
      SourceRepair(text).text(blanking: error, lacking: ["Kit"]) ?? text
    }
    #expect(repaired.contains("cannot find 'x' in scope; Kit, which its file imports, is empty"))
    #expect(repaired.contains("throw") && !repaired.contains("without initializing"))
  }

  @Test func `initializers and properties that only read end the test`() {
    let property = text("class A {\n  var a: Int {\n    x()\n  }\n}\n", line: 3)
    #expect(property?.contains("; fatalError(\"This does not") == true)
    let initializer = text("class A {\n  init(a: Int) {\n    x()\n  }\n}\n", line: 3) ?? ""
    #expect(initializer.contains("XCTFail(") && !initializer.contains("fatalError("))
    let again = CompilerError.all(
      in: "/a/b.swift:4:2: error: return from initializer without initializing all properties\n")
    let ended = again.first.flatMap { SourceRepair(initializer).text(blanking: $0) }
    #expect(ended?.contains("; fatalError(\"This does not") == true)
    #expect(text("class A {\n  var a: Int {\n    get { x() }\n  }\n}\n", line: 3) == nil)
    #expect(text("class A {\n  let a = B.init()\n  var b = {\n    x()\n  }()\n}\n", line: 4) == nil)
    let inner = text("func a() {\n  var b: Int\n  if c {\n    x()\n  }\n}\n", line: 4)
    #expect(inner?.contains("if c") == false)
  }

  @Test func `what follows a stored property is not its body`() {
    let source = "struct A {\n  var a: Int\n}\nclass B {\n  lazy var c = x()\n}\n"
    #expect(text(source, line: 5) == nil)
    #expect(text("class A {\n  var a: Int\n  {\n    x()\n  }\n}\n", line: 4) != nil)
  }

  @Test func `what a protocol asks for has no body, and is left out once`() {
    let source = "protocol A {\n  func a()\n}\nextension B {\n  func b() {\n    x()\n  }\n}\n"
    #expect(text(source, line: 6)?.contains("extension B {\n  func b() { /* left out */") == true)
    let error = CompilerError.all(in: "/a/b.swift:2:8: error: no 'a'\n")[0]
    #expect(SourceRepair(source).text(leavingOut: error) == nil)
    let left = SourceRepair("func a() {\n}\n").text(
      leavingOut: CompilerError.all(in: "/a/b.swift:1:6: error: no 'a'\n")[0])
    let again = CompilerError.all(in: "/a/b.swift:1:6: error: no 'b'\n")[0]
    #expect(left.flatMap { SourceRepair($0).text(leavingOut: again) } == nil)
  }

  @Test func `a second error in a line that was replaced is not one of the next function`() {
    let first = text("func a() {\n    x(y, z)\n}\nfunc b() {\n}\n", line: 2)
    #expect(text(first ?? "", line: 2, column: 10) == nil)
    let error = CompilerError.all(in: "/a/b.swift:2:10: error: no 'z'\n").first
    #expect(error.flatMap { SourceRepair(first ?? "").text(leavingOut: $0) } == nil)
  }

  @Test func `what Objective-C sees is hidden from it, and columns stay`() {
    let error = CompilerError.all(in: "/a/b.swift:2:3: error: Objective-C interoperability\n").first
    func hidden(_ line: String) -> String? {
      error.flatMap { SourceRepair("a\n\(line)\nb").text(hidingFromObjectiveC: $0) }
    }
    #expect(hidden("  @objc(name) func c() {}") == "a\n              func c() {}\nb")
    #expect(hidden("  @objcMembers class D {}") == "a\n               class D {}\nb")
    #expect(hidden("  @objection func c() {}") == nil)
  }

  @Test(arguments: [
    (
      "  count(a.characters.count)", 11, "'characters' is unavailable: Please use String directly",
      "  count(a.count)"
    ),
    ("  let a = b.oldName", 13, "'oldName' has been renamed to 'newName'", "  let a = b.newName"),
    (
      "  XCUIDevice.shared().orientation = .portrait", 14,
      "cannot call value of non-function type 'XCUIDevice'",
      "  XCUIDevice.shared.orientation = .portrait"
    ),
    ("  let a = b.c()", 13, "cannot call value of non-function type 'Int'", nil),
    ("  a = Old.one", 7, "'Old' has been renamed to 'Some.New'", "  a = New.one"),
    ("  a.b(c: 1)", 5, "'b(c:)' has been renamed to 'd(e:)'", nil),
    (
      "  wait(for: Predicate(format: a))", 13,
      "cannot convert value of type 'Predicate<repeat each Input>' to expected argument type "
        + "'NSPredicate'", "  wait(for: NSPredicate(format: a))"
    ),
    (
      "  waitForExpectations(withTimeout: 1, handler: nil)", 3,
      "no exact matches in call to instance method 'waitForExpectations'",
      "  waitForExpectations(timeout: 1, handler: nil)"
    ),
    (
      "  waitForExpectations(until: 1)", 3,
      "no exact matches in call to instance method 'waitForExpectations'", nil
    ),
    ("  characters.a", 3, "'characters' is unavailable: Please use String directly", nil),
  ])
  func `a name of an older Swift becomes the new one`(
    line: String, column: Int, message: String, expected: String?
  ) throws {
    let output = "/a/b.swift:2:\(column): error: \(message)\n"
    let error = try #require(CompilerError.all(in: output).first)
    let text = SourceRepair("a\n\(line)\nb").text(renamingAt: error)
    #expect(text == expected.map { "a\n\($0)\nb" })
  }

  @Test(arguments: [
    ("  record(at: line, expected: true)", 14, "  record(at: Int(line), expected: true)"),
    ("  record(at: place.line)", 20, "  record(at: Int(place.line))"),
    ("  record(at: line + 1)", 14, nil),
    ("  record(at: count(a))", 14, nil),
  ])
  func `a number gets the sign that a function takes`(
    line: String, column: Int, expected: String?
  ) throws {
    let message = "cannot convert value of type 'UInt' to expected argument type 'Int'"
    let output = "/a/b.swift:2:\(column): error: \(message)\n"
    let error = try #require(CompilerError.all(in: output).first)
    let text = SourceRepair("a\n\(line)\nb").text(convertingAt: error)
    #expect(text == expected.map { "a\n\($0)\nb" })
  }

  @Test func `a set-up goes on without a statement that does not compile`() {
    let source = """
      override func setUp() async throws {
        server = Server()
        server.post("/a") { request in
          request.answer(
            "a")
        }
        app.launch()
      }

      """
    func shortened(_ source: String, line: Int, column: Int = 5) -> String? {
      let error = CompilerError.all(in: "/a/b.swift:\(line):\(column): error: no 'x'\n").first
      return error.flatMap { SourceRepair(source).text(leavingOutStatementAt: $0) }
    }
    let left = (shortened(source, line: 4) ?? "").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(left.count == 9)
    #expect(left[1] == "  server = Server()" && left[6] == "  app.launch()")
    #expect(left[2...5].allSatisfy { $0.allSatisfy(\.isWhitespace) })
    #expect(shortened(shortened(source, line: 4) ?? "", line: 5) == nil)
    #expect(shortened("func test() {\n    x()\n}\n", line: 2) == nil)
  }

  @Test func `a setting that is not here is left out, other statements are not`() {
    let error = CompilerError.all(
      in: "/a/b.swift:1:5: error: value of type 'A' has no member 'context'\n")[0]
    func shortened(_ source: String) -> String? {
      SourceRepair(source).text(leavingOutAssignmentAt: error)
    }
    #expect(shortened("  form.context = .middle\nb()\n") == "\nb()\n")
    for kept in [
      "form.context.b = 1", "b = form.context", "form.context = a(", "form.context = a +",
      "form.context = a\n  .b",
    ] {
      #expect(shortened(kept + "\n") == nil)
    }
  }

  @Test func `a set-up touches what belongs to the main actor, on the same lines`() {
    func isolated(_ source: String, line: Int) -> String? {
      let error = CompilerError.all(
        in: "/a/b.swift:\(line):17: error: main actor-isolated property 'app' can not be x\n"
      ).first
      return error.flatMap { SourceRepair(source).text(isolating: $0) }
    }
    #expect(
      isolated("  override func setUp() {\n    app.launch()\n  }\n", line: 2)
        == "  override func setUp() { MainActor.assumeIsolated {\n    app.launch()\n  } }\n")
    #expect(
      isolated("@MainActor\n  override func tearDownWithError() throws {\n  }\n", line: 2)
        == "          \n  override func tearDownWithError() throws { try MainActor.assumeIsolated {\n  } }\n"
    )
    #expect(
      isolated("  override func setUp() async throws {\n    app.launch()\n  }\n", line: 2) == nil)
    #expect(isolated("  func testIt() {\n    app.launch()\n  }\n", line: 2) == nil)
  }

  @Test func `tests run on the main actor without being marked`() {
    let source = """
      @MainActor
      func testOne() throws {
        go()
      }
      func testTwo() {
      }
      @MainActor func testThree() async {
      }
      @MainActor func help() {
      }
      @MainActor public func testFour() { go() }

      """
    let plain =
      source
      .replacing(
        "@MainActor\nfunc testOne() throws {",
        with: "          \nfunc testOne() throws { try MainActor.assumeIsolated {"
      )
      .replacing("}\nfunc testTwo", with: "} }\nfunc testTwo")
      .replacing(
        "@MainActor public func testFour() { go() }",
        with: "           public func testFour() { MainActor.assumeIsolated { go() } }")
    #expect(SourceRepair(source).textOfPlainTests() == plain)
    #expect(SourceRepair("func testTwo() {\n}\n").textOfPlainTests() == nil)
  }

  @Test func `an error outside of bodies has no function`() {
    #expect(text("class A {\n    let b = x\n}\n", line: 2) == nil)
    #expect(text("func switch() {\n}\n", line: 1) == nil)
    #expect(text("", line: 9) == nil)
  }

  @Test func `a function is replaced once`() {
    let first = text("func a() {\n    x()\n}\n", line: 2)
    #expect(text(first ?? "", line: 1, column: 20) == nil)
  }

  @Test func `a function whose signature is wrong is left out, and lines keep their numbers`() {
    let source = "class A {\n  private func a(b: C = d()) {\n    x()\n  }\n  let e = 1\n}\n"
    let errors = CompilerError.all(in: "/a/b.swift:2:25: error: no 'd'\n")
    #expect(
      errors.first.flatMap { SourceRepair(source).text(leavingOut: $0) }
        == "class A {\nfunc leftOut2() {}\n\n\n  let e = 1\n}\n")
    let inside = CompilerError.all(in: "/a/b.swift:3:5: error: no 'x'\n")
    #expect(inside.first.flatMap { SourceRepair(source).text(leavingOut: $0) } == nil)
  }
}
