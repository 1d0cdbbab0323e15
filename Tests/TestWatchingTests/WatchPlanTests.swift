import Testing
import Trials

@testable import TestWatching

/// What to build and run after a change.
struct WatchPlanTests {
  private static func memory(failing: Set<String> = []) -> TestMemory {
    var memory = TestMemory()
    let seen: [(String, [SeenApp])] = [
      ("ShopTests.Cart/testAdd", [SeenApp(app: "Shop", screens: ["cart", "feed"])]),
      ("ShopTests.Feed/testOpen", [SeenApp(app: "Shop", screens: ["feed"])]),
      ("ShopTests.Slow/testWait", [SeenApp(app: "Shop", variant: "slow", screens: ["cart"])]),
      ("LoginTests.Login/testSignIn", [SeenApp(app: "Sample", screens: ["login"])]),
      ("LoginTests.Words/testLength", []),
    ]
    for (test, apps) in seen {
      memory.take(test, TestMemory.Entry(failing.contains(test) ? .failed : .passed, seen: apps))
    }
    return memory
  }

  private func plan(
    _ changes: [PackageChange], failing: Set<String> = [],
    names: [String: String] = ["Screens": "Sample", "Screens/Shop": "Shop"]
  ) -> WatchPlan {
    WatchPlan(changes, memory: Self.memory(failing: failing), names: names)
  }

  private static func screen(_ name: String?, variant: String? = nil) -> PackageChange {
    .app(folder: "Screens/Shop", variant: variant, screen: name)
  }

  @Test func `a screen needs no build and runs the tests that opened it`() {
    let plan = plan([Self.screen("cart")])

    #expect(!plan.needsBuild)
    #expect(plan.rounds == [.named(["ShopTests.Cart/testAdd", "ShopTests.Slow/testWait"])])
  }

  @Test func `a screen of a variant runs the tests of that variant`() {
    #expect(
      plan([Self.screen("cart", variant: "slow")]).rounds == [.named(["ShopTests.Slow/testWait"])])
  }

  @Test func `a file of the whole app runs all tests of the app, the failed ones first`() {
    let plan = plan([Self.screen(nil)], failing: ["ShopTests.Feed/testOpen"])

    #expect(
      plan.rounds == [
        .named(["ShopTests.Feed/testOpen"]),
        .named(["ShopTests.Cart/testAdd", "ShopTests.Slow/testWait"]),
      ])
  }

  @Test func `a test that failed and is not affected does not run`() {
    #expect(
      plan([Self.screen("feed")], failing: ["LoginTests.Login/testSignIn"]).rounds
        == [.named(["ShopTests.Cart/testAdd", "ShopTests.Feed/testOpen"])])
  }

  @Test func `a file of tests builds and runs its target, the failed ones first`() {
    let plan = plan(
      [.tests(target: "ShopTests")],
      failing: ["ShopTests.Cart/testAdd", "LoginTests.Words/testLength"])

    #expect(plan.needsBuild)
    #expect(plan.rounds == [.named(["ShopTests.Cart/testAdd"]), .targets(["ShopTests"])])
  }

  @Test func `a test that its target and a screen call for runs once`() {
    let plan = plan([.tests(target: "ShopTests"), Self.screen("cart")])

    #expect(plan.rounds == [.targets(["ShopTests"])])
  }

  @Test func `code runs everything, the failed ones first`() {
    let plan = plan([.code, Self.screen("cart")], failing: ["LoginTests.Words/testLength"])

    #expect(plan.needsBuild)
    #expect(plan.rounds == [.named(["LoginTests.Words/testLength"]), .all])
  }

  @Test func `before anything is known everything runs`() {
    let plan = WatchPlan([Self.screen("cart")], memory: TestMemory(), names: [:])

    #expect(plan.rounds == [.all])
  }

  @Test func `an app whose files have faults runs all tests that open apps`() {
    let plan = plan([Self.screen("cart")], names: ["Screens": "Sample"])

    #expect(
      plan.rounds == [
        .named([
          "LoginTests.Login/testSignIn", "ShopTests.Cart/testAdd", "ShopTests.Feed/testOpen",
          "ShopTests.Slow/testWait",
        ])
      ])
  }

  @Test func `nothing that tests are made of runs nothing`() {
    #expect(plan([.other]).rounds.isEmpty)
    #expect(plan([Self.screen("help")]).rounds.isEmpty)
  }

  @Test func `patterns choose exactly the tests`() {
    #expect(WatchPlan.Tests.all.pattern == nil)
    #expect(
      WatchPlan.Tests.named(["A.B/c(d:)", "E.F/g"]).pattern == #"^(?:A\.B\/c\(d:\)|E\.F\/g)$"#)
    #expect(WatchPlan.Tests.targets(["ShopTests"]).pattern == #"^(?:ShopTests)\."#)
  }
}
