import SwiftUI

struct LoginApp: App {
  var body: some Scene {
    WindowGroup { LoginView() }
  }
}

/// The screen after the second one, which the article does not print.
struct DetailView: View {
  var body: some View { Text("Detail") }
}
