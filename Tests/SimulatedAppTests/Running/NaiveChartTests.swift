import SeededCases
import SimulatedApp
import Testing
import VirtualTime

@Suite("Statecharts and the naive interpreter")
struct NaiveChartTests {
  @Test("do the same with random charts and random events")
  func agreement() {
    var taken = 0
    for seed in FuzzCount.times(600) {
      var charts = RandomCharts(seed: seed)
      let screen = charts.screen()
      var naive = NaiveChart(screen)
      let app = TinyApp(screen)
      for input in charts.inputs() {
        if let seconds = Int(input) {
          naive.pass(seconds)
          app.pass(.seconds(Double(seconds)))
        } else {
          naive.send(input)
          app.send(input)
        }
      }
      let trace = Array(app.trace.dropFirst(2))
      #expect(trace == naive.trace, "seed \(seed)")
      guard trace == naive.trace, app.crash == nil else { return }
      taken += trace.count { $0.hasPrefix("+") }
    }
    #expect(taken > FuzzCount.least(6_000))
  }
}
