import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

/// An app that reaches out of itself, a second one beside it, and the session that drives them.
final class PhoneApp {
  static let bundle = "com.example.phone"
  static let otherBundle = "com.example.other"
  static let springBoard = SystemApp.springBoard.bundleIdentifier

  let session: AppSession

  /// Launches the app.
  init(
    interruptions: [InterruptionDefinition] = [], timing: AutomationTiming = .zero,
    language: String? = nil, permissions: [ProtectedResource: AuthorizationStatus] = [:]
  ) {
    var app = Self.definition
    app.interruptions = interruptions
    app.permissions = permissions
    session = AppSession(
      app: CompiledApp(app),
      configuration: SessionConfiguration(
        timing: timing, isJournaling: true, arguments: ["-scheme", "1"], language: language))
    _ = session.launch(arguments: [], environment: [:])
  }

  static let definition = AppDefinition("Phone", bundleIdentifier: bundle, default: "Main") {
    Coordinator("Main", root: "main")
    DeepLink("phone://call/{number}", push: ["call"])
    DeepLink("https://phone.example.com/call/{number}", push: ["call"])
    OtherApp(other)
    Screen("main", title: "Phone") {
      Context("answer", "none")
      Context("ticks", 0)
      Text(.bind("answer"), id: "answer")
      Text(.bind("device.permissions.camera"), id: "camera")
      Text(.bind("defaults.kept"), id: "kept")
      Text(.bind("arguments"), id: "arguments")
      Button("Ask", id: "ask").onTap("ASK")
      Button("Where", id: "where").onTap("WHERE")
      Button("Keep", id: "keep").onTap("KEEP")
      Button("Web", id: "web").onTap("WEB")
      Button("Settings", id: "settings").onTap("SETTINGS")
      Button("Save", id: "save").onTap("SAVE")
      On("ASK", do: .ask(.camera, message: "To scan codes.", then: "ANSWERED"))
      On("WHERE", do: .ask(.location, then: "ANSWERED"))
      On("ANSWERED", do: .assign("answer", "event.status"))
      On("KEEP", do: .store("kept", "'yes'"))
      On("WEB", do: .open("https://phone.example.com/call/7"))
      On("SETTINGS", do: .open("app-settings:"))
      On("SAVE", do: .savePassword)
      State("shown") {
        Text(.bind("ticks"), id: "ticks")
        After(.seconds(2), to: "shown", do: .assign("ticks", "ticks + 1"))
      }
    }
    Screen("call", title: "Call") {
      Context("number", "")
      Text(.bind("number"), id: "number")
    }
  }

  private static let other = AppDefinition(
    "Other", bundleIdentifier: otherBundle, default: "Main"
  ) {
    Coordinator("Main", root: "main")
    Screen("main", title: "Other") { Text("Here", id: "here") }
  }

  // MARK: - Driving

  func aim(_ bundle: String) { session.aim(at: bundle) }

  func launch(_ bundle: String) -> AutomationFailure? {
    aim(bundle)
    return session.launch(arguments: [], environment: [:])
  }

  /// The state of an app as a test sees it.
  func state(_ bundle: String) -> AppSession.RunState {
    aim(bundle)
    return session.runState
  }

  /// Taps an element of an app by its type and its identifier or label.
  @discardableResult
  func tap(
    _ type: ElementType, _ name: String, in bundle: String = bundle
  ) -> AutomationFailure? {
    aim(bundle)
    return session.perform(.tap, on: Query().descendants(type).identified(by: name), title: "Tap")
  }

  /// The label of a text of an app; nil where there is none.
  func text(_ identifier: String, in bundle: String = bundle) -> String? {
    aim(bundle)
    let query = Query().descendants(.staticText).identified(by: identifier)
    return try? session.findNow(query).view.label
  }

  /// The labels of all elements of a type.
  func labels(_ type: ElementType, in bundle: String = bundle) -> [String] {
    aim(bundle)
    guard let found = session.all(Query().descendants(type)) else { return [] }
    return found.matches.map { found.snapshot.tree.label(of: $0) }
  }

  /// The titles of the alerts that SpringBoard shows.
  var prompts: [String] { labels(.alert, in: Self.springBoard) }

  func pass(_ duration: VirtualDuration) { session.advance(by: duration) }

  /// What the journal holds.
  func facts() throws -> [JournalFact] {
    try JournalRecord(session.device.journal?.bytes ?? []).entries.map(\.fact)
  }
}
