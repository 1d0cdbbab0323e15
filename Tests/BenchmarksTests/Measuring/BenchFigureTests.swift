import Testing

@testable import benchmarks

@Suite struct BenchFigureTests {
  @Test(
    arguments: [
      (0.0, "0"), (0.071523, "0.07152"), (4_796_312.4, "4796312"), (20, "20"), (6.4571, "6.457"),
      (.infinity, "0"),
    ] as [(Double, String)])
  func `numbers have four significant digits`(value: Double, text: String) {
    #expect(BenchFigure.number(value) == text)
  }

  @Test func `a figure is a row with its goal`() {
    let figure = BenchFigure("login_flow_ms", 0.25, "ms", .atMost(0.2))
    #expect(figure.row == "over  login_flow_ms               0.25 ms               at most 0.2")
    #expect(
      figure.json == #""login_flow_ms":{"name":"login_flow_ms","value":0.25,"unit":"ms"}"#)
  }

  @Test func `a goal holds at its bound`() {
    #expect(BenchFigure.Goal.atMost(2).holds(2))
    #expect(BenchFigure.Goal.atLeast(2).holds(2))
    #expect(!BenchFigure.Goal.atLeast(2).holds(1.9))
  }

  @Test func `the flow that is measured does what it should`() {
    #expect(LoginFlow.run(BenchApps.login(), isJournaling: true))
    #expect(LoginFlow.runToFirstTap(BenchApps.login()))
    #expect(!LoginFlow.run(BenchApps.login(failing: 1), isJournaling: false))
  }

  @Test func `the middle of an even number of values is the lower one`() {
    #expect(Stopwatch.median([3, 1, 2, 4]) == 2)
    #expect(Stopwatch.median([]) == 0)
  }
}
