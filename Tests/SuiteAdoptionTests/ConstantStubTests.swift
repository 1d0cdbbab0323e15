import Testing

@testable import SuiteAdoption

@Suite struct ConstantStubTests {
  @Test func `constants hold their own names`() {
    let stub = ConstantStub(
      "IDs", usedIn: ["app.buttons[IDs.login.email].tap()", "let a = IDs.title", "x.IDs.no"])
    #expect(
      stub?.source == """
        // Replaces constants of the app: each has its own name as value.
        enum IDs {
          enum login {
            static let email = "email"
          }
          static let title = "title"
        }

        """)
  }

  @Test func `constants may be named as keywords`() {
    let stub = ConstantStub("Style", usedIn: ["use(Style.default)"])
    #expect(stub?.source.contains("static let `default` = \"default\"") == true)
  }

  @Test func `functions whose results nothing uses do nothing`() {
    let stub = ConstantStub(
      "Log",
      usedIn: [
        "  Log.step(\"a\" + b)\n  Log.shared.note(1, [2, 3], as: c(d, e: f))", "Log.end()",
      ])
    #expect(stub?.words == "its functions do nothing.")
    #expect(
      stub?.source == """
        // Replaces functions that are not here: they do nothing.
        enum Log {
          static func end() {}
          enum shared {
            static func note(_ value1: Any?, _ value2: Any?, as value3: Any?) {}
          }
          static func step(_ value1: Any?) {}
        }

        """)
    let both = ConstantStub("Log", usedIn: ["Log.step(Log.name)"])
    #expect(both?.source.contains("static let name = \"name\"") == true)
    #expect(
      both?.words.hasPrefix("its functions do nothing, and each constant has its own") == true)
  }

  @Test func `functions that fill a text give their own names`() {
    let stub = ConstantStub(
      "Texts",
      usedIn: [
        "let a = Texts\n  .hello(name)", "app.staticTexts[Texts.count(of: 2)].tap()",
        "app.staticTexts[Texts.title].tap()",
      ])
    #expect(stub?.words.hasPrefix("each constant has its own name as value") == true)
    #expect(
      stub?.source == """
        // Replaces constants of the app: each has its own name as value.
        enum Texts {
          @discardableResult
          static func count(of value1: Any?) -> String { "count" }
          @discardableResult
          static func hello(_ value1: Any?) -> String { "hello" }
          static let title = "title"
        }

        """)
  }

  @Test func `values of texts are constants too`() {
    let use = #"app.cells["\(IDs.title), \(IDs.login.email)"].tap()"#
    let stub = ConstantStub("IDs", usedIn: [use])
    #expect(stub?.source.contains("static let title = \"title\"") == true)
    #expect(stub?.source.contains("static let email = \"email\"") == true)
  }

  @Test func `raw values make cases`() {
    let stub = ConstantStub("ID", usedIn: ["app.buttons[ID.login.rawValue].tap()"])
    #expect(stub?.source.hasSuffix("enum ID: String {\n  case login\n}\n") == true)
  }

  @Test(arguments: [
    "IDs.make({ 1 })", "IDs.make(1).a()", "IDs.make(1)?.a", "IDs()", "let a: IDs", "// IDs.a",
    "a(IDs.self)", "IDs.init(1)",
  ])
  func `what is more than constants is not made`(use: String) {
    #expect(ConstantStub("IDs", usedIn: [use]) == nil)
  }

  @Test func `functions and values are not made`() {
    #expect(ConstantStub("ids", usedIn: ["ids.a"]) == nil)
  }
}
