import SwiftUI

/// Work that an app does on queues of its own, with a button for each kind.
struct QueueApp: App {
  var body: some Scene {
    WindowGroup { QueueView() }
  }
}

private struct QueueView: View {
  @StateObject private var works = Works()

  var body: some View {
    VStack {
      ForEach(Works.all, id: \.name) { work in
        Button(work.name) { work.start(works) }
      }
      Text("log: " + works.log.joined(separator: ", ")).accessibilityIdentifier("log")
    }
  }
}

/// It is Sendable although it changes, as in many apps: its queues are to keep order.
private final class Works: ObservableObject, @unchecked Sendable {
  @Published private(set) var log: [String] = []
  private let queue = DispatchQueue(label: "works")
  private let cacheQueue = DispatchQueue(label: "cache", attributes: .concurrent)
  private var cache: [String: Int] = [:]
  private var sum = 0
  private var timer: DispatchSourceTimer?

  static let all: [(name: String, start: (Works) -> Void)] = [
    ("send back", { $0.sendBack() }), ("order", { $0.keepOrder() }),
    ("read", { $0.readAfterWrite() }), ("sleep", { $0.sleep() }), ("random", { $0.draw() }),
    ("group", { $0.awaitGroup() }), ("sync", { $0.syncWithMain() }), ("item", { $0.awaitItem() }),
    ("stopped", { $0.stop() }), ("signal", { $0.awaitSignal() }), ("loop", { $0.loop() }),
    ("timer", { $0.startTimer() }), ("let go", { $0.letTimerGo() }),
  ]

  private func tell(_ words: String) {
    DispatchQueue.main.async { self.log.append(words) }
  }

  private func sendBack() {
    queue.async {
      dispatchPrecondition(condition: .onQueue(self.queue))
      dispatchPrecondition(condition: .notOnQueue(.main))
      self.tell("done")
    }
  }

  private func keepOrder() {
    for number in 1...4 { queue.async { self.tell("\(number)") } }
  }

  private func readAfterWrite() {
    cacheQueue.async(flags: .barrier) { self.cache["a"] = 1 }
    let found = cacheQueue.sync { self.cache["a"] }
    log.append("\(found ?? 0)")
  }

  private func sleep() {
    queue.async {
      Thread.sleep(forTimeInterval: 3)
      self.tell("slept")
    }
    queue.async { self.tell("next") }
  }

  private func draw() {
    queue.asyncAfter(deadline: .now() + 0.5) { self.tell("\(Int.random(in: 1...1_000_000))") }
  }

  private func awaitGroup() {
    let group = DispatchGroup()
    for number in 1...3 { queue.async(group: group) { self.sum += number } }
    DispatchQueue.global().async {
      group.wait()
      self.tell("\(self.sum)")
    }
    group.notify(queue: .main) { self.log.append("all") }
    group.notify(queue: queue) { self.tell("told") }
  }

  private func syncWithMain() {
    queue.async {
      DispatchQueue.main.sync { self.log.append("first") }
      self.tell("second")
    }
  }

  private func awaitItem() {
    let item = DispatchWorkItem { self.sum += 5 }
    queue.async(execute: item)
    item.wait()
    log.append("\(sum)")
  }

  private func loop() {
    DispatchQueue.global().async {
      var rounds = 0
      while true {
        Thread.sleep(forTimeInterval: 600)
        rounds += 1
        self.tell("\(rounds)")
      }
    }
  }

  private func startTimer() {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    timer.schedule(deadline: .now() + 0.5, repeating: 1)
    timer.setEventHandler { [weak self] in
      guard let self else { return }
      sum += 1
      tell("\(sum)")
      if sum == 3 { self.timer?.cancel() }
    }
    self.timer = timer
    timer.resume()
  }

  private func letTimerGo() {
    startTimer()
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { self.timer = nil }
  }

  private func stop() {
    queue.suspend()
    queue.async { self.tell("resumed") }
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { self.queue.resume() }
  }

  private func awaitSignal() {
    let done = DispatchSemaphore(value: 0)
    cacheQueue.asyncAfter(deadline: .now() + 0.3) { done.signal() }
    queue.async {
      done.wait()
      self.tell("signalled")
    }
  }
}
