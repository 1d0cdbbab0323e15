import FlakeLab
import SimulatedApp
import Testing
import VirtualTime

@Suite("App with the latencies of a plan") struct PlannedAppTests {
  @Test func `as written changes nothing`() {
    let app = SmallApp.loading(.fixed(.seconds(2)))
    #expect(LatencyPlan.asWritten.applied(to: app) == app)
  }

  @Test func `loaders have the law of the plan`() {
    let app = LatencyPlan.everyday.applied(to: SmallApp.loading(.fixed(.seconds(2))))
    #expect(app.loaders[0].latency == .uniform(from: .seconds(1.6), through: .seconds(2.6)))
  }

  @Test func `answers of stubs have it too`() {
    var app = SmallApp.loading(.fixed(.zero))
    let answer = StubAnswer().after(.seconds(1))
    app.stubs.sets = [StubSet(name: "Default", rules: [StubRule(url: "*", answers: [answer])])]
    let latency = LatencyPlan.everyday.applied(to: app).stubs.sets[0].rules[0].answers[0].latency
    #expect(latency == .uniform(from: .seconds(0.8), through: .seconds(1.3)))
  }

  @Test func `delays of transitions are kept`() {
    var app = SmallApp.loading(.fixed(.seconds(2)))
    app.screens[0].states[0].after = [
      DelayedTransitionDefinition(.fixed(.seconds(3)), [TransitionDefinition(to: "loaded")])
    ]
    let planned = LatencyPlan.slowDay.applied(to: app)
    #expect(planned.screens == app.screens)
  }
}
