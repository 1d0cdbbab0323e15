import EventOrders
import Foundation
import SimulatedApp
import XCUIAutomation

/// Tests that assume a date or a moment.
enum TimeScenarios {
  static let all = [acrossMidnight, dayAfterTheLast, tightCountdown]

  private static let anyClock = FaultPlan([Fault(.clock)])

  /// A screen that asks the server for a date after five seconds.
  private static func calendar(_ offset: String) -> AppDefinition {
    var answer = StubAnswer.value(.record(["day": .record(["$date": .string(offset)])]))
    answer.latency = .fixed(.seconds(2))
    return ScenarioApp.make("Calendar") {
      Loader("day", request: RequestVariant("GET", "/day"))
      StubSet("Default") { Stub("GET", "/day", answers: answer) }
      DefaultStubs("Default")
      Screen("main") {
        Context("day", "")
        State("waiting") { After(.seconds(5), to: "asking") }
        State("asking") { Invoke("day", onDone: .to("told", do: .assign("day", "event.data.day"))) }
        State("told") { Text(.bind("day"), id: "day") }
      }
    }
  }

  /// The day of an instant, in UTC.
  private static func day(_ date: Date) -> String { String(date.ISO8601Format().prefix(10)) }

  private static let acrossMidnight = FlakyScenario(
    "across midnight", .time, fix: .refactorLogic, faults: anyClock,
    story: "The test notes the day, and the app shows it when another has begun.",
    cure: "The test takes either of the days before and after.",
    app: { calendar($0 == .broken ? "+3d" : "now") },
    test: { page, form in
      let before = day(Date())
      page.launch()
      try page.wait(for: "day")
      let days = form == .flaky ? [before] : [before, day(Date())]
      let shown = String(page.words("day").prefix(10))
      try page.require(days.contains(shown), "the app shows \(shown) on \(before)")
    })

  private static let dayAfterTheLast = FlakyScenario(
    "day after the last", .time, fix: .refactorLogic, faults: anyClock,
    story: "The test adds one to the day of the month, which on the 31st gives no day.",
    cure: "It adds a day to the date.",
    app: { calendar($0 == .broken ? "+5d" : "+1d") },
    test: { page, form in
      let start = Date()
      page.launch()
      try page.wait(for: "day")
      let shown = String(page.words("day").prefix(10))
      guard form == .flaky else {
        let days = [start, Date()].map { day($0.addingTimeInterval(86_400)) }
        return try page.require(days.contains(shown), "the app shows \(shown)")
      }
      let next = (Int(day(start).suffix(2)) ?? 0) + 1
      try page.require(Int(shown.suffix(2)) == next, "the app shows \(shown), not the \(next).")
    })

  private static let tightCountdown = FlakyScenario(
    "countdown to the tenth", .time, fix: .addDelay,
    faults: FaultPlan([Fault(.nearOrder, 500)]),
    story: "A countdown of three seconds may take half a second longer; the test allows no tenth.",
    cure: "It allows two seconds.",
    app: { form in
      ScenarioApp.make("Countdown") {
        Screen("main") {
          Button("Go", id: "go").onTap("GO")
          State("ready") { On("GO", to: "running") }
          State("running") { After(.seconds(3), to: form == .broken ? "ready" : "over") }
          State("over") { Text("Over", id: "over") }
        }
      }
    },
    test: { page, form in
      page.launch()
      page.button("go").tap()
      sleep(form == .flaky ? 3 : 5)
      try page.require("over")
    })
}
