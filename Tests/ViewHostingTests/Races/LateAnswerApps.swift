import SwiftUI

/// A search whose results are cleared with the text.
struct ClearedSearchApp: App {
  var body: some Scene { WindowGroup { ClearedSearch() } }
}

private struct ClearedSearch: View {
  @State private var text = ""
  @State private var hits: [String] = []

  var body: some View {
    NavigationStack {
      List(hits, id: \.self) { Text($0) }
        .overlay { if hits.isEmpty { Text("No results") } }
        .searchable(text: $text)
        .onChange(of: text) { _, new in
          guard !new.isEmpty else {
            hits = []
            return
          }
          Task {
            await SlowService.pause(0.2...4)
            hits = ["apple"]
          }
        }
    }
  }
}

/// A page that looks at intervals whether the network is back.
struct NetworkLooksApp: App {
  var body: some Scene { WindowGroup { NetworkLooks() } }
}

private struct NetworkLooks: View {
  @State private var isOnline = false
  @State private var isBack = false
  private let looks = Timer.publish(every: 5, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text(isOnline ? "Online" : "Offline").accessibilityIdentifier("network")
      Button("Connect") {
        Task {
          await SlowService.pause(0.1...4)
          isBack = true
        }
      }
    }
    .onReceive(looks) { _ in isOnline = isBack }
  }
}

/// An account of which two parts renew an old token.
struct RenewedTokenApp: App {
  var body: some Scene { WindowGroup { RenewedToken() } }
}

private actor TokenStore {
  var hasToken = false
  private var valid = 0

  func renew() async -> Int {
    valid += 1
    let mine = valid
    await SlowService.pause(0.2...3)
    hasToken = true
    return mine
  }

  func accepts(_ token: Int) -> Bool { token == valid }
}

private struct RenewedToken: View {
  @State private var orders = ""
  @State private var isOut = false
  private let tokens = TokenStore()

  var body: some View {
    Text(isOut ? "Please log in again" : orders)
      .task {
        let token = await tokens.renew()
        await SlowService.pause(0.2...3)
        if await !tokens.accepts(token) { isOut = true }
      }
      .task {
        await SlowService.pause(0.2...3)
        orders = "3 orders"
        guard await !tokens.hasToken else { return }
        let token = await tokens.renew()
        if await !tokens.accepts(token) { isOut = true }
      }
  }
}

/// An upload that starts when its ticket has come, and whose progress moves each second.
struct UploadApp: App {
  var body: some Scene { WindowGroup { UploadPage() } }
}

private struct UploadPage: View {
  @State private var percent = 0

  var body: some View {
    VStack {
      Button("Upload") {
        Task {
          await SlowService.pause(0.2...2)
          while percent < 100 {
            try? await Task.sleep(for: .seconds(1))
            percent += 25
          }
        }
      }
      Text("Uploaded \(percent) %").accessibilityIdentifier("progress")
    }
  }
}

/// A list that is filtered some time after the last key.
struct FilterApp: App {
  var body: some Scene { WindowGroup { FilterPage() } }
}

private struct FilterPage: View {
  @State private var rows = ["Apple", "Banana", "Cherry"]

  var body: some View {
    VStack {
      Button("Filter") {
        Task {
          await SlowService.pause(0.2...2)
          rows = ["Cherry"]
        }
      }
      List(rows, id: \.self) { Text($0).accessibilityIdentifier("row") }
    }
  }
}

/// A login whose field for the password comes after the name has been checked.
struct TwoStepLoginApp: App {
  var body: some Scene { WindowGroup { TwoStepLogin() } }
}

private struct TwoStepLogin: View {
  @State private var step = "name"
  @State private var password = ""

  var body: some View {
    VStack {
      Text(step).accessibilityIdentifier("step")
      if step == "password" {
        SecureField("Password", text: $password)
        Button("Log in") { step = "in" }
      } else if step == "name" {
        Button("Next") {
          Task {
            await SlowService.pause(0.1...3)
            step = "password"
          }
        }
        Button("Use a code") { step = "code" }
      }
    }
  }
}
