import SwiftUI

/// A page that locks itself with a full screen, after some time.
struct LockingApp: App {
  var body: some Scene { WindowGroup { LockingPage() } }
}

private struct LockingPage: View {
  @State private var isLocked = false
  @State private var page = "list"

  var body: some View {
    VStack {
      Text(page).accessibilityIdentifier("page")
      Button("Open") { page = "document" }
    }
    .fullScreenCover(isPresented: $isLocked) { Button("Unlock") { isLocked = false } }
    .task {
      try? await Task.sleep(for: .seconds(Double.random(in: 1...6)))
      isLocked = true
    }
  }
}

/// A choice whose default comes from a service of the app.
struct CurrencyApp: App {
  var body: some Scene { WindowGroup { CurrencyPage() } }
}

private struct CurrencyPage: View {
  @State private var currency = "EUR"
  @State private var paid = "-"

  var body: some View {
    VStack {
      Picker("Currency", selection: $currency) {
        ForEach(["EUR", "NOK", "USD"], id: \.self) { Text($0) }
      }
      .pickerStyle(.segmented)
      Button("Pay") { paid = "paid in \(currency)" }
      Text(paid).accessibilityIdentifier("paid")
    }
    .task {
      try? await Task.sleep(for: .seconds(Double.random(in: 0.3...5)))
      currency = "NOK"
    }
  }
}

/// A layer over the page until there is a connection.
struct OfflineApp: App {
  var body: some Scene { WindowGroup { OfflinePage() } }
}

private struct OfflinePage: View {
  @State private var isOffline = true
  @State private var state = "-"

  var body: some View {
    ZStack {
      VStack {
        Button("Send") { state = "sent" }
        Text(state).accessibilityIdentifier("state")
      }
      if isOffline { Color.gray.ignoresSafeArea().overlay(Text("No connection")) }
    }
    .task {
      try? await Task.sleep(for: .seconds(Double.random(in: 0.5...3)))
      isOffline = false
    }
  }
}

/// A button that asks, after a check, whether it is meant: the answer has the same label.
struct SureApp: App {
  var body: some Scene { WindowGroup { DeletedOrKept() } }
}

private struct DeletedOrKept: View {
  @State private var asks = false
  @State private var isDeleted = false

  var body: some View {
    VStack {
      Text(isDeleted ? "deleted" : "kept").accessibilityIdentifier("state")
      Button("Delete") {
        Task {
          await SlowService.pause(0.2...3)
          asks = true
        }
      }
    }
    .alert("Delete it?", isPresented: $asks) {
      Button("Delete", role: .destructive) { isDeleted = true }
      Button("Cancel", role: .cancel) {}
    }
  }
}

/// A sheet with news that comes in front of the button of the page.
struct NewsSheetApp: App {
  var body: some Scene { WindowGroup { NewsSheet() } }
}

private struct NewsSheet: View {
  @State private var isNew = false
  @State private var count = 0

  var body: some View {
    VStack {
      Button("Count") { count += 1 }
      Text("\(count) times").accessibilityIdentifier("count")
    }
    .task {
      await SlowService.pause(0.2...4)
      isNew = true
    }
    .sheet(isPresented: $isNew) { Button("Got it") { isNew = false } }
  }
}

/// A field that takes the focus when the server has found a fault.
struct FaultyFieldApp: App {
  var body: some Scene { WindowGroup { FaultyFields() } }
}

private struct FaultyFields: View {
  enum Field { case name, mail }
  @State private var name = ""
  @State private var mail = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($field, equals: .name)
      TextField("Mail", text: $mail).focused($field, equals: .mail)
      Text("\(name)|\(mail)").accessibilityIdentifier("both")
    }
    .task {
      await SlowService.pause(0.2...4)
      field = .name
    }
  }
}
