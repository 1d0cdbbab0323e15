import SimulatedApp
import Testing

@testable import benchmarks

@Suite("Generated apps") struct LargeAppTests {
  @Test(arguments: [1, 5, 40]) func `every route of an app of many screens holds`(count: Int) {
    let report = RouteCheck(CompiledApp(LargeApp.screens(count))).run()
    #expect(report.rows.count == count + min(count, 16) + 1)
    #expect(report.holds)
  }
}
