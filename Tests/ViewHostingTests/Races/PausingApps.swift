import Combine
import SwiftUI

/// A service of the app's own that answers after random pauses, one after another.
enum SlowService {
  static func pause(_ range: ClosedRange<Double>) async {
    try? await Task.sleep(for: .seconds(Double.random(in: range)))
  }
}

/// Opens an item when the settings and then the account have come.
struct LinkedApp: App {
  var body: some Scene { WindowGroup { LinkedView() } }
}

private struct LinkedView: View {
  @State private var page = "Start"

  var body: some View {
    Text(page)
      .task {
        await SlowService.pause(0.5...3)
        await SlowService.pause(0.1...1.5)
        page = "Item 7"
      }
  }
}

/// A button that can be used when a stream of progress has ended.
struct ProgressApp: App {
  var body: some Scene { WindowGroup { ProgressPage() } }
}

private struct ProgressPage: View {
  @State private var percent = 0
  @State private var page = "upload"

  var body: some View {
    VStack {
      Button("Continue") { page = "done" }.disabled(percent < 100)
      Text(page).accessibilityIdentifier("page")
    }
    .task { for await value in steps { percent = value } }
  }

  private var steps: AsyncStream<Int> {
    AsyncStream { stream in
      Task {
        for step in 1...4 {
          await SlowService.pause(0.1...1.3)
          stream.yield(step * 25)
        }
        stream.finish()
      }
    }
  }
}

/// Remembers a choice when the service has it.
struct FirstRunApp: App {
  var body: some Scene { WindowGroup { FirstRunView() } }
}

private struct FirstRunView: View {
  @AppStorage("welcomed") private var isWelcomed = false

  var body: some View {
    if isWelcomed {
      Text("Home")
    } else {
      Button("Finish") {
        Task {
          await SlowService.pause(0.1...2)
          isWelcomed = true
        }
      }
    }
  }
}

/// Asks before it deletes, and keeps the place of the row meanwhile.
struct AskedRowsApp: App {
  var body: some Scene { WindowGroup { AskedRowsView() } }
}

private struct AskedRowsView: View {
  @State private var rows = ["Milk", "Bread"]
  @State private var asked: Int?

  var body: some View {
    List(Array(rows.enumerated()), id: \.element) { place, row in
      Button("Delete \(row)") { asked = place }
    }
    .alert(
      "Really?",
      isPresented: Binding {
        asked != nil
      } set: {
        if !$0 { asked = nil }
      }
    ) {
      Button("Yes") { [asked] in if let asked { rows.remove(at: asked) } }
    }
    .task {
      await SlowService.pause(0.2...4)
      rows = ["Eggs"] + rows
    }
  }
}

/// Loads the news of a tab once, and gives up when the tab is left.
struct NewsTabApp: App {
  var body: some Scene { WindowGroup { NewsTabView() } }
}

private struct NewsTabView: View {
  @State private var news = "none"
  @State private var hasAsked = false

  var body: some View {
    TabView {
      Text(news).accessibilityIdentifier("news").task { await load() }
        .tabItem { Text("News") }
      Text("Settings page").tabItem { Text("Settings") }
    }
  }

  private func load() async {
    guard !hasAsked else { return }
    hasAsked = true
    do { try await Task.sleep(for: .seconds(Double.random(in: 0.5...3))) } catch { return }
    news = "Today"
  }
}

/// Chooses what has come last by itself, whatever the user has chosen meanwhile.
struct PinsApp: App {
  var body: some Scene { WindowGroup { PinsView() } }
}

private struct PinsView: View {
  @State private var chosen = ""

  var body: some View {
    VStack {
      ForEach(["North", "South"], id: \.self) { pin in Button(pin) { chosen = pin } }
      Text(chosen).accessibilityIdentifier("chosen")
    }
    .task {
      await SlowService.pause(0.5...3)
      chosen = "South"
    }
  }
}

/// Sends each level to a speaker, and shows the level of each answer.
struct SpeakerApp: App {
  var body: some Scene { WindowGroup { SpeakerView() } }
}

private struct SpeakerView: View {
  @State private var level = 0

  var body: some View {
    VStack {
      Text("\(level)").accessibilityIdentifier("level")
      Button("Up") {
        level += 1
        let sent = level
        Task {
          await SlowService.pause(0.2...2)
          level = sent
        }
      }
    }
  }
}

/// Shows an answer that comes word by word.
struct WordsApp: App {
  var body: some Scene { WindowGroup { WordsView() } }
}

private struct WordsView: View {
  @State private var text = ""

  var body: some View {
    VStack {
      Button("Ask") { Task { await answer() } }
      Text(text).accessibilityIdentifier("answer")
    }
  }

  private func answer() async {
    for word in ["It", " is", " fine"] {
      await SlowService.pause(0.2...1)
      text += word
    }
  }
}

/// Ends a session after a while, with the page that the user works on.
struct SessionApp: App {
  var body: some Scene { WindowGroup { SessionView() } }
}

private struct SessionView: View {
  @State private var isOver = false
  @State private var amount = 0

  var body: some View {
    if isOver {
      Text("Please sign in again")
    } else {
      VStack {
        Button("Transfer") { amount += 10 }
        Text("\(amount)").accessibilityIdentifier("amount")
      }
      .task {
        await SlowService.pause(3...8)
        isOver = true
      }
    }
  }
}

/// Delays all values of a meter by a time that it draws when the app starts.
struct MeterApp: App {
  var body: some Scene { WindowGroup { MeterView() } }
}

private final class MeterModel: ObservableObject {
  @Published var shown = 0
  let values = PassthroughSubject<Int, Never>()

  init() {
    values.delay(for: .seconds(Double.random(in: 0.5...3)), scheduler: DispatchQueue.main)
      .assign(to: &$shown)
  }
}

private struct MeterView: View {
  @StateObject private var meter = MeterModel()

  var body: some View {
    VStack {
      Button("Send") { meter.values.send(1) }
      Text("\(meter.shown)").accessibilityIdentifier("shown")
    }
  }
}

/// Asks for the place of the device, and gives up an earlier question when another one comes.
struct PlaceApp: App {
  var body: some Scene { WindowGroup { PlaceView() } }
}

@MainActor private final class PlaceFinder: ObservableObject {
  private var waiting: CheckedContinuation<String, Never>?

  func place() async -> String {
    await withCheckedContinuation { next in
      waiting?.resume(returning: "unknown")
      waiting = next
      Task {
        await SlowService.pause(0.3...4)
        waiting?.resume(returning: "Oslo")
        waiting = nil
      }
    }
  }
}

private struct PlaceView: View {
  @StateObject private var finder = PlaceFinder()
  @State private var weather = "-"
  @State private var shops = "-"

  var body: some View {
    VStack {
      Text(weather).accessibilityIdentifier("weather")
      Text(shops).accessibilityIdentifier("shops")
      Button("Shops") { Task { shops = await finder.place() } }
    }
    .task { weather = await finder.place() }
  }
}

/// Shows the next of three pages every three seconds.
struct TurningPagesApp: App {
  var body: some Scene { WindowGroup { TurningPagesView() } }
}

private struct TurningPagesView: View {
  @State private var page = 1
  @State private var isReady = false
  private let timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("Page \(page)").accessibilityIdentifier("page")
      if isReady { Text("Ready") }
    }
    .onReceive(timer) { _ in page = page % 3 + 1 }
    .task {
      await SlowService.pause(0.5...4)
      isReady = true
    }
  }
}
