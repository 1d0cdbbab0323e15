import SimulatedApp
import Testing

@testable import ModelDrafting

/// Tests that contradict each other, and the screens that each of them gets.
@Suite struct TestGroupsTests {
  /// A test that launches the app, and finds one text.
  private func test(_ name: String, finding text: String, missing other: String) -> DraftedTest {
    let scene = SceneKey(action: 1)
    var script = DraftScript()
    script.scenes[scene] = DraftTree([DraftElement(.staticText, label: text)])
    var run = ScriptRun()
    let launch = ScriptAct(
      kind: .launch([], [:]), query: nil, from: SceneKey(action: 0), to: scene, typed: [:])
    run.events = [.act(launch)]
    for (label, count) in [(text, 1), (other, 0)] {
      run.events.append(
        .look(
          ScriptLook(
            kind: .existence, query: Self.text(label), scene: scene, count: count,
            boundary: scene, isOfWait: false)))
    }
    return DraftedTest(name: name, .init(script: script, runs: 1), run: run)
  }

  private static func text(_ label: String) -> Query {
    Query().descendants(.staticText).identified(by: label)
  }

  @Test func `the first screen asks which test it is, and each sees its own`() {
    let tests = [
      test("A.B/full", finding: "Full", missing: "Empty"),
      test("A.B/empty", finding: "Empty", missing: "Full"),
    ]
    var groups = TestGroups()
    #expect(!LaunchMaking.asksForTest(ModelMaking(SceneGraph(tests, in: groups)).definition()))
    let isMoved = groups.move(["A.B/empty"])
    #expect(isMoved)
    let app = ModelMaking(StateMerging().merged(SceneGraph(tests, in: groups))).definition()
    #expect(app.check().isEmpty && LaunchMaking.asksForTest(app))
    for (name, label) in [("B/empty", "Empty"), ("B/full", "Full"), ("C/other", "Full")] {
      let session = AppSession(app: CompiledApp(app), configuration: .init())
      _ = session.launch(arguments: [], environment: [LaunchMaking.testVariable: name])
      #expect(session.exists(Self.text(label)), "\(name)")
      #expect(!session.exists(Self.text(label == "Full" ? "Empty" : "Full")), "\(name)")
    }
  }

  @Test func `of a group whose tests all fail, each keeps its states, and then one stays alone`() {
    var groups = TestGroups()
    let areMoved = groups.move(["b", "a"])
    #expect(areMoved && groups.tests(of: 1) == ["a", "b"] && groups.number(of: "c") == 0)
    let areKept = groups.move(["a", "b"])
    #expect(areKept && groups.unmerged == [1] && groups.last == 1)
    let isMoved = groups.move(["a", "b"])
    #expect(isMoved && groups.tests(of: 1) == ["a"] && groups.tests(of: 2) == ["b"])
  }

  @Test func `a test that fails alone is given up`() {
    var groups = TestGroups()
    var changes: [Bool] = []
    for _ in 1...4 { changes.append(groups.move(["a"])) }
    #expect(changes == [true, true, false, false])
  }

  @Test func `at last each test that fails is alone, and keeps its states`() {
    var groups = TestGroups()
    let areMoved = groups.move(["a", "b", "c"])
    let areApart = groups.separate(["a", "c"])
    #expect(areMoved && areApart && groups.unmerged == [2, 3])
    #expect((1...3).map(groups.tests) == [["b"], ["a"], ["c"]])
    #expect(groups.separate([]) == false)
  }

  @Test func `no more than so many tests are alone`() {
    var groups = TestGroups()
    let isChanged = groups.separate((0...TestGroups.aloneLimit).map { "test\($0)" })
    #expect(isChanged && groups.last == TestGroups.aloneLimit)
  }

  @Test func `there is a limit of groups`() {
    var groups = TestGroups()
    let tests = (0...TestGroups.groupLimit + 1).map { "test\($0)" }
    var rounds = 0
    while groups.move(tests), rounds < 1_000 { rounds += 1 }
    #expect(groups.last == TestGroups.groupLimit && rounds < 100)
  }
}
