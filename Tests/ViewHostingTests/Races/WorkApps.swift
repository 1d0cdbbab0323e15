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
