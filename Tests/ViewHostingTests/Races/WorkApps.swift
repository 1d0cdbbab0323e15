import SwiftUI

/// Pages of a list: each touch of the button loads one, and so does the launch.
struct MorePagesApp: App {
  var body: some Scene { WindowGroup { MorePagesView() } }
}

private struct MorePagesView: View {
  @SwiftUI.State private var rows = ["1", "2"]

  var body: some View {
    VStack {
      Text(rows.joined(separator: " ")).accessibilityIdentifier("rows")
      Button("More") { Task { await more() } }
    }
    .task { await more() }
  }

  private func more() async {
    let start = rows.count
    _ = await StateServer.text("page")
    rows += ["\(start + 1)", "\(start + 2)"]
  }
}

/// A switch that is disabled while the server stores it.
struct PowerApp: App {
  var body: some Scene { WindowGroup { PowerView() } }
}

private struct PowerView: View {
  @SwiftUI.State private var isOn = false
  @SwiftUI.State private var isStoring = false

  var body: some View {
    VStack {
      Button("Power", action: store).disabled(isStoring)
      Text(isOn ? "On" : "Off").accessibilityIdentifier("state")
    }
  }

  private func store() {
    isOn.toggle()
    isStoring = true
    Task {
      _ = await StateServer.text("store")
      isStoring = false
    }
  }
}

/// A report that opens when it has come, wherever the user is.
struct ReportApp: App {
  var body: some Scene { WindowGroup { ReportStack() } }
}

private struct ReportStack: View {
  @SwiftUI.State private var path: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        Button("Report", action: load)
        Button("Help") { path.append("Help") }
      }
      .navigationDestination(for: String.self) { name in
        VStack {
          Text(name + " page")
          if name == "Help" { Button("Contact") { path.append("Contact") } }
        }
      }
    }
  }

  private func load() {
    Task {
      _ = await StateServer.text("report")
      path.append("Report")
    }
  }
}

/// Orders that are asked for with the token of a login.
struct LoginOrdersApp: App {
  var body: some Scene { WindowGroup { LoginOrdersView() } }
}

private struct LoginOrdersView: View {
  @SwiftUI.State private var token = ""
  @SwiftUI.State private var orders = "-"

  var body: some View {
    VStack {
      Text(orders).accessibilityIdentifier("orders")
      Button("Orders") { Task { await load() } }
    }
    .task { token = await StateServer.text("login") }
  }

  private func load() async {
    let used = token
    _ = await StateServer.text("orders")
    orders = used.isEmpty ? "Not allowed" : "2 orders"
  }
}

/// Pages that turn by themselves.
struct TurningApp: App {
  var body: some Scene { WindowGroup { TurningView() } }
}

private struct TurningView: View {
  @SwiftUI.State private var page = 1
  @SwiftUI.State private var title = ""
  private let timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text("Page \(page)").accessibilityIdentifier("page")
      Text(title)
      Button("Next") { page += 1 }
    }
    .onReceive(timer) { _ in page += 1 }
    .task { title = await StateServer.text("title") }
  }
}

/// A field that gets the keyboard when the name has come.
struct CodeApp: App {
  var body: some Scene { WindowGroup { CodeView() } }
}

private struct CodeView: View {
  @SwiftUI.State private var code = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    VStack {
      TextField("Code", text: $code).focused($isFocused)
      Text(code.count == 4 ? "Complete" : "Incomplete").accessibilityIdentifier("status")
    }
    .task {
      _ = await StateServer.text("name")
      isFocused = true
    }
  }
}

/// A row that shows a spinner while it is stored, and a toast for four seconds after it.
struct NewsApp: App {
  var body: some Scene { WindowGroup { NewsView() } }
}

private struct NewsView: View {
  @SwiftUI.State private var isStoring = false
  @SwiftUI.State private var notice: String?

  var body: some View {
    VStack {
      Button("Store") { act("Stored") }
      Button("Pin") { act("Pinned") }
      if isStoring { ProgressView().accessibilityIdentifier("storing") }
      if let notice { Text(notice).accessibilityIdentifier("notice") }
    }
  }

  private func act(_ words: String) {
    isStoring = true
    Task {
      _ = await StateServer.text("store")
      isStoring = false
      notice = words
      try? await Task.sleep(for: .seconds(4))
      notice = nil
    }
  }
}

/// Mails, each with a button of the same name; a new one comes in at the top.
struct MailsApp: App {
  var body: some Scene { WindowGroup { MailsView() } }
}

private struct MailsView: View {
  @SwiftUI.State private var mails = ["Ann", "Bob", "Cid"]

  var body: some View {
    VStack {
      ForEach(mails, id: \.self) { mail in
        HStack {
          Text(mail)
          Button("Delete") { mails.removeAll { $0 == mail } }
        }
      }
    }
    .task { mails.insert(await StateServer.text("mail"), at: 0) }
  }
}

/// Things that a search finds are added to those of the search before it.
struct FindingsApp: App {
  var body: some Scene { WindowGroup { FindingsView() } }
}

private struct FindingsView: View {
  @SwiftUI.State private var found: [String] = []

  var body: some View {
    VStack {
      Button("Tea") { look(for: "tea") }
      Button("Milk") { look(for: "milk") }
      Text(found.joined(separator: " ")).accessibilityIdentifier("found")
    }
  }

  private func look(for word: String) {
    found = []
    Task {
      let things = await StateServer.text(word)
      found.append(things)
    }
  }
}

/// A page that sends a picture as long as it is there.
struct AlbumApp: App {
  var body: some Scene { WindowGroup { AlbumStack() } }
}

private struct AlbumStack: View {
  @SwiftUI.State private var pictures = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("\(pictures) pictures").accessibilityIdentifier("pictures")
        NavigationLink("Add") { SendingPage { pictures += 1 } }
      }
      .navigationTitle("Album")
    }
  }
}

private struct SendingPage: View {
  let done: () -> Void
  @SwiftUI.State private var taps = 0

  var body: some View {
    Button("Send") { taps += 1 }
      .task(id: taps) {
        if taps > 0, await StateServer.text("upload") == "x" { done() }
      }
  }
}

/// A stopwatch that goes on while a lap is stored.
struct LapApp: App {
  var body: some Scene { WindowGroup { LapView() } }
}

private struct LapView: View {
  @SwiftUI.State private var seconds = 0
  @SwiftUI.State private var lap = "-"
  private let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Button("Lap") { Task { await store() } }
      Text("Lap \(lap)").accessibilityIdentifier("lap")
    }
    .onReceive(timer) { _ in seconds += 1 }
  }

  private func store() async {
    _ = await StateServer.text("lap")
    lap = "\(seconds)"
  }
}

/// A code that is cleared if it is wrong.
struct CheckingApp: App {
  var body: some Scene { WindowGroup { CheckingView() } }
}

private struct CheckingView: View {
  @SwiftUI.State private var words = "Enter"

  var body: some View {
    VStack {
      Text(words).accessibilityIdentifier("words")
      Button("Check") { check() }
      Button("Reset") { if words == "Wrong" { words = "Enter" } }
    }
  }

  private func check() {
    words = "Checking"
    Task {
      _ = await StateServer.text("code")
      words = "Wrong"
    }
  }
}

/// A page that is dimmed while it loads.
struct DimmedApp: App {
  var body: some Scene { WindowGroup { DimmedPage() } }
}

private struct DimmedPage: View {
  @SwiftUI.State private var isLoading = true
  @SwiftUI.State private var isSent = false

  var body: some View {
    ZStack {
      VStack(spacing: 200) {
        Button("Send") { isSent = true }
        Text(isSent ? "Sent" : "Draft").accessibilityIdentifier("state")
      }
      if isLoading {
        Color.black.opacity(0.3).ignoresSafeArea()
        ProgressView().accessibilityIdentifier("loading")
      }
    }
    .task {
      _ = await StateServer.text("page")
      isLoading = false
    }
  }
}

/// A page that is dimmed while it is stored, which it begins by itself.
struct StoringPageApp: App {
  var body: some Scene { WindowGroup { StoringPage() } }
}

private struct StoringPage: View {
  @SwiftUI.State private var isStoring = false
  @SwiftUI.State private var isSent = false

  var body: some View {
    VStack {
      Button("Send") { isSent = true }
      Text(isSent ? "Sent" : "Draft").accessibilityIdentifier("state")
    }
    .overlay { if isStoring { Color.gray } }
    .task {
      _ = await StateServer.text("page")
      isStoring = true
    }
  }
}

/// Names whose list the server brings anew when it is asked to.
struct NamesApp: App {
  var body: some Scene { WindowGroup { NamesView() } }
}

private struct NamesView: View {
  @SwiftUI.State private var names = ["Rome"]

  var body: some View {
    VStack {
      Text(names.joined(separator: ", ")).accessibilityIdentifier("names")
      Button("Add Oslo") { names.append("Oslo") }
      Button("Refresh") { Task { names = [await StateServer.text("names")] } }
    }
  }
}
