import Combine
import SwiftUI

/// Asks for each word by a publisher, and forgets no subscription.
@MainActor final class SubscribedFinder: ObservableObject {
  @Published var result = "Nothing"
  private var subscriptions: Set<AnyCancellable> = []

  func find(_ word: String) {
    guard let url = URL(string: "https://shop.example.com/v1/found/\(word)") else { return }
    URLSession.shared.dataTaskPublisher(for: url)
      .map { String(decoding: $0.data, as: UTF8.self) }
      .replaceError(with: "No answer")
      .receive(on: DispatchQueue.main)
      .sink { [weak self] words in
        self?.result = words
      }
      .store(in: &subscriptions)
  }
}

struct SubscribedFinderApp: App {
  var body: some Scene { WindowGroup { Found() } }

  private struct Found: View {
    @StateObject private var finder = SubscribedFinder()

    var body: some View {
      Button("Cat") { finder.find("cat") }
      Button("Dog") { finder.find("dog") }
      Text(finder.result).accessibilityIdentifier("result")
    }
  }
}

/// A list that removes a row by the place that it had before the server agreed.
@MainActor final class RemovableRows: ObservableObject {
  @Published var rows = ["apple", "pear", "plum"]

  func remove(_ row: String) async {
    guard let place = rows.firstIndex(of: row) else { return }
    _ = await RaceServer.words(at: row)
    if rows.indices.contains(place) { rows.remove(at: place) }
  }
}

struct RemovableRowsApp: App {
  var body: some Scene { WindowGroup { Rows() } }

  private struct Rows: View {
    @StateObject private var list = RemovableRows()

    var body: some View {
      Text(list.rows.joined(separator: " ")).accessibilityIdentifier("rows")
      Button("Remove apple") { Task { await list.remove("apple") } }
      Button("Remove pear") { Task { await list.remove("pear") } }
    }
  }
}

/// A form that is closed to a second tap only once the server has said that its values are right.
@MainActor final class SavedForm: ObservableObject {
  @Published var isSaving = false
  @Published var saved = 0

  func save() async {
    guard !isSaving else { return }
    _ = await RaceServer.words(at: "check")
    isSaving = true
    try? await Task.sleep(for: .seconds(3))
    saved += 1
  }
}

struct SavedFormApp: App {
  var body: some Scene { WindowGroup { Form() } }

  private struct Form: View {
    @StateObject private var form = SavedForm()

    var body: some View {
      Button("Save") { Task { await form.save() } }
      Text("saved \(form.saved)").accessibilityIdentifier("saved")
    }
  }
}

/// Suggestions that follow typing after a moment, and a search when the field is submitted.
@MainActor final class Suggestions: ObservableObject {
  @Published var query = ""
  @Published var shown = "Nothing"
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $query.dropFirst()
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .sink { [weak self] query in
        Task { await self?.show("suggestions/\(query)") }
      }
      .store(in: &subscriptions)
  }

  func submit() { Task { await show("all/\(query)") } }

  private func show(_ path: String) async {
    let words = await RaceServer.words(at: path)
    shown = words
  }
}

struct SuggestionsApp: App {
  var body: some Scene { WindowGroup { Search() } }

  private struct Search: View {
    @StateObject private var suggestions = Suggestions()

    var body: some View {
      TextField("Query", text: $suggestions.query).onSubmit { suggestions.submit() }
      Text(suggestions.shown).accessibilityIdentifier("shown")
    }
  }
}

/// A search whose subscription is cancelled, while the task inside goes on and writes.
@MainActor final class CancelledFinder: ObservableObject {
  @Published var result = "Nothing"
  private var search: AnyCancellable?

  func find(_ word: String) {
    search?.cancel()
    search = Deferred {
      Future<Void, Never> { _ in
        Task { @MainActor in
          let words = await RaceServer.words(at: "found/\(word)")
          self.result = words
        }
      }
    }
    .sink {}
  }
}

struct CancelledFinderApp: App {
  var body: some Scene { WindowGroup { Found() } }

  private struct Found: View {
    @StateObject private var finder = CancelledFinder()

    var body: some View {
      Button("Cat") { finder.find("cat") }
      Button("Dog") { finder.find("dog") }
      Text(finder.result).accessibilityIdentifier("result")
    }
  }
}
