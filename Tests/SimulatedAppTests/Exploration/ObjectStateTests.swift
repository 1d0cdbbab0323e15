import SimulatedApp
import Testing

@testable import AppReview

/// The state of a Swift screen may hold an object, which copies of a walk would share.
@Suite("An exploration of a screen whose state holds an object")
struct ObjectStateTests {
  final class Count: @unchecked Sendable { var value = 0 }

  struct CounterState: Equatable, Sendable {
    let count = Count()
    var version = 0

    static func == (first: Self, second: Self) -> Bool { first.version == second.version }
  }

  struct CounterScreen: SwiftScreen {
    enum Event: Sendable { case one, two }

    var initial: CounterState { CounterState() }

    func stateName(_ state: CounterState) -> String { "count\(min(state.count.value, 4))" }

    func reduce(_ state: inout CounterState, _ event: Event) -> [ScreenEffect<Event>] {
      state.count.value += event == .one ? 1 : 2
      state.version += 1
      return []
    }

    func view(_ state: CounterState, _ send: Sender) -> [ElementDefinition] {
      Button("One", id: "one").onTap(send(.one))
      Button("Two", id: "two").onTap(send(.two))
    }
  }

  @Test func `makes every move from the place where it was found`() {
    let app = AppDefinition("Counter", bundleIdentifier: "com.example.counter", default: "Main") {
      Coordinator("Main", root: "counter")
      CounterScreen()
    }
    var explorer = RouteExplorer(CompiledApp(app))
    explorer.explore()
    let ends = explorer.passages.filter { $0.from == 0 }.map { explorer.stops[$0.to].frontState }
    #expect(ends == ["count1", "count2"])
  }
}
