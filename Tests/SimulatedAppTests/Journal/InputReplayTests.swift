import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing

@Suite("Input played again")
struct InputReplayTests {
  private static let app = AppDefinition.tiny([
    Screen("main") {
      Context("text", "")
      Context("seen", "")
      TextField("field", binds: "text")
      Element(.map, id: "map").on(.pinch, "PINCH").on(.tap, "TAP")
      Text(.bind("seen"), id: "seen")
      On("PINCH", do: .assign("seen", "event.scale"))
      On("TAP", do: .assign("seen", "event.modifiers[0]"))
      State("only") {}
    }
  ])
  private static let field = Query().descendants(.textField)
  private static let paste = Query().descendants(.menuItem).identified(by: "Paste")
  private static let map = Query().descendants(.map)

  /// Whether the tree at the end of some acts is that of their journal.
  private static func isSame(isConnected: Bool = false, _ acts: (AppSession) -> Void) throws -> Bool
  {
    let compiled = CompiledApp(app)
    var configuration = SessionConfiguration(isJournaling: true)
    configuration.isKeyboardConnected = isConnected
    let session = AppSession(app: compiled, configuration: configuration)
    _ = session.launch(arguments: [], environment: [:])
    acts(session)
    let record = try JournalRecord(session.device.journal?.bytes ?? [])
    let played = try JournalPlayer(record, app: compiled).snapshot(at: session.now)
    func text(_ snapshot: ScreenSnapshot?) -> String {
      snapshot.map { TreeText($0.tree, addresses: .none).subtree() } ?? "none"
    }
    return text(session.device.snapshot) == text(played)
  }

  @Test("what was copied from outside is pasted again")
  func pasteboard() throws {
    var pasted: FormatValue?
    let isSame = try Self.isSame { session in
      _ = session.perform(.copy(["outside"]))
      _ = session.perform(.longPress, on: Self.field, title: "")
      _ = session.perform(.tap, on: Self.paste, title: "")
      pasted = session.device.process?.frontScreen?.context["text"]
      _ = session.perform(.key("a", holding: [.command], on: Self.field), title: "")
      _ = session.perform(.key("x", holding: [.command], on: Self.field), title: "")
      _ = session.perform(.longPress, on: Self.field, title: "")
    }
    #expect(pasted == "outside")
    #expect(isSame)
  }

  @Test("pinches and held keys raise the same events")
  func gestures() throws {
    for count in 1...2 {
      #expect(
        try Self.isSame { session in
          session.perform(.hold([.option]))
          if count > 1 { _ = session.perform(.tap, on: Self.map, title: "") }
          session.perform(.hold([]))
          if count == 1 {
            _ = session.perform(.pinch(GestureAmount(0.25, velocity: -2)), on: Self.map, title: "")
          }
        })
    }
  }

  @Test("a connected keyboard is connected again")
  func connected() throws {
    #expect(
      try Self.isSame(isConnected: true) { session in
        _ = session.perform(.tap, on: Self.field, title: "")
        _ = session.perform(.key("q", holding: [], on: Self.field), title: "")
      })
  }
}
