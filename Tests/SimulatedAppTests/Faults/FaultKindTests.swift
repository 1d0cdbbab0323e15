import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

@testable import AppRuntime

@Suite("Each kind of fault")
struct FaultKindTests {
  @Test("has a sample")
  func coverage() {
    let kinds = FaultSample.all.map(\.fault.kind.rawValue)
    #expect(kinds.sorted() == FaultKind.allCases.map(\.rawValue).sorted())
  }

  @Test("changes nothing in a run without it", arguments: FaultSample.all)
  func without(sample: FaultSample) {
    for seed in UInt64(1)...5 {
      #expect(sample.run(seed: seed, plan: FaultPlan()).seen == sample.usual)
    }
  }

  @Test(
    "does what it says in some runs, and nothing else in the others", arguments: FaultSample.all)
  func with(sample: FaultSample) {
    let plan = FaultPlan([sample.fault])
    let seen = (UInt64(1)...40).map { sample.run(seed: $0, plan: plan).seen }
    for words in seen { #expect(words == sample.usual || sample.isFaulty(words)) }
    #expect(seen.contains { $0 != sample.usual })
  }

  @Test("comes again with the token and the text of the plan", arguments: FaultSample.all)
  func replay(sample: FaultSample) throws {
    let plan = FaultPlan([sample.fault])
    for seed in UInt64(1)...8 {
      let first = sample.run(seed: seed, plan: plan)
      let again = sample.run(
        seed: 999, plan: try FaultPlan(parsing: plan.description), replay: first.token)
      #expect(first == again, "seed \(seed)")
    }
  }

  @Test("with strength 0 or 1 changes nothing", arguments: FaultSample.all)
  func weakest(sample: FaultSample) {
    guard let range = sample.fault.kind.strength.range, sample.fault.kind != .alert else { return }
    let plan = FaultPlan([Fault(sample.fault.kind, range.lowerBound)])
    #expect(sample.run(seed: 3, plan: plan).seen == sample.usual)
  }

  @Test("is in the journal's first line, from which the run is played again")
  func journal() throws {
    let plan = try #require(FaultPlan.level("everything"))
    var configuration = SessionConfiguration(seed: 7, isJournaling: true)
    configuration.faults = plan
    let app = CompiledApp(.tiny([Screen("main") { State("only") { Text("there") } }]))
    let session = AppSession(app: app, configuration: configuration)
    _ = session.launch(arguments: [], environment: [:])
    let record = try JournalRecord(session.device.journal?.bytes ?? [])
    #expect(record.header.faults == plan)
    let player = try JournalPlayer(record, app: session.app)
    let played = try #require(player.snapshot(at: session.now))
    let shown = try #require(session.device.snapshot)
    #expect(TreeText(played.tree).subtree() == TreeText(shown.tree).subtree())
  }
}

@Suite("Items in any order")
struct ItemOrderTests {
  @Test("all orders of up to four items have a number, and the first is that of the list")
  func orders() {
    let orders = (0..<24).map { ItemOrder(number: $0).applied(to: [1, 2, 3, 4]) }
    #expect(Set(orders).count == 24)
    #expect(orders[0] == [1, 2, 3, 4])
    #expect(
      Set((0..<24).map { ItemOrder(number: $0).applied(to: [1, 2]) }).count == 2)
  }

  @Test("long lists keep their items")
  func long() {
    for number in 0..<24 {
      #expect(ItemOrder(number: number).applied(to: Array(0..<50)).sorted() == Array(0..<50))
    }
    #expect(ItemOrder(number: 5).applied(to: [Int]()).isEmpty)
  }
}

@Suite("Random numbers of an app")
struct DrawActionTests {
  private static let screen = Screen("main") {
    Context("code", 0)
    On("DRAW", do: .draw("code", below: 10))
    State("only") {}
  }

  @Test("are the same when the journal is played again")
  func journal() throws {
    let screen = Screen("main") {
      Context("code", 0)
      Text(.bind("code"), id: "code")
      State("only") { Entry(.draw("code", below: 1_000)) }
    }
    let configuration = SessionConfiguration(seed: 5, timing: .zero, isJournaling: true)
    let app = TinyApp(.tiny([screen]), configuration: configuration)
    let record = try JournalRecord(app.session.device.journal?.bytes ?? [])
    let player = try JournalPlayer(record, app: app.session.app)
    let played = try #require(player.snapshot(at: app.session.now))
    let shown = try #require(app.session.device.snapshot)
    #expect(TreeText(played.tree).subtree() == TreeText(shown.tree).subtree())
  }

  @Test("are those of the run's seed, below their bound")
  func draws() {
    func codes(_ seed: Seed) -> [String] {
      let app = TinyApp(seed: seed, Self.screen)
      return (0..<30).map { _ in
        app.send("DRAW")
        return app.context("code")?.words ?? ""
      }
    }
    #expect(codes(1) == codes(1))
    #expect(codes(1) != codes(2))
    #expect(Set(codes(1)).isSubset(of: Set((0..<10).map(String.init))))
  }
}
