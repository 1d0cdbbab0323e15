import SimulatedApp
import TestFailures
import Testing

@testable import ModelDrafting

/// What tests look for in other apps, such as Safari and Settings.
@Suite struct OtherAppDraftTests {
  private let settings = SystemApp.settings.bundleIdentifier
  private let scene = SceneKey(action: 1)
  private let cell = Query().descendants(.cell).identified(by: "Wi-Fi")
  private let failure = TestFailure(
    message: "XCTAssertTrue failed", file: "A.swift", line: 3,
    reason: FailureReason(.assertion, subject: ""))

  /// A session whose app plays a script, with what follows it.
  private func directed(
    _ script: DraftScript
  ) -> (session: AppSession, director: ScriptDirector) {
    let session = AppSession(
      app: CompiledApp(ScriptApp(script).definition(with: [])), configuration: .init())
    let director = ScriptDirector(script, in: session)
    SessionDirection(session).observe(with: director)
    _ = session.launch(arguments: [], environment: [:])
    return (session, director)
  }

  /// The changes that are tried where a test fails in an app, which runs or does not.
  private func repairs(lookingAt bundle: String, isRunning: Bool) -> [DraftScript] {
    var run = ScriptRun()
    run.failure = failure
    run.failedElsewhere = true
    run.lookElsewhere = (bundle, cell, scene, isRunning: isRunning)
    return Array(ScriptRepairs(script: DraftScript(), run: run, line: "").candidates())
  }

  @Test func `what a test lacks in another app is shown there`() {
    let changed = repairs(lookingAt: settings, isRunning: true)
    #expect(changed.contains { $0.otherApps[settings]?.all.count == 1 })
    #expect(changed.allSatisfy { $0.prompts.isEmpty })
  }

  @Test(arguments: [true, false])
  func `a test with a monitor for interruptions may expect a prompt`(hasMonitor: Bool) {
    let (session, director) = directed(DraftScript())
    if hasMonitor { session.interruptionMonitor = { _ in true } }
    _ = session.perform(.tap, on: cell, title: "")
    var run = director.run
    (run.failure, run.failedAfter) = (failure, SceneKey(action: 2))
    let changed = ScriptRepairs(script: DraftScript(), run: run, line: "").candidates()
    #expect(changed.contains { $0.prompts == [scene: "location"] } == hasMonitor)
  }

  @Test func `an app of the system that does not run is opened`() {
    let changed = repairs(lookingAt: settings, isRunning: false)
    #expect(changed.contains { $0.prompts == [scene: "app-settings:"] })
  }

  @Test(arguments: [
    SystemApp.safari.bundleIdentifier, SystemApp.settings.bundleIdentifier, "com.example.Till_2",
  ])
  func `an app that a test expects in front is opened`(bundle: String) {
    let (session, director) = directed(DraftScript())
    session.aim(at: bundle)
    director.waitBegan(atMost: .seconds(1), isPolled: true)
    #expect(director.run.awaitedApp?.bundle == bundle)
    var run = director.run
    run.failure = failure
    let opening = Array(ScriptRepairs(script: DraftScript(), run: run, line: "").candidates())
    let (next, _) = directed(opening.first ?? DraftScript())
    next.aim(at: bundle)
    #expect(next.runState == .foreground)
  }

  @Test func `what is looked for in an app that nothing has installed is another app's`() {
    let (session, director) = directed(DraftScript())
    session.aim(at: "com.example.picker")
    director.testLookedAtNoApp(for: cell)
    #expect(director.run.lookElsewhere?.bundle == "com.example.picker")
  }

  @Test func `what is touched in an app that nothing has opened is another app's`() {
    let (session, director) = directed(DraftScript())
    session.aim(at: "com.example.sharing")
    _ = session.perform(.tap, on: cell, title: "")
    #expect(director.run.lookElsewhere?.query == cell)
  }

  @Test(arguments: [true, false])
  func `another app that a test launches is installed, also beside a third one`(hasThird: Bool) {
    let bundle = "com.example.Till-2"
    var script = DraftScript()
    if hasThird { script.otherApps["com.example.third"] = DraftTree() }
    var run = ScriptRun()
    run.failure = TestFailure(
      message: "Failed to launch \(bundle): The request to open \"\(bundle)\" failed.",
      file: "A.swift", line: 3)
    let changed = ScriptRepairs(script: script, run: run, line: "").candidates()
    let installing = Array(changed).first ?? DraftScript()
    #expect(installing.otherApps.count == (hasThird ? 2 : 1))
    let (next, _) = directed(installing)
    next.aim(at: bundle)
    #expect(next.launch(arguments: [], environment: [:]) == nil)
    #expect(next.runState == .foreground)
  }

  @Test func `the app of a test is never opened by another one`() {
    let (session, director) = directed(DraftScript())
    session.aim(at: SystemApp.springBoard.bundleIdentifier)
    director.waitBegan(atMost: .seconds(1), isPolled: true)
    session.aim(at: ScriptApp.bundle)
    director.waitBegan(atMost: .seconds(1), isPolled: true)
    #expect(director.run.awaitedApp == nil)
  }

  @Test func `the home screen shows nothing that is made up`() {
    let changed = repairs(lookingAt: SystemApp.springBoard.bundleIdentifier, isRunning: true)
    #expect(changed.allSatisfy { $0.otherApps.isEmpty })
  }

  @Test func `other apps show what scripts let them show, beside what the system's show`() {
    var (first, second) = (DraftScript(), DraftScript())
    first.otherApps[settings] = DraftTree([DraftElement(.cell, label: "Wi-Fi")])
    second.otherApps[settings] = DraftTree([DraftElement(.cell, label: "Sounds")])
    var app = ScriptApp(first).definition(with: [])
    app.show(otherAppsOf: [first, second])
    #expect(app.check().isEmpty)
    let session = AppSession(app: CompiledApp(app), configuration: .init())
    session.aim(at: settings)
    _ = session.launch(arguments: [], environment: [:])
    #expect(session.exists(cell))
    #expect(session.exists(Query().descendants(.cell).identified(by: "Sounds")))
  }

  @Test func `a switch in an app of the system keeps no value`() {
    var script = DraftScript()
    script.otherApps[settings] = DraftTree([DraftElement(.switch, label: "Dark Appearance")])
    let faults = ScriptApp(script).definition(with: []).check()
    #expect(faults.isEmpty, "\(faults)")
  }

  @Test func `an app that tests are about has its own screens beside those of the first`() {
    let store = "com.example.store"
    var script = DraftScript()
    script.otherApps[store] = DraftTree([DraftElement(.button, label: "seen by another test")])
    script.scenes[SceneKey(action: 0)] = DraftTree([DraftElement(.cell, label: "Get")])
    script.bundle = store
    var app = ScriptApp(DraftScript()).definition(with: [])
    app.show(otherAppsOf: [script], drafted: [ScriptApp(script).definition(with: [])])
    #expect(app.otherApps.map(\.bundleIdentifier) == [store])
    #expect(app.otherApps[0].screens.map(\.name) == [ScriptApp.screen])
    #expect(app.check().isEmpty)
  }

  @Test func `where a test looks for a prompt, the app may sign in on a web site`() {
    let go = Query().descendants(.button).identified(by: "Continue")
    var run = ScriptRun()
    run.failure = failure
    run.failedElsewhere = true
    run.promptLook = (scene, go)
    let changed = ScriptRepairs(script: DraftScript(), run: run, line: "").candidates()
    let asking = changed.filter { script in
      let (session, _) = directed(script)
      session.aim(at: SystemApp.springBoard.bundleIdentifier)
      return session.exists(go)
    }
    #expect(asking.count == 1)
  }

  /// The changes that are tried where a test looks in vain for something of the home screen.
  private func repairs(lookingFor query: Query) -> [DraftScript] {
    var run = ScriptRun()
    run.failure = failure
    run.failedElsewhere = true
    run.promptLook = (scene, query)
    return Array(ScriptRepairs(script: DraftScript(), run: run, line: "").candidates())
  }

  @Test(arguments: [
    "“Shop” Would Like to Send You Notifications", "Allow “Shop” to use your location?",
    "“Shop” Wants to Use “accounts.example.org” to Sign In",
  ])
  func `a prompt whose whole title a test looks for names the app`(title: String) {
    let alert = Query().descendants(.alert).identified(by: title)
    let asking = repairs(lookingFor: alert).filter { script in
      let (session, _) = directed(script)
      session.aim(at: SystemApp.springBoard.bundleIdentifier)
      return session.exists(alert)
    }
    #expect(asking.count == 1)
  }

  @Test func `an icon that a test looks for on the home screen is that of the app`() {
    let icon = Query().descendants(.icon).identified(by: "Shop")
    let named = repairs(lookingFor: icon).first ?? DraftScript()
    let (session, _) = directed(named)
    session.aim(at: SystemApp.springBoard.bundleIdentifier)
    #expect(session.exists(icon))
    #expect(named.prompts.isEmpty)
  }

  @Test func `an app has the name by which most of its tests know it`() {
    var app = ScriptApp(DraftScript()).definition(with: [])
    app.takeName(of: [DraftScript()])
    #expect(app.name == "Drafted")
    let scripts = ["Shop", "Till", nil, "Till"].map { name in
      var script = DraftScript()
      script.appName = name
      return script
    }
    app.takeName(of: scripts)
    #expect(app.name == "Till")
  }

  @Test func `a scene that shows nothing can open a link`() {
    var script = DraftScript()
    script.scenes[SceneKey(action: 1)] = DraftTree([DraftElement(.button, label: "Help")])
    script.prompts[SceneKey(action: 2)] = "https://example.com"
    let (session, _) = directed(script)
    #expect(session.perform(.tap, on: Query().descendants(.button), title: "") == nil)
    session.aim(at: SystemApp.safari.bundleIdentifier)
    #expect(session.runState == .foreground)
  }

  @Test func `a link that is typed into Safari leads to the app`() {
    let link = "draft://letter?id=1"
    let field = Query().descendants(.textField).first()
    var script = DraftScript()
    script.links = ["draft://letter"]
    let (session, director) = directed(script)
    session.aim(at: SystemApp.safari.bundleIdentifier)
    _ = session.launch(arguments: [], environment: [:])
    #expect(session.perform(.tap, on: field, title: "") == nil)
    #expect(session.perform(.type(link, into: field)) == nil)
    for button in ["go", "Open"] {
      let query = Query().descendants(.button).identified(by: button)
      #expect(session.perform(.tap, on: query, title: "") == nil)
    }
    session.aim(at: ScriptApp.bundle)
    #expect(session.runState == .foreground)
    let isOpened = director.run.events.contains { event in
      if case .act(let act) = event, case .open(link) = act.kind { act.to != nil } else { false }
    }
    #expect(isOpened)
  }

  @Test(arguments: [ElementType.button, .secureTextField])
  func `what a test last touched in another app leads back to its own`(type: ElementType) throws {
    let picker = "com.example.Picker-1"
    let last = Query().descendants(type).identified(by: "Last")
    var script = DraftScript()
    script.otherApps[picker] = DraftTree([DraftElement(type, label: "Last")])
    script.prompts[scene] = DraftScript.link(to: picker)
    func followed(_ script: DraftScript) -> (ScriptRun, finds: Bool) {
      let (session, director) = directed(script)
      session.aim(at: picker)
      _ = session.perform(.tap, on: last, title: "")
      if type.takesText { _ = session.perform(.type("a\n", into: last)) }
      session.aim(at: ScriptApp.bundle)
      let finds = session.exists(cell)
      return (director.run, finds)
    }
    var (run, finds) = followed(script)
    #expect(!finds)
    run.failure = failure
    let changed = Array(ScriptRepairs(script: script, run: run, line: "").candidates())
    let first = try #require(changed.first)
    #expect(followed(first).finds)
    #expect(ScriptApp(first).definition(with: []).check().isEmpty)
  }

  @Test func `what a test looks for after its failure is not what it lacked`() {
    let (session, director) = directed(DraftScript())
    session.aim(at: settings)
    _ = session.launch(arguments: [], environment: [:])
    #expect(!session.exists(cell))
    session.note(failure)
    #expect(!session.exists(Query().descendants(.switch)))
    #expect(director.run.lookElsewhere?.query.text == cell.text)
    #expect(director.run.promptLook?.query.text == cell.text)
  }

  @Test(arguments: [true, false])
  func `a test that fails elsewhere and turns back has failed elsewhere`(isRunning: Bool) {
    let (session, director) = directed(DraftScript())
    session.aim(at: settings)
    if isRunning { _ = session.launch(arguments: [], environment: [:]) }
    #expect(!session.exists(cell))
    session.note(failure)
    session.aim(at: ScriptApp.bundle)
    #expect(session.perform(.terminate) == nil)
    #expect(director.run.failedElsewhere)
    #expect(director.run.lookElsewhere?.bundle == settings)
    #expect(director.run.lookElsewhere?.isRunning == isRunning)
  }

  @Test func `an app of the system that tests are about shows all of their scenes at once`() {
    let switched = Query().descendants(.switch).identified(by: "Wi-Fi")
    var script = DraftScript()
    script.bundle = settings
    for (number, query) in [(1, cell), (2, switched)] {
      script.scenes[SceneKey(action: number)] = QueryConjuring(query).trees(from: DraftTree()).first
    }
    var app = ScriptApp(DraftScript()).definition(with: [])
    let drafted = ScriptApp(script).definition(with: [])
    app.show(otherAppsOf: [script], drafted: [drafted])
    #expect(app.otherApps.map(\.bundleIdentifier) == [settings])
    #expect(app.otherApps[0].screens.map(\.states.count) == [1])
    #expect(app.otherApps[0].screens[0].view.count == 2)
    #expect(app.check().isEmpty)
  }
}
