import SwiftUI

/// An order that a person sends with a button.
@MainActor class Order: ObservableObject {
  @Published var sent = 0

  func send() async {
    guard sent == 0 else { return }
    await post()
    sent = sent + 1
  }

  func post() async {
    guard let url = URL(string: "https://shop.example.com/v1/orders") else { return }
    var request = URLRequest(url: url)
    request.httpMethod = "POST"
    _ = try? await URLSession.shared.data(for: request)
  }
}

/// An order that notes that it is on its way before it waits.
@MainActor final class GuardedOrder: Order {
  @Published private var isSending = false

  override func send() async {
    guard !isSending else { return }
    isSending = true
    await post()
    sent += 1
  }
}

struct OrderApp: App {
  var body: some Scene {
    WindowGroup { OrderView(order: Order()) }
  }
}

struct GuardedOrderApp: App {
  var body: some Scene {
    WindowGroup { OrderView(order: GuardedOrder()) }
  }
}

private struct OrderView: View {
  @StateObject var order: Order

  init(order: @autoclosure @escaping () -> Order) { _order = StateObject(wrappedValue: order()) }

  var body: some View {
    VStack {
      Text("Sent \(order.sent)").accessibilityIdentifier("sent")
      Button("Send") { Task { await order.send() } }
    }
  }
}
