import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@testable import AppReview
@testable import AppRuntime

@Suite("Swift screens in the model of an app")
struct SwiftScreenModelTests {
  @Test("an equal state builds no new tree, another one does")
  func trees() {
    let app = CounterApp.launched()
    let before = app.session.device.snapshot
    app.send("GREET", data: "")
    #expect(app.session.device.snapshot === before)
    app.send("GREET", data: "Ann")
    #expect(app.session.device.snapshot !== before)
  }

  @Test("an element keeps its token from view to view")
  func tokens() {
    let app = CounterApp.launched()
    let token = app.token(of: "add")
    app.touch("load")
    #expect(app.token(of: "add") == token)
  }

  private static func journal(seed: Seed) -> [UInt8] {
    let session = AppSession(
      app: CompiledApp(CounterApp.definition),
      configuration: SessionConfiguration(seed: seed, isJournaling: true))
    _ = session.launch(arguments: [], environment: [:])
    guard let process = session.device.process, let front = process.frontScreen else { return [] }
    process.raise("OPEN", on: front, data: .null)
    for event in ["load", "GREET", "add", "next"] {
      process.frontScreen.map { process.raise(event, on: $0, data: "x") }
      session.advance(by: .seconds(3))
    }
    return session.device.journal?.bytes ?? []
  }

  @Test("one seed gives one journal")
  func determinism() throws {
    let first = Self.journal(seed: 4)
    #expect(first == Self.journal(seed: 4))
    let states = try JournalRecord(first).entries.compactMap { entry in
      if case .entered(_, let state) = entry.fact { state } else { nil }
    }
    #expect(states == ["shown", "shown", "isLoading", "shown", "shown"])
  }

  @Test("routes are explored through them, and nothing about them is called a fault")
  func routes() {
    let report = RouteCheck(CompiledApp(Self.phases)).run()
    #expect(report.isComplete)
    #expect(report.rows.filter { !$0.holds } == [])
    #expect(RouteFindings(Self.phases).all == [])
  }

  @Test("a number that grows leads to no new places")
  func counting() {
    let report = RouteCheck(CompiledApp(CounterApp.definition)).run()
    #expect(report.isComplete)
    #expect(report.rows.filter { !$0.holds } == [])
  }

  private static let phases = AppDefinition.tiny([
    Screen("first", title: "First") {
      Text("First", id: "first")
      Button("Phase", id: "open").onTap("OPEN")
      On("OPEN", do: .push("phase"))
    }
  ]).adding { PhaseScreen() }

  @Test("coverage counts their states")
  func coverage() {
    let app = CompiledApp(Self.phases)
    let parts = ModelParts(app.definition)
    let recorder = CoverageRecorder(app, parts)
    let session = AppSession(app: app, configuration: SessionConfiguration(timing: .zero))
    recorder.attach(to: session.device)
    _ = session.launch(arguments: [], environment: [:])
    guard let process = session.device.process, let front = process.frontScreen else { return }
    process.raise("OPEN", on: front, data: .null)
    process.frontScreen.map { process.raise("go", on: $0, data: .null) }
    #expect(recorder.counts[.state(screen: "phase", path: "busy")] == 1)
    let states = parts.entries.filter { $0.part.screen == "phase" && $0.part.kind == .states }
    #expect(states.map(\.name) == ["idle", "busy", "done"])
  }

  @Test("a file cannot hold them, and says so")
  func writing() {
    let fault = DefinitionFault(
      file: "CounterScreen", path: "",
      message: "a file cannot contain the screen \"counter\", which is a Swift type")
    #expect(throws: DefinitionFaults.self) { try AppFolder.files(of: CounterApp.definition) }
    do throws(DefinitionFaults) {
      _ = try AppFolder.files(of: CounterApp.definition)
    } catch {
      #expect(error.faults.first == fault)
    }
  }

  @Test("they are equal where their types and values are")
  func equality() {
    #expect(ScreenDefinition(CounterScreen()) == ScreenDefinition(CounterScreen()))
    #expect(ScreenDefinition(CounterScreen()) != ScreenDefinition(CounterScreen(start: 1)))
    #expect(ScreenDefinition(CounterScreen()).swift != ScreenDefinition(PhaseScreen()).swift)
  }

  @Test("their names and what they take are checked as for any screen")
  func check() {
    #expect(CounterApp.definition.check() == [])
    let app = CounterApp.definition.adding {
      Screen("first") { On("OPEN", do: .push("counter", with: ["form": "3"])) }
    }
    #expect(app.check().map(\.message) == ["unknown context key \"form\""])
  }
}
