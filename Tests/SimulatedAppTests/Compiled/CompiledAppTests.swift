import NetworkStubs
import SimulatedApp
import Testing
import VirtualTime

@testable import AppCompiling

@Suite("Compiled app") struct CompiledAppTests {
  private static func app(_ sets: [StubSet] = []) -> CompiledApp {
    var app = AppDefinition.tiny(
      [ScreenDefinition("main")],
      loaders: [LoaderDefinition(name: "details", latency: .fixed(.seconds(2)))])
    app.stubs.sets = sets
    return CompiledApp(app)
  }

  @Test func `a set of stubs is compiled once`() {
    let app = Self.app([StubSet(name: "Empty")])
    let set = app.stubSet(named: "Empty")
    #expect(set != nil)
    #expect(app.stubSet(named: "Empty") === set)
  }

  @Test func `an app without a set has none of its name`() {
    #expect(Self.app().stubSet(named: "Empty") == nil)
  }

  @Test func `an app with the latencies of a plan is compiled once`() {
    let app = Self.app()
    let planned = app.planned(.everyday)
    let latency = planned.definition.loaders[0].latency
    #expect(latency == .uniform(from: .seconds(1.6), through: .seconds(2.6)))
    #expect(app.planned(.everyday) === planned)
  }

  @Test func `each plan has an app of its own`() {
    let app = Self.app()
    #expect(app.planned(.everyday) !== app.planned(.slowDay))
  }

  @Test func `latencies as written leave the app as it is`() {
    let app = Self.app()
    #expect(app.planned(.asWritten) === app)
  }
}
