import AccessibilityTree
import NetworkStubs
import SimulatedApp
import Testing
import VirtualTime

@testable import AppModel

/// A limit of what an app may hold, the app that has so many of a thing, and what is wrong with it
/// above the limit.
struct ModelLimit: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let limit: Int
  let change: @Sendable (inout AppDefinition, Int) -> Void
  let fault: String

  init(
    _ name: String, _ limit: Int, _ fault: String,
    _ change: @escaping @Sendable (inout AppDefinition, Int) -> Void
  ) {
    testDescription = name
    self.limit = limit
    self.change = change
    self.fault = fault
  }

  /// What is wrong with an app that has so many.
  func faults(_ count: Int) -> [String] {
    var app = SmallApp.definition()
    change(&app, count)
    return app.check().map(\.message)
  }
}

@Suite("Limits of apps") struct ModelLimitsTests {
  @Test("hold what they say", arguments: counts + stubs + depths)
  func limit(_ limit: ModelLimit) {
    #expect(limit.faults(limit.limit) == [])
    #expect(limit.faults(limit.limit + 1) == [limit.fault])
  }

  private static let counts = [
    ModelLimit(
      "further apps", SurroundingsCheck.otherAppLimit,
      "the device has 101 other apps; the limit is 100"
    ) { app, count in
      app.otherApps = (0..<count).map { number in
        var other = SmallApp.definition()
        other.bundleIdentifier = "com.example.other\(number)"
        return other
      }
    },
    ModelLimit(
      "stored defaults", StorageKind.entryLimit,
      "there are 10001 entries; the limit is 10000"
    ) { app, count in
      app.defaults = Dictionary(uniqueKeysWithValues: (0..<count).map { ("k\($0)", 1) })
    },
    ModelLimit(
      "variants", AppDefinition.variantLimit, "the app has 101 variants; the limit is 100"
    ) { app, count in
      app.variantArgument = "variant"
      for number in 0..<count { app.addVariant("v\(number)") { _ in } }
    },
    ModelLimit(
      "screens", AppDefinition.screenLimit, "the app has 10001 screens; the limit is 10000"
    ) { app, count in
      app.screens += (1..<count).map { ScreenDefinition("s\($0)") }
    },
    ModelLimit(
      "back ends", RequestDefinition.variantLimit, "the request has 21 variants; the limit is 20"
    ) { app, count in
      let request = RequestDefinition(
        choosing: "'v0'", (0..<count).map { RequestVariant(name: "v\($0)", "GET", "/items") })
      app.loaders = [LoaderDefinition(name: "items", request: request)]
    },
    ModelLimit(
      "retries", InvocationDefinition.retryLimit,
      "expected a number of retries from 0 to 100, found 101"
    ) { app, count in
      app.loaders = [LoaderDefinition(name: "items", latency: .fixed(.zero))]
      let invocation = InvocationDefinition(source: "items", retries: count)
      app.screens[0].states = [StateDefinition(name: "s", invoke: [invocation])]
      app.screens[0].initial = "s"
    },
    ModelLimit(
      "characters of a field", TypingDefinition.lengthLimit,
      "expected a number from 1 to 1000000, found 1000001"
    ) { app, count in
      var field = ElementDefinition(.textField)
      field.typing = TypingDefinition(maxLength: count)
      app.screens[0].view = [field]
    },
    ModelLimit(
      "points", Int(ElementDefinition.pointsLimit),
      "expected a number from 0.0 to 1000000.0, found 1000001.0"
    ) { app, count in
      var element = ElementDefinition(.other)
      element.placement.width = Double(count)
      app.screens[0].view = [element]
    },
  ]

  private static let stubs = [
    ModelLimit(
      "sets of stubs", StubSet.setLimit, "the app has 201 sets of stubs; the limit is 200"
    ) { app, count in
      app.stubs.sets = (0..<count).map { StubSet(name: "s\($0)") }
    },
    ModelLimit(
      "rules of a set", StubSet.entryLimit, "the set has 1001 rules; the limit is 1000"
    ) { app, count in
      app.stubs.sets = [StubSet(name: "s", rules: (0..<count).map { StubRule(url: "/\($0)") })]
    },
    ModelLimit(
      "answers of a rule", StubSet.answerLimit, "the rule has 1001 answers; the limit is 1000"
    ) { app, count in
      let answers = Array(repeating: StubAnswer(), count: count)
      app.stubs.sets = [StubSet(name: "s", rules: [StubRule(url: "/", answers: answers)])]
    },
    ModelLimit(
      "times of an answer", StubAnswer.timesLimit,
      "expected a number from 1 to 1000000, found 1000001"
    ) { app, count in
      let rule = StubRule(url: "/", answers: [StubAnswer(times: count)])
      app.stubs.sets = [StubSet(name: "s", rules: [rule])]
    },
    ModelLimit(
      "bytes of a second", StubAnswer.speedLimit,
      "expected bytes per second from 1 to 1000000000000, found 1000000000001"
    ) { app, count in
      let rule = StubRule(url: "/", answers: [StubAnswer(bytesPerSecond: count)])
      app.stubs.sets = [StubSet(name: "s", rules: [rule])]
    },
  ]

  private static let depths = [
    ModelLimit(
      "elements inside each other", ScreenDefinition.nestingLimit,
      "states and elements nest deeper than 64 levels, the limit"
    ) { app, count in
      var element = ElementDefinition(.other)
      for _ in 1..<count { element = ElementDefinition(.other, children: [element]) }
      app.screens[0].view = [element]
    },
    ModelLimit(
      "states inside each other", ScreenDefinition.nestingLimit,
      "states and elements nest deeper than 64 levels, the limit"
    ) { app, count in
      var state = StateDefinition(name: "s")
      for _ in 1..<count { state = StateDefinition(name: "s", initial: "s", states: [state]) }
      app.screens[0].states = [state]
      app.screens[0].initial = "s"
    },
  ]

  @Test func `the faults of an app are told up to a limit`() {
    let faults = { (count: Int) in
      var app = SmallApp.definition()
      app.screens[0].view = (0..<count).map { ElementDefinition(.other, identifier: "\($0)") }
      for index in app.screens[0].view.indices { app.screens[0].view[index].placement.width = -1 }
      return app.check().count
    }
    #expect(faults(DefinitionFaults.limit) == DefinitionFaults.limit)
    #expect(faults(DefinitionFaults.limit + 1) == DefinitionFaults.limit)
  }

  @Test func `the nearest of so many names is sought, and of more none is`() {
    let nearest = { (count: Int) in
      var app = SmallApp.definition()
      app.screens += (1..<count).map { ScreenDefinition("s\($0)") }
      app.coordinators[0].root = "mian"
      return app.check().map { $0.description.contains("the nearest is \"main\"") }
    }
    #expect(nearest(AppCheck.nearestLimit) == [true])
    #expect(nearest(AppCheck.nearestLimit + 1) == [false])
  }

  @Test func `a rotation has a hundred turns`() {
    let limit = GestureAmount.rotationLimit
    #expect(GestureAmount(limit, velocity: 1).rotationFault == nil)
    #expect(
      GestureAmount(limit.nextUp, velocity: 1).rotationFault
        == "A rotation is at most \(limit) radians at some velocity, and not \(limit.nextUp) at 1.0."
    )
  }

  @Test func `the text of a fault plan has so many characters`() throws {
    let limit = FaultPlan.textLimit
    let text = { (count: Int) in
      "tie-order" + String(repeating: " ", count: count - "tie-order".count)
    }
    #expect(try FaultPlan(parsing: text(limit)) == FaultPlan(parsing: "tie-order"))
    let error = #expect(throws: FaultPlanError.self) { try FaultPlan(parsing: text(limit + 1)) }
    #expect(error?.faults.map(\.column) == [limit + 1])
    #expect(
      error?.faults.map(\.words) == ["the text is longer than 4096 characters, which is the limit"])
  }
}
