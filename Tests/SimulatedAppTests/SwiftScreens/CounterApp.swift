import AccessibilityTree
import PredicateFormat
import SimulatedApp
import VirtualTime

/// A counter as a Swift type, between two screens of plain definitions.
struct CounterScreen: SwiftScreen {
  struct State: Equatable, Sendable {
    var count = 0
    var name = ""
    var isLoading = false
    var error: String?
  }

  enum Event: Sendable {
    case add, reset, load, loaded(Int), failed, askReset, later, tick, stop, next, greet(String)
    case renamed
  }

  var start = 0
  var takes: [Context] { [Context("from", 0)] }
  var title: ElementText? { .bind("name") }
  var root: ElementDefinition { ElementDefinition(.other, identifier: "CounterView") }
  var initial: State { State(count: start) }
  var stateNames: [String] { ["shown", "isLoading", "error"] }

  func begin(_ state: inout State, given: [String: FormatValue]) -> [ScreenEffect<Event>] {
    if let from = given["from"].flatMap({ Int($0) }), from > 0 { state.count = from }
    return []
  }

  func reduce(_ state: inout State, _ event: Event) -> [ScreenEffect<Event>] {
    switch event {
    case .add, .tick: state.count += 1
    case .reset: state.count = 0
    case .load where state.isLoading: break
    case .load:
      state.isLoading = true
      state.error = nil
      return [.load("count", done: Event.loaded, failed: { _ in .failed })]
    case .loaded(let count): state = State(count: count)
    case .failed:
      state.isLoading = false
      state.error = "No count"
    case .askReset:
      return [
        .alert("Reset?", buttons: [ScreenAlertButton("Yes", .reset), ScreenAlertButton("No")])
      ]
    case .later: return [.after(.seconds(1), id: "tick", send: .tick)]
    case .stop:
      state.isLoading = false
      return [.cancel("tick"), .cancel("count")]
    case .next: return [.push("last", with: ["count": .integer(Int64(state.count))])]
    case .greet(let name): state.name = name
    case .renamed: return [.action(.store("name", "name"))]
    }
    return []
  }

  func view(_ state: State, _ send: Sender) -> [ElementDefinition] {
    Text("\(state.count)", id: "count")
    if state.isLoading { ActivityIndicator("In progress", id: "busy") }
    if let error = state.error { Text(.literal(error), id: "error") }
    Button("Add", id: "add").onTap(send(.add))
    Button("Reset", id: "reset").onTap(send(.askReset))
    Button("Load", id: "load").onTap(send(.load))
    Button("Next", id: "next").onTap(send(.next))
    TextField("name", binds: send.binding("name", \.name)).on(.change, send(.renamed))
  }

  func barItems(_ state: State, _ send: Sender) -> [ElementDefinition] {
    Button("Later", id: "later").onTap(send(.later))
  }

  func event(named name: String, data: FormatValue) -> Event? {
    switch name {
    case "GREET": .greet(data.words)
    case "STOP": .stop
    default: nil
    }
  }
}

/// What a phase is, for a state that is an enumeration.
struct PhaseScreen: SwiftScreen {
  enum State: Equatable, Sendable, CaseIterable { case idle, busy, done }
  enum Event: Sendable { case go }
  var initial: State { .idle }

  func reduce(_ state: inout State, _ event: Event) -> [ScreenEffect<Event>] {
    switch state {
    case .idle: state = .busy
    case .busy: state = .done
    case .done: return [.pop]
    }
    return []
  }

  func view(_ state: State, _ send: Sender) -> [ElementDefinition] {
    Button("Go", id: "go").onTap(send(.go))
  }
}

enum CounterApp {
  static let first = Screen("first", title: "First") {
    Text("First", id: "first")
    Button("Count", id: "open").onTap("OPEN")
    On("OPEN", do: .push("counter", with: ["from": "3"]))
  }

  static let last = Screen("last", title: "Last") {
    Context("count", 0)
    Text(.bind("count"), id: "last")
    Button("Phase", id: "phase").onTap("PHASE")
    On("PHASE", do: .push("phase"))
  }

  static let loader = Loader("count", latency: .fixed(.seconds(2)), result: 40)

  static let definition = AppDefinition.tiny([first, last], loaders: [loader]).adding {
    CounterScreen()
    PhaseScreen()
  }

  static func launched(_ definition: AppDefinition = definition) -> TinyApp {
    let app = TinyApp(definition)
    app.touch("open")
    return app
  }
}

extension TinyApp {
  /// The label of the element with an identifier; nil where there is none.
  func label(of identifier: String) -> String? { element(identifier)?.label }

  /// The token of the element with an identifier.
  func token(of identifier: String) -> Int32? {
    guard let tree else { return nil }
    return (0..<tree.count).first { tree.identifier(of: $0) == identifier }.map {
      tree.token(of: $0)
    }
  }
}
