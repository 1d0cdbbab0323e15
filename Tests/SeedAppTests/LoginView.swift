import SwiftUI

struct LoginView: View {
  @State private var email: String = ""
  @State private var password: String = ""
  @State private var isLoginTapped = false
  var body: some View {
    NavigationView {
      VStack {
        TextField("e-mail", text: $email)
          .accessibility(identifier: "cloud.mokumoku.sample.login.email")
        SecureField("password", text: $password)
          .accessibility(identifier: "cloud.mokumoku.sample.login.password")
        Button("Login") { isLoginTapped = true }
          .accessibility(identifier: "cloud.mokumoku.sample.login.button")
        NavigationLink(
          destination: ContentView(email: email),
          isActive: $isLoginTapped,
          label: { EmptyView() })
      }
      .padding()
      .navigationTitle("Login")
    }
  }
}

struct ContentView: View {
  @State private var toDetailView = false
  private let email: String
  var body: some View {
    NavigationView {
      VStack {
        Text(email)
          .accessibility(identifier: "cloud.mokumoku.sample.content.email")
        NavigationLink(
          destination: DetailView(),
          isActive: $toDetailView,
          label: { EmptyView() })
      }
      .navigationBarTitle("Content")
    }
  }

  init(email: String) {
    self.email = email
  }
}
