import Testing

@testable import SuiteAdoption

/// Constants of a type of the app that does not compile here.
@Suite struct TypeConstantsTests {
  private static let view = """
    import SwiftUI

    struct LoginView: View {
      var body: some View { Text("a").accessibilityIdentifier(ID.title.rawValue) }
      static let name: String = "login"
      static let model = LoginModel()

      private enum ID: String {
        case title = "login-title"
      }
      enum Kind {
        case a
        var text: String { "a" }
      }
    }

    """

  private func constants(usedIn source: String) -> String? {
    TypeConstants("LoginView", in: Self.view, usedIn: [source])?.source
  }

  @Test func `enums and texts keep their values`() {
    #expect(
      constants(usedIn: "a[LoginView.ID.title.rawValue]; b[LoginView.name]") == """
        enum LoginView {
          static let name: String = "login"
          enum ID: String {
            case title = "login-title"
          }
        }

        """)
  }

  @Test(arguments: ["LoginView()", "LoginView.model", "LoginView.Kind.a", "LoginView.none", ""])
  func `a type that is used in other ways is not replaced`(source: String) {
    #expect(constants(usedIn: source) == nil)
    #expect(constants(usedIn: source + "; LoginView.name") == (source.isEmpty ? text : nil))
  }

  private let text = "enum LoginView {\n  static let name: String = \"login\"\n}\n"
}
