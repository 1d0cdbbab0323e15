import AccessibilityTree
import PredicateFormat
import SimulatedApp
import VirtualTime

@testable import AppRuntime

/// A small app that runs, with no costs of automation, and what has happened in it as short words.
final class TinyApp {
  let session: AppSession
  /// Facts since the launch, or since the last ``forget()``.
  private(set) var trace: [String] = []

  /// Launches an app.
  init(
    _ app: AppDefinition, arguments: [String] = [], environment: [String: String] = [:],
    configuration: SessionConfiguration = SessionConfiguration(timing: .zero)
  ) {
    session = AppSession(app: CompiledApp(app), configuration: configuration)
    session.device.watch = { [unowned self] fact in
      if let words = Self.words(of: fact) { trace.append(words) }
    }
    _ = session.launch(arguments: arguments, environment: environment)
  }

  /// Launches an app of some screens, and shows the first one.
  convenience init(
    loaders: [LoaderDefinition] = [], seed: Seed = 1, _ screens: ScreenDefinition...
  ) {
    self.init(
      .tiny(screens, loaders: loaders),
      configuration: SessionConfiguration(seed: seed, timing: .zero))
  }

  var process: AppProcess? { session.device.process }
  var front: ScreenInstance? { process?.frontScreen }
  var state: String { front?.statePath ?? "" }
  var crash: String? { session.crash }

  /// The names of the open screens, in the order in which they were opened.
  var openScreens: [String] {
    (process?.openScreens ?? [:]).sorted { $0.key < $1.key }.map(\.value.name)
  }

  func context(_ key: String) -> FormatValue? { front?.context[key] }

  /// Gives an event to the front screen.
  func send(_ event: String, data: FormatValue = .null) {
    guard let process, let front else { return }
    process.raise(event, on: front, data: data)
  }

  /// Lets time pass.
  func pass(_ duration: VirtualDuration) { session.advance(by: duration) }

  func forget() { trace = [] }

  /// What an act adds to the trace.
  func traced(_ act: () -> Void) -> [String] {
    forget()
    act()
    return trace
  }

  private static func words(of fact: JournalFact) -> String? {
    switch fact {
    case .entered(_, let state): "+" + state
    case .left(_, let state): "-" + state
    case .assigned(_, let key, let value): "\(key)=\(value.words)"
    case .stored(let key, let value): "stored \(key)=\(value.words)"
    case .raised(_, let event, let isTaken): isTaken ? event : event + "?"
    case .pushed(_, let name): "push " + name
    case .presented(_, let name, let style): "present \(name) \(style)"
    case .resized(_, let detent): "sheet " + detent
    case .closed(_, let name): "close " + name
    case .started(let coordinator): "start " + coordinator
    case .tabSelected(let index): "tab \(index)"
    case .moreShown: "more"
    case .loading(_, _, let loader, let attempt): "\(loader) #\(attempt)"
    case .loaded(_, let loader, let isFailure, let isLate):
      loader + (isFailure ? " failed" : " done") + (isLate ? " late" : "")
    case .cancelled(_, let loader): loader + " cancelled"
    case .focused(let identifier): "focus " + (identifier ?? "none")
    case .alertShown(let title): "alert " + title
    case .alertClosed(let button): "alert closed by " + button
    case .shareShown(let text): "share " + text
    case .shareClosed(let activity): "shared by " + activity
    case .copied(let strings, _): "copied " + strings.joined(separator: ", ")
    case .scrolled(_, _, let right, let offset):
      "scroll \(offset)" + (right == 0 ? "" : " right \(right)")
    case .crashed(let message): "crash: " + message
    default: stateWords(of: fact)
    }
  }

  private static func stateWords(of fact: JournalFact) -> String? {
    switch fact {
    case .kept(let kind, let key, let value): "\(kind) \(key)=\(value.jsonText)"
    case .removed(let kind, let key): "\(kind) \(key.isEmpty ? "all" : key) removed"
    case .accountChosen(let name): "account " + name
    case .toggled(let name, let isOn): name + (isOn ? " on" : " off")
    case .experimentsLoaded(let values, let isApplied):
      "experiments \(values.jsonText)" + (isApplied ? "" : " for later")
    case .tracked(let event, let parameters): "track \(event) \(parameters.jsonText)"
    default: nil
    }
  }
}

extension ScreenInstance {
  /// How far the screen's root is scrolled down, in points.
  var scrollOffset: Double { place(of: screen.root, item: nil).wanted.down }
}

extension AppDefinition {
  /// An app with one coordinator, `Main`, which shows the first of its screens.
  static func tiny(
    _ screens: [ScreenDefinition], loaders: [LoaderDefinition] = [],
    container: CoordinatorDefinition.Container = .navigation
  ) -> AppDefinition {
    AppDefinition(
      name: "Tiny", bundleIdentifier: "com.example.tiny", defaultCoordinator: "Main",
      coordinators: [
        CoordinatorDefinition(name: "Main", root: screens[0].name, container: container)
      ],
      screens: screens, loaders: loaders)
  }
}

/// An action that leaves a mark in the trace.
func mark(_ words: String) -> ActionDefinition { .assign("mark", "'\(words)'") }

extension TinyApp {
  /// The title and the buttons of the prompt that SpringBoard shows.
  var prompt: [String] {
    guard let alert = session.device.springBoard.alert else { return [] }
    return [alert.title] + alert.labels
  }

  func answerPrompt(_ button: String) {
    let snapshot = session.device.snapshot(of: session.device.springBoard)
    let index = (0..<snapshot.tree.count).first { snapshot.tree.label(of: $0) == button }
    guard let index, let point = snapshot.tree.hitPoint(of: index) else { return }
    session.device.touch(.tap, at: point)
  }
}
