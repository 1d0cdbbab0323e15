import SwiftUI

/// Three rows, each of which loads its own text.
struct PreviewsApp: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        PreviewRow(name: "mail")
        PreviewRow(name: "cloud")
        PreviewRow(name: "weekend")
      }
    }
  }
}

private struct PreviewRow: View {
  let name: String
  @State private var isLoaded = false

  var body: some View {
    Group {
      if isLoaded { Text(name).accessibilityIdentifier(name) } else { ProgressView() }
    }
    .task {
      try? await Task.sleep(for: .seconds(Double.random(in: 0.3...4)))
      isLoaded = true
    }
  }
}

/// An address that is completed after its third letter, whatever has been typed since.
struct CompletingApp: App {
  var body: some Scene { WindowGroup { CompletingBar() } }
}

private struct CompletingBar: View {
  @State private var text = ""
  @State private var page = "start"

  var body: some View {
    VStack {
      TextField("Address", text: $text)
        .onChange(of: text) { _, new in
          guard new.count == 3 else { return }
          Task {
            try? await Task.sleep(for: .seconds(Double.random(in: 0.1...3)))
            text = "example.com"
          }
        }
        .onSubmit { page = text }
      Text(page).accessibilityIdentifier("page")
    }
  }
}
