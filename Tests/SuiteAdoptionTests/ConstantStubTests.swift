import Testing

@testable import SuiteAdoption

@Suite struct ConstantStubTests {
  @Test func `constants hold their own names`() {
    let stub = ConstantStub(
      "IDs", usedIn: ["app.buttons[IDs.login.email].tap()", "let a = IDs.title", "x.IDs.no"])
    #expect(
      stub?.source == """
        // Stands for constants of the app: each holds its own name.
        enum IDs {
          enum login {
            static let email = "email"
          }
          static let title = "title"
        }

        """)
  }

  @Test func `raw values make cases`() {
    let stub = ConstantStub("ID", usedIn: ["app.buttons[ID.login.rawValue].tap()"])
    #expect(stub?.source.hasSuffix("enum ID: String {\n  case login\n}\n") == true)
  }

  @Test(arguments: ["IDs.make(1)", "IDs()", "let a: IDs", "// IDs.a"])
  func `what is more than constants is not made`(use: String) {
    #expect(ConstantStub("IDs", usedIn: [use]) == nil)
  }

  @Test func `functions and values are not made`() {
    #expect(ConstantStub("ids", usedIn: ["ids.a"]) == nil)
  }
}
