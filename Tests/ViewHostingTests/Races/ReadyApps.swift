import Combine
import SwiftUI

/// Two loads that end at the same instant, in no order.
@MainActor final class Titles: ObservableObject {
  @Published var list: [String] = []

  func load() async {
    async let first: Void = load("One")
    async let second: Void = load("Two")
    _ = await (first, second)
  }

  func loadInGroup() async {
    await withTaskGroup(of: String.self) { group in
      for title in ["One", "Two"] {
        group.addTask {
          try? await Task.sleep(for: .seconds(1))
          return title
        }
      }
      for await title in group { list.append(title) }
    }
  }

  nonisolated private func load(_ title: String) async {
    try? await Task.sleep(for: .seconds(1))
    await add(title)
  }

  private func add(_ title: String) { list.append(title) }
}

struct TitlesApp: App {
  var body: some Scene {
    WindowGroup { TitlesView { await $0.load() } }
  }
}

struct GroupTitlesApp: App {
  var body: some Scene {
    WindowGroup { TitlesView { await $0.loadInGroup() } }
  }
}

private struct TitlesView: View {
  let load: @MainActor (Titles) async -> Void
  @StateObject private var titles = Titles()

  var body: some View {
    Text(titles.list.joined(separator: " ")).accessibilityIdentifier("titles")
      .task { await load(titles) }
  }
}

/// Ends the blocks of an app that nothing else ends.
enum LateBlocks {
  static let end = DispatchSemaphore(value: 0)
}

/// What queues of an app do later.
struct LaterApp: App {
  var body: some Scene {
    WindowGroup { LaterView() }
  }
}

private struct LaterView: View {
  @State private var words = "Nothing"

  var body: some View {
    VStack {
      Text(words)
      Button("Later") {
        DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
          words = "Late"
          Task {
            try? await Task.sleep(for: .seconds(1))
            words = "Later"
          }
        }
      }
      Button("Never") {
        DispatchQueue.global().async { LateBlocks.end.wait() }
      }
      Button("Away") {
        DispatchQueue.global().async {
          DispatchQueue.main.async { words = "Back" }
        }
      }
    }
  }
}
