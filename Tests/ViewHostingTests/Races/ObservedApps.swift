import Observation
import SwiftUI

/// The order that a person sends with a button, as an observable class.
@MainActor @Observable final class ObservedOrder {
  private(set) var sent = 0

  func send() async {
    guard sent == 0 else { return }
    await Confirmation.arrives()
    sent += 1
  }
}

/// What a server takes to confirm.
enum Confirmation {
  static func arrives() async {
    guard let url = URL(string: "https://shop.example.com/v1/orders") else { return }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    _ = try? await URLSession.shared.data(for: request)
  }
}

struct ObservedOrderApp: App {
  var body: some Scene {
    WindowGroup { ObservedOrderView() }
  }
}

private struct ObservedOrderView: View {
  @State private var order = ObservedOrder()

  var body: some View {
    VStack {
      Text("Sent \(order.sent)")
      Button("Send") { Task { await order.send() } }
    }
  }
}

/// The same with state of the view.
struct StatefulOrderApp: App {
  var body: some Scene {
    WindowGroup { StatefulOrderView() }
  }
}

private struct StatefulOrderView: View {
  @State private var sent = 0

  var body: some View {
    VStack {
      Text("Sent \(sent)")
      Button("Send") { Task { await send() } }
    }
  }

  private func send() async {
    guard sent == 0 else { return }
    await Confirmation.arrives()
    sent = sent + 1
  }
}
