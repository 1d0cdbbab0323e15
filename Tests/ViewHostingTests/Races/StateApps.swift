import Foundation
import FoundationNetworking
import SwiftUI

/// Answers of a server at addresses of their own.
enum StateServer {
  static func text(_ name: String) async -> String {
    guard let url = URL(string: "https://api.example.com/v1/" + name) else { return "" }
    let answer = try? await URLSession.shared.data(from: url)
    return answer.map { String(decoding: $0.0, as: UTF8.self) } ?? "none"
  }
}

/// A line that two answers make: the first shows it, the second completes it.
struct GreetingApp: App {
  var body: some Scene { WindowGroup { GreetingView() } }
}

private struct GreetingView: View {
  @SwiftUI.State private var name = ""
  @SwiftUI.State private var points = "0"

  var body: some View {
    Text(name.isEmpty ? "-" : "Hi \(name), \(points) points").accessibilityIdentifier("greeting")
      .task { name = await StateServer.text("name") }
      .task { points = await StateServer.text("points") }
  }
}

/// A report that the app waits two seconds for.
struct ImpatientApp: App {
  var body: some Scene { WindowGroup { ImpatientView() } }
}

private struct ImpatientView: View {
  @SwiftUI.State private var text = "Loading"

  var body: some View {
    Text(text).task {
      text = await withTaskGroup(of: String?.self) { group in
        group.addTask { await StateServer.text("report") }
        group.addTask {
          try? await Task.sleep(for: .seconds(2))
          return nil
        }
        defer { group.cancelAll() }
        return (await group.next() ?? nil) ?? "It takes too long"
      }
    }
  }
}

/// Rows of which one is deleted by its place, which an answer can change.
struct DeletingApp: App {
  var body: some Scene { WindowGroup { DeletingView() } }
}

private struct DeletingView: View {
  @SwiftUI.State private var rows = ["Milk", "Bread"]
  @SwiftUI.State private var asked: Int?

  var body: some View {
    VStack {
      List(Array(rows.enumerated()), id: \.element) { index, row in
        Button(row) { asked = index }
      }
      if let index = asked {
        Button("Really delete") {
          rows.remove(at: index)
          asked = nil
        }
      }
    }
    .task { rows.insert(await StateServer.text("rows"), at: 0) }
  }
}

/// States that follow each other as the server answers.
struct SendingApp: App {
  var body: some Scene { WindowGroup { SendingView() } }
}

private struct SendingView: View {
  @SwiftUI.State private var state = "Preparing"

  var body: some View {
    Text(state).accessibilityIdentifier("state")
      .task {
        for next in ["Sending", "Done"] {
          _ = await StateServer.text("step")
          state = next
        }
      }
  }
}

/// A list whose rows come from the server after those that are stored.
struct FeedApp: App {
  var body: some Scene { WindowGroup { FeedView() } }
}

private struct FeedView: View {
  @SwiftUI.State private var rows = ["Old story"]

  var body: some View {
    NavigationStack {
      List(rows, id: \.self) { row in
        NavigationLink(row) { Text("About \(row)").accessibilityIdentifier("about") }
      }
      .task { rows.insert(await StateServer.text("feed"), at: 0) }
    }
  }
}

/// A field whose stored text comes from the server.
struct DraftApp: App {
  var body: some Scene { WindowGroup { DraftView() } }
}

private struct DraftView: View {
  @SwiftUI.State private var text = ""

  var body: some View {
    TextField("Message", text: $text).accessibilityIdentifier("message")
      .task { text = await StateServer.text("draft") }
  }
}
