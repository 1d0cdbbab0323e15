import SwiftUI

/// Likes that an actor counts; it is entered again while it waits, and a like is lost.
struct LikesApp: App {
  var body: some Scene { WindowGroup { LikesPage() } }
}

private actor LikeCounter {
  private var count = 0

  func like() async -> Int {
    let old = count
    try? await Task.sleep(for: .seconds(Double.random(in: 0.1...2)))
    count = old + 1
    return count
  }
}

private struct LikesPage: View {
  @State private var shown = 0
  private let counter = LikeCounter()

  var body: some View {
    VStack {
      Button("Like") { Task { shown = await counter.like() } }
      Text("\(shown) likes").accessibilityIdentifier("likes")
    }
  }
}

/// A like that is shown at once and then as saved.
struct SavedLikeApp: App {
  var body: some Scene { WindowGroup { SavedLike() } }
}

private struct SavedLike: View {
  @State private var state = "off"

  var body: some View {
    VStack {
      Button("Like") {
        state = "on"
        Task {
          try? await Task.sleep(for: .seconds(Double.random(in: 0.2...3)))
          state = "saved"
        }
      }
      Text(state).accessibilityIdentifier("state")
    }
  }
}

/// A price that changes again and again, after random times.
struct TickingPriceApp: App {
  var body: some Scene { WindowGroup { TickingPrice() } }
}

private struct TickingPrice: View {
  @State private var price = 100

  var body: some View {
    Text("\(price)").accessibilityIdentifier("price")
      .task {
        let ticks = AsyncStream<Int> { next in
          Task {
            for tick in 1...4 {
              try? await Task.sleep(for: .seconds(Double.random(in: 0.2...2)))
              next.yield(tick)
            }
            next.finish()
          }
        }
        for await tick in ticks { price = 100 + tick }
      }
  }
}

/// Opens a link if the session is restored, and loses it otherwise.
struct LinkedSessionApp: App {
  var body: some Scene { WindowGroup { LinkedSession() } }
}

private struct LinkedSession: View {
  @State private var isRestored = false
  @State private var item: String?

  var body: some View {
    Text(item ?? (isRestored ? "Home" : "Starting"))
      .task {
        try? await Task.sleep(for: .seconds(Double.random(in: 0.1...4)))
        isRestored = true
      }
      .onOpenURL { if isRestored { item = $0.lastPathComponent } }
  }
}
