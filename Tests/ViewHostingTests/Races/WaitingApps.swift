import Combine
import SwiftUI

/// Two parts of a start, each of which writes the status after a random time.
struct StatusApp: App {
  var body: some Scene { WindowGroup { StatusView() } }
}

@MainActor private final class StatusModel: ObservableObject {
  @Published var status = "starting"

  func start() async {
    async let first: Void = connect()
    async let second: Void = restore()
    _ = await (first, second)
  }

  private func connect() async {
    try? await Task.sleep(for: .seconds(Double.random(in: 2...4)))
    status = "connected"
  }

  private func restore() async {
    try? await Task.sleep(for: .milliseconds(Int.random(in: 1_000...3_000)))
    status = "restored"
  }
}

private struct StatusView: View {
  @StateObject private var model = StatusModel()

  var body: some View {
    Text(model.status).accessibilityIdentifier("status")
      .task { await model.start() }
  }
}

/// Children of a group whose results are shown as they come.
struct ChildrenApp: App {
  var body: some Scene { WindowGroup { ChildrenView() } }
}

private struct ChildrenView: View {
  @State private var names: [String] = []

  var body: some View {
    List(names, id: \.self) { Text($0) }
      .task { await load() }
  }

  private func load() async {
    await withTaskGroup(of: String.self) { group in
      for name in ["Ada", "Ben"] {
        group.addTask {
          try? await Task.sleep(for: .seconds(Double.random(in: 2...4)))
          return name
        }
      }
      for await name in group { names.append(name) }
    }
  }
}

/// Answers that Combine delays by a random time, without a switch to the latest.
struct AskingApp: App {
  var body: some Scene { WindowGroup { AskingView() } }
}

private final class AskingModel: ObservableObject {
  @Published var question = ""
  @Published var answer = "none"

  init() {
    $question.dropFirst()
      .flatMap { question in
        Just("About \(question)")
          .delay(for: .milliseconds(Int.random(in: 100...2_000)), scheduler: DispatchQueue.main)
      }
      .assign(to: &$answer)
  }
}

private struct AskingView: View {
  @StateObject private var model = AskingModel()

  var body: some View {
    VStack {
      Text(model.answer).accessibilityIdentifier("answer")
      Button("Tea") { model.question = "tea" }
      Button("Milk") { model.question = "milk" }
    }
  }
}

/// Answers that are shown as they come, of which only the last one should stay.
struct TwoQuestionsApp: App {
  var body: some Scene { WindowGroup { TwoQuestionsView() } }
}

private struct TwoQuestionsView: View {
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text(answer).accessibilityIdentifier("answer")
      ForEach(["Tea", "Milk"], id: \.self) { name in
        Button(name) {
          Task {
            try? await Task.sleep(for: .seconds(Double.random(in: 0.1...2)))
            answer = name
          }
        }
      }
    }
  }
}

/// The same with blocks of a queue.
struct TwoBlocksApp: App {
  var body: some Scene { WindowGroup { TwoBlocksView() } }
}

private struct TwoBlocksView: View {
  @State private var answer = "none"
  private let queue = DispatchQueue(label: "answers")

  var body: some View {
    VStack {
      Text(answer).accessibilityIdentifier("answer")
      ForEach(["Tea", "Milk"], id: \.self) { name in
        Button(name) {
          let delay = Double.random(in: 0.1...2)
          queue.asyncAfter(deadline: .now() + delay) { [shown = $answer] in
            shown.wrappedValue = name
          }
        }
      }
    }
  }
}

/// A result that a background queue sends back after a random time.
struct CountingApp: App {
  var body: some Scene { WindowGroup { CountingView() } }
}

private struct CountingView: View {
  @State private var result = "-"

  var body: some View {
    VStack {
      Button("Count") {
        let pause = Double.random(in: 0.05...1)
        DispatchQueue.global().async { [shown = $result] in
          DispatchQueue.main.asyncAfter(deadline: .now() + pause) { shown.wrappedValue = "25" }
        }
      }
      Text(result).accessibilityIdentifier("result")
    }
  }
}
