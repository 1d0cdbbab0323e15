import SwiftUI

/// A page that says that it takes long, until its answer comes.
struct PatientApp: App {
  var body: some Scene { WindowGroup { PatientPage() } }
}

private struct PatientPage: View {
  @State private var state = "loading"

  var body: some View {
    Text(state)
      .task {
        let limit = Task { @MainActor in
          try await Task.sleep(for: .seconds(3))
          state = "taking long"
        }
        await SlowService.pause(0.5...6)
        limit.cancel()
        state = "ready"
      }
  }
}

/// An editor that closes itself when it has saved.
struct ClosingEditorApp: App {
  var body: some Scene { WindowGroup { NoteList() } }
}

private struct NoteList: View {
  @State private var isShown = false

  var body: some View {
    Button("New note") { isShown = true }.sheet(isPresented: $isShown) { ClosingEditor() }
  }
}

private struct ClosingEditor: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
      .task {
        await SlowService.pause(0.2...3)
        dismiss()
      }
  }
}

/// A story whose pages turn by themselves, with a caption that is loaded.
struct StoryApp: App {
  var body: some Scene { WindowGroup { StoryPage() } }
}

private struct StoryPage: View {
  @State private var page = 1
  @State private var liked = 0
  @State private var caption = ""
  private let turns = Timer.publish(every: 2, on: .main, in: .common).autoconnect()

  var body: some View {
    VStack {
      Text(caption).accessibilityIdentifier("caption")
      Button("Like") { liked = page }
      Text("liked \(liked)").accessibilityIdentifier("liked")
    }
    .onReceive(turns) { _ in page += 1 }
    .task {
      await SlowService.pause(0.2...4)
      caption = "Summer"
    }
  }
}

/// Names in the order in which the tasks that load them end.
struct UnorderedNamesApp: App {
  var body: some Scene { WindowGroup { UnorderedNamesPage() } }
}

private struct UnorderedNamesPage: View {
  @State private var names: [String] = []

  var body: some View {
    VStack { ForEach(names, id: \.self) { Text($0).accessibilityIdentifier("name") } }
      .task {
        await withTaskGroup(of: String.self) { group in
          for name in ["Anna", "Ben"] {
            group.addTask {
              await SlowService.pause(0.2...3)
              return name
            }
          }
          for await name in group { names.append(name) }
        }
      }
  }
}
