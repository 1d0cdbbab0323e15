import SwiftUI

/// The login of the benchmarks as SwiftUI source.
struct BenchLoginApp: App {
  var body: some Scene {
    WindowGroup { BenchLoginView() }
  }
}

private struct BenchLoginView: View {
  private enum Phase { case idle, loading, shown }

  @State private var email = ""
  @State private var password = ""
  @State private var phase = Phase.idle

  var body: some View {
    VStack {
      switch phase {
      case .idle:
        TextField("e-mail", text: $email).accessibilityIdentifier("email")
        SecureField("password", text: $password).accessibilityIdentifier("password")
        Button("Login", action: logIn).accessibilityIdentifier("login")
      case .loading: ProgressView()
      case .shown: Text(email).accessibilityIdentifier("shown.email")
      }
    }
  }

  private func logIn() {
    phase = .loading
    Task {
      try? await Task.sleep(for: .seconds(2))
      phase = .shown
    }
  }
}

/// A list of ten thousand rows; a button changes the third one.
struct BenchRowsApp: App {
  var body: some Scene {
    WindowGroup { BenchRowsView() }
  }
}

private struct BenchRow: Identifiable, Equatable {
  let id: Int
  var title: String
}

private struct BenchRowsView: View {
  @State private var rows = (0..<10_000).map { BenchRow(id: $0, title: "Row \($0)") }

  var body: some View {
    VStack {
      Button("Change") { rows[2].title += "!" }
      List(rows) { BenchRowView(row: $0) }
    }
  }
}

private struct BenchRowView: View {
  let row: BenchRow

  var body: some View { Text(row.title) }
}
