import SwiftUI

/// A search whose answers come from a server.
@MainActor class Finder: ObservableObject {
  @Published var query = ""
  @Published var result = "Nothing"

  func find() async {
    let asked = query
    let answer = await answer(to: asked)
    take(answer, to: asked)
  }

  func take(_ answer: String, to asked: String) {
    result = answer
  }

  func answer(to query: String) async -> String {
    guard let url = URL(string: "https://shop.example.com/v1/found/\(query)"),
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return "No answer" }
    return "Found " + String(decoding: data, as: UTF8.self)
  }
}

/// A search that takes an answer only to what is asked now.
@MainActor final class CarefulFinder: Finder {
  override func take(_ answer: String, to asked: String) {
    guard asked == query else { return }
    result = answer
  }
}

/// A search whose request goes on when its task is cancelled.
@MainActor class StubbornFinder: Finder {
  override func answer(to query: String) async -> String {
    await withCheckedContinuation { answered in
      guard let url = URL(string: "https://shop.example.com/v1/found/\(query)") else {
        return answered.resume(returning: "No answer")
      }
      URLSession.shared.dataTask(with: url) { data, _, _ in
        answered.resume(returning: "Found " + String(decoding: data ?? Data(), as: UTF8.self))
      }.resume()
    }
  }
}

/// The same, which forgets the answer once its task is cancelled.
@MainActor final class ObedientFinder: StubbornFinder {
  override func take(_ answer: String, to asked: String) {
    guard !Task.isCancelled else { return }
    result = answer
  }
}

/// Each search is a task of its own.
struct FindingApp<Model: Finder>: App {
  var body: some Scene {
    WindowGroup { FindingView(finder: Self.make()) }
  }

  @MainActor static func make() -> Finder {
    Model.self == CarefulFinder.self ? CarefulFinder() : Finder()
  }
}

/// A search is cancelled when the next begins.
struct CancellingApp<Model: Finder>: App {
  var body: some Scene {
    WindowGroup { CancellingView(finder: Self.make()) }
  }

  @MainActor static func make() -> Finder {
    Model.self == ObedientFinder.self ? ObedientFinder() : StubbornFinder()
  }
}

private struct FindingView: View {
  @StateObject var finder: Finder

  init(finder: @autoclosure @escaping () -> Finder) {
    _finder = StateObject(wrappedValue: finder())
  }

  var body: some View {
    VStack {
      TextField("Query", text: $finder.query)
        .onChange(of: finder.query) { Task { await finder.find() } }
      Text(finder.result).accessibilityIdentifier("result")
    }
  }
}

private struct CancellingView: View {
  @StateObject var finder: Finder

  init(finder: @autoclosure @escaping () -> Finder) {
    _finder = StateObject(wrappedValue: finder())
  }

  var body: some View {
    VStack {
      TextField("Query", text: $finder.query)
      Text(finder.result).accessibilityIdentifier("result")
    }
    .task(id: finder.query) {
      guard !finder.query.isEmpty else { return }
      await finder.find()
    }
  }
}
