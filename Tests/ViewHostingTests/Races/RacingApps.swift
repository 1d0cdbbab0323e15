import Combine
import SwiftUI

/// Rows that come in pages, as the last row appears or as a person asks for more.
@MainActor class FeedPages: ObservableObject {
  @Published var rows: [String] = []
  private(set) var page = 0

  func more() async {
    let next = page + 1
    let words = await RaceServer.words(at: "pages/\(next)")
    rows.append(words)
    page = next
  }
}

/// FeedPages that ask for no page while one is on its way.
@MainActor final class PatientFeedPages: FeedPages {
  private var isLoading = false

  override func more() async {
    guard !isLoading else { return }
    isLoading = true
    defer { isLoading = false }
    await super.more()
  }
}

/// What the server of these apps says.
enum RaceServer {
  static func words(at path: String) async -> String {
    guard let url = URL(string: "https://shop.example.com/v1/\(path)"),
      let (data, _) = try? await URLSession.shared.data(from: url)
    else { return "No answer" }
    return String(decoding: data, as: UTF8.self)
  }
}

struct FeedPagesApp<Model: FeedPages>: App {
  var body: some Scene { WindowGroup { FeedPagesView(pages: Self.make()) } }

  @MainActor static func make() -> FeedPages {
    Model.self == PatientFeedPages.self ? PatientFeedPages() : FeedPages()
  }
}

private struct FeedPagesView: View {
  @StateObject var pages: FeedPages

  init(pages: @autoclosure @escaping () -> FeedPages) {
    _pages = StateObject(wrappedValue: pages())
  }

  var body: some View {
    VStack {
      Text("\(pages.rows.count) rows: \(pages.rows.joined(separator: " "))")
        .accessibilityIdentifier("rows")
      Button("More") { Task { await pages.more() } }
    }
  }
}

/// A search that waits a moment for further letters, and does not end the search before it.
@MainActor class SlowFinder: ObservableObject {
  @Published var result = "Nothing"
  private var search: Task<Void, Never>?

  func type(_ query: String) {
    endSearch(search)
    search = Task {
      try? await Task.sleep(for: .milliseconds(300))
      let words = await RaceServer.words(at: "found/\(query)")
      show(words)
    }
  }

  func endSearch(_ search: Task<Void, Never>?) {}
  func show(_ words: String) { result = words }
}

@MainActor final class QuickFinder: SlowFinder {
  override func endSearch(_ search: Task<Void, Never>?) { search?.cancel() }

  override func show(_ words: String) {
    guard !Task.isCancelled else { return }
    result = words
  }
}

struct SlowFinderApp<Model: SlowFinder>: App {
  var body: some Scene { WindowGroup { SlowFinderView(finder: Self.make()) } }

  @MainActor static func make() -> SlowFinder {
    Model.self == QuickFinder.self ? QuickFinder() : SlowFinder()
  }
}

private struct SlowFinderView: View {
  @StateObject var finder: SlowFinder

  init(finder: @autoclosure @escaping () -> SlowFinder) {
    _finder = StateObject(wrappedValue: finder())
  }

  var body: some View {
    VStack {
      Button("Cat") { finder.type("cat") }
      Button("Dog") { finder.type("dog") }
      Text(finder.result).accessibilityIdentifier("result")
    }
  }
}

/// Prices that a publisher asks for, each time a city is chosen.
@MainActor final class Prices: ObservableObject {
  @Published var city = ""
  @Published var price = "None"
  private var subscriptions: Set<AnyCancellable> = []

  init(latestOnly: Bool) {
    let asked = $city.dropFirst().map { city in
      Future<String, Never> { answer in
        nonisolated(unsafe) let answer = answer
        Task { answer(.success(await RaceServer.words(at: "prices/\(city)"))) }
      }
    }
    let answers =
      latestOnly
      ? asked.switchToLatest().eraseToAnyPublisher()
      : asked.flatMap { $0 }.eraseToAnyPublisher()
    answers.receive(on: DispatchQueue.main)
      .sink { [weak self] price in
        self?.price = price
      }
      .store(in: &subscriptions)
  }
}

struct PricesApp: App {
  var body: some Scene { WindowGroup { PricesView(prices: Prices(latestOnly: false)) } }
}

struct LatestPricesApp: App {
  var body: some Scene { WindowGroup { PricesView(prices: Prices(latestOnly: true)) } }
}

private struct PricesView: View {
  @StateObject var prices: Prices

  init(prices: @autoclosure @escaping () -> Prices) {
    _prices = StateObject(wrappedValue: prices())
  }

  var body: some View {
    VStack {
      Button("Oslo") { prices.city = "oslo" }
      Button("Rome") { prices.city = "rome" }
      Text(prices.price).accessibilityIdentifier("price")
    }
  }
}

/// Pictures that an actor keeps, asked for twice before the first has come.
actor Pictures {
  private var kept: [String: String] = [:]
  private var loading: [String: Task<String, Never>] = [:]
  private(set) var downloads = 0
  private let isCareful: Bool

  init(isCareful: Bool) { self.isCareful = isCareful }

  func picture(_ name: String) async -> String {
    if let picture = kept[name] { return picture }
    if isCareful, let task = loading[name] { return await task.value }
    downloads += 1
    let task = Task { await RaceServer.words(at: "pictures/\(name)") }
    loading[name] = task
    let picture = await task.value
    kept[name] = picture
    return picture
  }
}

struct PicturesApp: App {
  var body: some Scene { WindowGroup { PicturesView(pictures: Pictures(isCareful: false)) } }
}

struct CarefulPicturesApp: App {
  var body: some Scene { WindowGroup { PicturesView(pictures: Pictures(isCareful: true)) } }
}

private struct PicturesView: View {
  let pictures: Pictures
  @State private var downloads = 0
  @State private var shown = ""

  var body: some View {
    VStack {
      Text("\(downloads) downloads").accessibilityIdentifier("downloads")
      Text(shown)
      Button("Picture") {
        Task {
          shown = await pictures.picture("cat")
          downloads = await pictures.downloads
        }
      }
    }
  }
}

/// A basket in which two buttons read the number before they wait and write it afterwards.
@MainActor class Basket: ObservableObject {
  @Published var count = 0

  func add(_ number: Int, _ path: String) async {
    let before = count
    _ = await RaceServer.words(at: path)
    put(before, number)
  }

  func put(_ before: Int, _ number: Int) { count = before + number }
}

@MainActor final class ExactBasket: Basket {
  override func put(_ before: Int, _ number: Int) { count += number }
}

struct BasketApp<Model: Basket>: App {
  var body: some Scene { WindowGroup { BasketView(basket: Self.make()) } }

  @MainActor static func make() -> Basket {
    Model.self == ExactBasket.self ? ExactBasket() : Basket()
  }
}

private struct BasketView: View {
  @StateObject var basket: Basket

  init(basket: @autoclosure @escaping () -> Basket) {
    _basket = StateObject(wrappedValue: basket())
  }

  var body: some View {
    VStack {
      Text("\(basket.count) in the basket").accessibilityIdentifier("count")
      Button("Apple") { Task { await basket.add(1, "apple") } }
      Button("Pear") { Task { await basket.add(1, "pear") } }
    }
  }
}

/// A request that gives up after two seconds, in a task group.
@MainActor final class Weather: ObservableObject {
  @Published var words = "None"

  func load() async {
    words = await withTaskGroup(of: String.self) { group in
      group.addTask { await RaceServer.words(at: "weather") }
      group.addTask {
        try? await Task.sleep(for: .seconds(2))
        return "Too slow"
      }
      let first = await group.next() ?? "None"
      group.cancelAll()
      return first
    }
  }
}

struct WeatherApp: App {
  var body: some Scene { WindowGroup { WeatherView() } }
}

private struct WeatherView: View {
  @StateObject private var weather = Weather()

  var body: some View {
    Text(weather.words).accessibilityIdentifier("weather")
      .task { await weather.load() }
  }
}

/// A note that is saved when its sheet is closed, in a task of the sheet or of the app.
struct NoteApp: App {
  var body: some Scene { WindowGroup { NoteView(isKept: false) } }
}

struct KeptNoteApp: App {
  var body: some Scene { WindowGroup { NoteView(isKept: true) } }
}

private struct NoteView: View {
  let isKept: Bool
  @State private var isOpen = false
  @State private var saved = "Nothing saved"

  var body: some View {
    VStack {
      Text(saved).accessibilityIdentifier("saved")
      Button("Write") { isOpen = true }
    }
    .sheet(isPresented: $isOpen) { NoteSheet(isKept: isKept, saved: $saved) }
  }
}

private struct NoteSheet: View {
  let isKept: Bool
  @Binding var saved: String
  @State private var saves = 0
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Save") {
        if isKept { Task { await save() } } else { saves += 1 }
      }
      Button("Close") { dismiss() }
    }
    .task(id: saves) {
      if saves > 0 { await save() }
    }
  }

  private func save() async {
    let words = await RaceServer.words(at: "note")
    if !Task.isCancelled { saved = words }
  }
}

/// A worker that is busy for a moment only, and keeps that in a plain variable.
@MainActor final class Worker {
  private(set) var isBusy = false

  func work() async {
    _ = await RaceServer.words(at: "work")
    isBusy = true
    try? await Task.sleep(for: .milliseconds(10))
    isBusy = false
  }
}

struct WorkerApp: App {
  var body: some Scene { WindowGroup { WorkerView() } }
}

private struct WorkerView: View {
  let worker = Worker()
  @State private var shown = "none"

  var body: some View {
    VStack {
      Text(shown).accessibilityIdentifier("shown")
      Button("Work") { Task { await worker.work() } }
      Button("Check") { shown = worker.isBusy ? "busy" : "free" }
    }
  }
}
