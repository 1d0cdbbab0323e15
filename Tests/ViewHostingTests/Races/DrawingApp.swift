import SwiftUI

struct DrawingApp: App {
  var body: some Scene { WindowGroup { DrawingView() } }
}

private struct DrawingView: View {
  @State private var greeting = Bool.random() ? "Hello" : "Welcome"
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text(greeting).accessibilityIdentifier("greeting")
      Text(answer).accessibilityIdentifier("answer")
      Button("Ask") {
        Task {
          try? await Task.sleep(for: .seconds(Double.random(in: 1...3)))
          answer = "Yes"
        }
      }
    }
  }
}
