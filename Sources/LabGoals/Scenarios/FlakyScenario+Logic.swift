import EventOrders
import Foundation
import SimulatedApp
import XCUIAutomation

/// Tests, and apps, that take an order or a moment for granted.
extension FlakyScenario {
  static let unordered = [tagsInOrder, firstOfASet]
  static let times = [acrossMidnight, dayAfterTheLast, tightCountdown]
  static let testOrder = [tourSeenBefore, settingLeftBehind]
  static let randomness = [variantByChance, codeThatRepeats]

  private static let anyOrder = FaultPlan([Fault(.collectionOrder)])
  private static let anyClock = FaultPlan([Fault(.clock)])
  private static let leftovers = FaultPlan([Fault(.storedState)])

  // MARK: - Unordered collections

  private static func tags(_ tags: [String], isUnordered: Bool) -> AppDefinition {
    ScenarioApp.make("Tags") {
      Screen("main") {
        Context("tags", .list(tags.map { .string($0) }))
        State("only") {
          if isUnordered {
            Text().label(.bind("item")).forEach("tags").unordered()
          } else {
            Text().label(.bind("item")).forEach("tags")
          }
        }
      }
    }
  }

  private static let tagsInOrder = FlakyScenario(
    "tags in order", .unorderedCollections, fix: .refactorLogic, faults: anyOrder,
    story: "The tags are those of a set, and the test compares them with a list.",
    cure: "It sorts them first.",
    app: { tags($0 == .broken ? ["blue", "red"] : ["blue", "green", "red"], isUnordered: true) },
    test: { page, form in
      page.launch()
      let labels = page.app.staticTexts.allElementsBoundByIndex.map(\.label)
      let shown = form == .flaky ? labels : labels.sorted()
      try page.require(shown == ["blue", "green", "red"], "the tags are \(shown)")
    })

  private static let firstOfASet = FlakyScenario(
    "first of a set", .unorderedCollections, blame: .app, fix: .refactorLogic, faults: anyOrder,
    story: "The app shows first whichever account its dictionary gives first.",
    cure: "The app sorts the accounts.",
    app: { form in
      tags(
        form == .broken ? ["savings", "main"] : ["main", "savings"], isUnordered: form == .flaky)
    },
    test: { page, _ in
      page.launch()
      let first = page.app.staticTexts.element(boundBy: 0).label
      try page.require(first == "main", "the first account is \(first)")
    })

  // MARK: - Time

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

  // MARK: - Test order

  private static let tourSeenBefore = FlakyScenario(
    "tour seen before", .testOrder, fix: .resetConfiguration, faults: leftovers,
    story: "The tour is shown once an install, and a test before may have seen it.",
    cure: "The test launches the app as if nobody had.",
    app: { form in
      ScenarioApp.make("Tour") {
        OnStart(once: "sawTour", .present(PresentationDefinition("tour")))
        Screen("main") { State("home") { Text("Home", id: "home") } }
        Screen("tour") {
          Button("Begin", id: "begin").onTap("BEGIN")
          if form != .broken { On("BEGIN", do: .dismiss) }
          State("page") {}
        }
      }
    },
    test: { page, form in
      if form == .flaky { page.launch() } else { page.launch("-sawTour", "NO") }
      page.button("begin").tap()
      try page.wait(for: "home", atMost: 5)
    })

  private static let settingLeftBehind = FlakyScenario(
    "setting left behind", .testOrder, fix: .resetConfiguration, faults: leftovers,
    story: "Another test has switched to the compact list and not back.",
    cure: "The test launches the app with the setting it needs.",
    app: { form in
      ScenarioApp.make("Layout") {
        Stored("compact", false)
        Screen("main") {
          State("only") {
            if form != .broken { Text("Large", id: "large").hidden(if: "defaults.compact == TRUE") }
            Text("Compact", id: "compact").hidden(if: "defaults.compact == FALSE")
          }
        }
      }
    },
    test: { page, form in
      if form == .flaky { page.launch() } else { page.launch("-compact", "NO") }
      try page.require("large")
    })

  // MARK: - Randomness

  private static let variantByChance = FlakyScenario(
    "variant by chance", .randomness, fix: .refactorLogic,
    story: "The app draws which of two buttons it shows, and the test knows one of them.",
    cure: "A launch argument decides it in tests.",
    app: { form in
      ScenarioApp.make("Variant") {
        Stored("variant", -1)
        Screen("main") {
          Context("variant", 0)
          State("choosing") {
            Entry(.raise("CHOOSE"))
            On("CHOOSE", to: "shop", if: "defaults.variant == 0")
            On("CHOOSE", to: "shop", do: .draw("variant", below: 2))
          }
          State("shop") {
            if form != .broken {
              Button("Buy", id: "red").hidden(if: "variant == 1").onTap("BUY")
            }
            Button("Get", id: "green").hidden(if: "variant == 0").onTap("BUY")
            On("BUY", to: "bought")
          }
          State("bought") { Text("Bought", id: "bought") }
        }
      }
    },
    test: { page, form in
      if form == .flaky { page.launch() } else { page.launch("-variant", "0") }
      page.button("red").tap()
      try page.require("bought")
    })

  private static let codeThatRepeats = FlakyScenario(
    "code that repeats", .randomness, blame: .app, fix: .refactorLogic,
    story: "A new code is drawn from four, and now and then is the old one.",
    cure: "The app draws how far the new code lies from the old one.",
    app: { form in
      ScenarioApp.make("Code") {
        Screen("main") {
          Context("code", 1)
          Context("step", 0)
          Text(.bind("code"), id: "code")
          Button("New", id: "new").onTap("NEW")
          switch form {
          case .flaky: On("NEW", do: .draw("code", below: 4))
          case .fixed:
            On("NEW", do: .draw("step", below: 3), .assign("code", "code + step + 1"))
          case .broken: On("NEW", do: .assign("code", "1"))
          }
          State("only") {}
        }
      }
    },
    test: { page, _ in
      page.launch()
      let old = page.words("code")
      page.button("new").tap()
      try page.require(page.words("code") != old, "the new code is the old one")
    })
}
