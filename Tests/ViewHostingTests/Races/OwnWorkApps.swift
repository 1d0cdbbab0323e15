import SwiftUI

/// A field whose text an old formatting replaces.
struct FormattingApp: App {
  var body: some Scene { WindowGroup { FormattedField() } }
}

private struct FormattedField: View {
  @State private var number = ""

  var body: some View {
    VStack {
      TextField("Number", text: $number)
        .onChange(of: number) { _, new in
          Task {
            await SlowService.pause(0.05...0.6)
            number = new
          }
        }
      Text(number).accessibilityIdentifier("shown")
    }
  }
}

/// Two uploads that each add one to what was used when they began.
struct QuotaApp: App {
  var body: some Scene { WindowGroup { QuotaPage() } }
}

@MainActor private final class Quota: ObservableObject {
  @Published var used = 0
  @Published var done = 0

  func upload() async {
    let before = used
    await SlowService.pause(0.2...3)
    used = before + 1
    done += 1
  }
}

private struct QuotaPage: View {
  @StateObject private var quota = Quota()

  var body: some View {
    VStack {
      Button("Photo") { Task { await quota.upload() } }
      Button("Video") { Task { await quota.upload() } }
      Text("\(quota.done) done").accessibilityIdentifier("done")
      Text("\(quota.used) used").accessibilityIdentifier("used")
    }
  }
}

/// Cards of which the next one is loaded; swipes are ignored until it is there.
struct CardsApp: App {
  var body: some Scene { WindowGroup { CardsPage() } }
}

private struct CardsPage: View {
  @State private var card = 1
  @State private var isLoading = false

  var body: some View {
    VStack {
      Text("Card \(card)").accessibilityIdentifier("card")
      Color.blue.frame(height: 300)
        .accessibilityElement().accessibilityIdentifier("deck")
        .gesture(DragGesture().onEnded { _ in next() })
    }
  }

  private func next() {
    guard !isLoading else { return }
    isLoading = true
    Task {
      await SlowService.pause(0.2...3)
      card += 1
      isLoading = false
    }
  }
}

/// A list whose request has a time limit of its own.
struct TimeLimitApp: App {
  var body: some Scene { WindowGroup { TimeLimitPage() } }
}

private struct TimeLimitPage: View {
  @State private var state = "loading"

  var body: some View {
    Text(state).task {
      guard let url = URL(string: "https://api.example.com/v1/list") else { return }
      var request = URLRequest(url: url)
      request.timeoutInterval = 2
      let answer = try? await URLSession.shared.data(for: request)
      state = answer.map { String(decoding: $0.0, as: UTF8.self) } ?? "No connection"
    }
  }
}

/// A value that is asked for again while it is under way.
struct ValueCacheApp: App {
  var body: some Scene { WindowGroup { ValuePage() } }
}

@MainActor private final class ValueCache: ObservableObject {
  @Published var requests = 0
  private var kept: String?

  func value() async -> String {
    if let kept { return kept }
    requests += 1
    let text = await StateServer.text("value")
    kept = text
    return text
  }
}

private struct ValuePage: View {
  @StateObject private var cache = ValueCache()
  @State private var name = ""
  @State private var title = ""

  var body: some View {
    VStack {
      Text(name)
      Text(title)
      Text("requests \(cache.requests)").accessibilityIdentifier("requests")
      Button("Title") { Task { title = await cache.value() } }
    }
    .task { name = await cache.value() }
  }
}

/// Rows that are filtered some time after the last key.
struct TypedFilterApp: App {
  var body: some Scene { WindowGroup { TypedFilter() } }
}

private struct TypedFilter: View {
  @State private var text = ""
  @State private var rows = ["Buy bread", "Call Ann"]

  var body: some View {
    VStack {
      TextField("Filter", text: $text)
        .task(id: text) {
          await SlowService.pause(0.05...0.6)
          guard !Task.isCancelled else { return }
          rows = ["Buy bread", "Call Ann"].filter { text.isEmpty || $0.contains(text) }
        }
      List(rows, id: \.self) { Text($0) }
    }
  }
}

/// A price of yesterday, shown where the new one does not come in time.
struct KeptPriceApp: App {
  var body: some Scene { WindowGroup { KeptPrice() } }
}

private struct KeptPrice: View {
  @State private var price = "…"

  var body: some View {
    Text(price).accessibilityIdentifier("price").task {
      let load = Task { try? await newPrice() }
      let limit = Task {
        try await Task.sleep(for: .seconds(1.5))
        load.cancel()
      }
      let fresh = await load.value
      limit.cancel()
      price = fresh ?? "10 (yesterday)"
    }
  }

  private func newPrice() async throws -> String {
    guard let url = URL(string: "https://api.example.com/v1/price") else { return "" }
    return String(decoding: try await URLSession.shared.data(from: url).0, as: UTF8.self)
  }
}

/// A tab that loads its rows each time it appears without any.
struct EmptyTabApp: App {
  var body: some Scene { WindowGroup { EmptyTabs() } }
}

private struct EmptyTabs: View {
  @State private var rows: [String] = []

  var body: some View {
    TabView {
      VStack {
        ForEach(Array(rows.enumerated()), id: \.offset) { Text($1).accessibilityIdentifier("row") }
      }
      .onAppear { loadIfEmpty() }
      .tabItem { Text("Feed") }
      Text("Settings page").tabItem { Text("Settings") }
    }
  }

  private func loadIfEmpty() {
    guard rows.isEmpty else { return }
    Task { rows += await feed() }
  }

  private func feed() async -> [String] {
    guard let url = URL(string: "https://api.example.com/v1/feed"),
      let answer = try? await URLSession.shared.data(from: url)
    else { return [] }
    return String(decoding: answer.0, as: UTF8.self).split(separator: ",").map(String.init)
  }
}

/// A stored setting that the server sets back.
struct StoredSettingApp: App {
  var body: some Scene { WindowGroup { StoredSetting() } }
}

private struct StoredSetting: View {
  @AppStorage("soundOfStoredSetting") private var isLoud = false

  var body: some View {
    VStack {
      Button("Louder") { isLoud = true }
      Text(isLoud ? "loud" : "quiet").accessibilityIdentifier("state")
    }
    .task {
      await SlowService.pause(0.2...4)
      isLoud = false
    }
  }
}
