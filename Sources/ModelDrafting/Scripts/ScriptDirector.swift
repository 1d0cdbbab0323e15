package import SimulatedApp

/// Shows the scenes of a script to a test, and records what the test does.
package final class ScriptDirector: CallObserver {
  /// What happened so far.
  package private(set) var run = ScriptRun()
  /// The run as it was at each failure, if it goes on after failures, with the events after it.
  package var stops: [ScriptRun] {
    stopped.map { stop in
      var stop = stop
      stop.events = run.events
      return stop
    }
  }
  /// The same without events: with them, the next event would copy all before it.
  private var stopped: [ScriptRun] = []

  private var script: DraftScript
  private unowned let session: AppSession
  private let notesPages: Bool
  private let goesOn: Bool
  /// The action whose element was not there, until its failure is known.
  private var missed: TestCall.Action?
  private var clock = SceneClock()
  /// Whether a call is one of the director's own.
  private var pendingType: ElementType?
  /// What the test has entered into fields and switches.
  private var entries = EnteredValues()
  /// Whether the test is making a call that acts.
  private var isActing = false
  /// The element that the current touch of a point reaches.
  private var touched: Query?
  /// The field that the test last touched or typed into.
  private var field: Query?
  private var indexed: [SceneKey: IndexedDraftTree] = [:]

  private var isWaiting = false
  private var others = OtherApps()
  private let callers: () -> [CallSite]
  private let giveUp: (String) -> Void
  private var loop = LoopGuard()

  /// The most events of a run.
  static let eventLimit = 5_000
  /// The most failures after which a test goes on.
  static let stopLimit = 200

  /// Follows a session whose app plays the script.
  ///
  /// It records the files of page objects only on demand, since that takes time. `callers` returns
  /// the lines of the test that lead to the current call; `giveUp` ends a test that would run for
  /// ever, with a reason. If the test goes on after failures, what it does to an element that is
  /// not there counts as done.
  package init(
    _ script: DraftScript, in session: AppSession, notesPages: Bool = false,
    goesOn: Bool = false,
    callers: @escaping () -> [CallSite] = { [] }, giveUp: @escaping (String) -> Void = { _ in }
  ) {
    self.script = script
    self.callers = callers
    self.giveUp = giveUp
    self.session = session
    self.notesPages = notesPages
    self.goesOn = goesOn
    run.scenes.insert(clock.scene)
  }

  // MARK: - Actions

  package func testWillCall(_ action: TestCall.Action) {
    noteApp()
    isActing = true
    run.actions += 1
    if case .gesture(.wheel(to: let value), at: .element(let query)) = action {
      run.turns.append((query, value))
    }
    if let reason = loop.testActs() {
      run.isEndless = true
      giveUp(reason)
    }
    if case .type(let text, _) = action { noteLink(typed: text) }
    if others.typedLink != nil, others.isCurrent { plantNextScene() }
    touched = reached(by: action)
    if session.runState == .notRunning, let query = Self.query(of: action) {
      noteLookElsewhere(query)
    }
    switch action {
    case .launch, .activate: willStart(action)
    case .open(let link), .openBySystem(let link):
      note(link: link)
      willStart(action)
    case .gesture(_, at: .element(let query)), .type(_, into: let query):
      pendingType = type(of: query)
      if pendingType?.takesText == true { field = query }
      if case .type = action, pendingType == .application { field = focused ?? field }
    default: pendingType = nil
    }
  }

  private func willStart(_ action: TestCall.Action) {
    if !session.isInstalled { run.bundle = session.device.aim }
    if case .activate = action { return }
    if isOnApp { plantNextScene() }
  }

  /// Lets the app begin with the next scene when it starts, or when a link is opened.
  private func plantNextScene() {
    _ = session.device.storageKeeper.plant(
      .string(clock.next.stateName), as: ScriptApp.startKey, in: .defaults, for: bundle)
  }

  private func note(link: String) {
    let known = String(link.prefix { $0 != "#" && $0 != "?" })
    if !script.links.contains(known) { run.link = run.link ?? known }
  }

  /// Records a link about which Safari asks before it opens it in an app.
  private func noteLink(typed text: String) {
    guard session.device.aim == SystemApp.safari.bundleIdentifier, text.contains("://"),
      !text.hasPrefix("http")
    else { return }
    let link = text.filter { !$0.isNewline }
    others.typedLink = link
    note(link: link)
  }

  package func testCalled(_ action: TestCall.Action, failure: AutomationFailure?) {
    isActing = false
    noteFailure()
    guard let failure else { return done(action) }
    if goesOn, case .noMatch = failure { missed = action }
  }

  private func done(_ action: TestCall.Action) {
    others.touched = isOnApp ? nil : Self.query(of: action).map { (session.device.aim, $0) }
    if case .type(let text, into: let query) = action { noteTyping(text, into: query) }
    if case .gesture(.wheel(to: let value), at: .element(let query)) = action {
      shown(query).map { entries.turn($0.key, to: value) }
    }
    if Self.kind(of: action, on: nil) == .gesture(.tap) { Self.query(of: action).map(noteTap) }
    let from = clock.scene
    let link = session.device.front?.bundle == bundle ? others.typedLink : nil
    let submits = link == nil && isReturn(action)
    let isBoundary = link != nil || isOnApp && beginsScene(action)
    clock.act(isBoundary: isBoundary, at: session.now)
    var (kind, query) = (
      Self.kind(of: action, on: pendingType), Self.query(of: action) ?? touched
    )
    if submits { (kind, query) = (.gesture(.submit), field) }
    // A search may answer while one types.
    if isBoundary, case .type = action, kind == .other {
      (kind, query) = (.gesture(.change), field)
    }
    note(
      .act(
        ScriptAct(
          kind: link.map { .open($0) } ?? kind, query: query,
          from: from, to: isBoundary ? clock.scene : nil, typed: entries.typed)))
    guard isBoundary else { return }
    if link != nil { others.typedLink = nil }
    entries.beginScene(showing: Set(script.tree(clock.scene).all.map(\.key)))
    run.scenes.insert(clock.scene)
    if case .launch = action {
      entries = EnteredValues()
      return
    }
    _ = SessionDirection(session).raise(ScriptApp.event(of: clock.scene, in: script))
  }

  /// Whether an action taps the return key, which the field handles.
  ///
  /// Other buttons that are not in the script are keys, too.
  private func isReturn(_ action: TestCall.Action) -> Bool {
    guard field != nil, let query = Self.query(of: action) else { return false }
    return query.returnKey != nil
      || pendingType == .button && tree(clock.scene).places(of: query).isEmpty
        && !isShift(query)
  }

  /// Whether a query is for the shift key, which is a button of the keyboard.
  private func isShift(_ query: Query?) -> Bool {
    field != nil && query?.name?.lowercased() == "shift"
  }

  /// Records the field to which a tap gives the keyboard, or what one of its keys types or deletes.
  private func noteTap(_ query: Query) {
    switch query.keyName {
    case "space": noteTyping(" ", into: query)
    case "delete", "Delete": noteTyping("", into: query, deleting: 1)
    case let letter? where letter.count == 1: noteTyping(letter, into: query)
    case nil:
      guard let element = shown(query) else { break }
      if element.type.takesText { field = query }
      if element.type.toggles { entries.toggle(element.key) }
    default: break
    }
  }

  private func noteTyping(_ text: String, into query: Query, deleting deleted: Int = 0) {
    // Text typed into the app goes to the field that has the keyboard.
    guard let element = shown(query) ?? field.flatMap(shown) else { return }
    entries.type(text, into: element.key, deleting: deleted)
  }

  /// The field that has the focus from the beginning of the scene, to which text typed into the app
  /// goes; nil if there is none.
  private var focused: Query? {
    let first = script.tree(clock.scene).all.first { $0.hasFocus && $0.isNamed }
    return first.map { Query().descendants($0.type).identified(by: $0.name) }
  }

  /// The first element of the scene that a query finds; nil if there is none.
  private func shown(_ query: Query) -> DraftElement? {
    tree(clock.scene).places(of: query).first.flatMap { script.tree(clock.scene)[$0] }
  }

  private var bundle: String { session.app.definition.bundleIdentifier }

  private var isOnApp: Bool { session.device.aim == bundle }

  private func type(of query: Query) -> ElementType? {
    guard let snapshot = session.device.lookedAt,
      let index = Resolver().first(query, in: snapshot.indexed)
    else { return goesOn ? QueryConjuring(query).type : nil }
    return snapshot.tree.type(of: index)
  }

  /// The element that the touch of a point reaches, if a query for its name or its type finds it
  /// alone: tests make coordinates of elements to touch them whatever lies in front.
  private func reached(by action: TestCall.Action) -> Query? {
    guard case .gesture(_, at: .point(let point)) = action, isOnApp,
      let shown = session.device.snapshot?.tree, let top = shown.topmostElement(at: point)
    else { return nil }
    let known = tree(clock.scene)
    return ([top] + shown.ancestors(of: top).reversed()).lazy.flatMap { element in
      let all = Query().descendants(shown.type(of: element))
      let names = [shown[element].identifier, shown[element].label].filter { !$0.isEmpty }
      return names.map(all.identified) + [all]
    }.first { query in
      let places = known.places(of: query)
      return places.count == 1 && places.first?.isEmpty == false
    }
  }

  private func beginsScene(_ action: TestCall.Action) -> Bool {
    let number = clock.next.action
    if case .launch = action { return true }
    if script.furtherActions.contains(number) { return true }
    if isShift(Self.query(of: action)) { return false }
    return Self.begins(action, on: pendingType) && !script.quietActions.contains(number)
  }

  /// Whether an action usually leads to other content.
  private static func begins(_ action: TestCall.Action, on type: ElementType?) -> Bool {
    switch action {
    case .launch, .open, .openBySystem: return true
    case .type(let text, _): return text.hasSuffix("\n") && type == .searchField
    case .gesture(let gesture, let place):
      // Tests tap the whole app so that an interruption monitor runs.
      if let type, type.takesText || type.keepsItsPlace || type == .application { return false }
      switch (gesture, place) {
      case (.touch(let touch, _), _): return !touch.isSwipe
      case (.tap, .element): return true
      case (.pointer(let click), .element): return click != .hover
      default: return false
      }
    default: return false
    }
  }

  private static func query(of action: TestCall.Action) -> Query? {
    switch action {
    case .gesture(_, at: .element(let query)), .type(_, into: let query): query
    default: nil
    }
  }

  private static func kind(of action: TestCall.Action, on type: ElementType?) -> ScriptAct.Kind {
    switch action {
    case .gesture(.wheel, at: .element), .gesture(.slide, at: .element): .gesture(.change)
    case .gesture(_, at: .element) where type?.toggles == true: .gesture(.change)
    case .launch(let arguments, let environment): .launch(arguments, environment)
    case .open(let link), .openBySystem(let link): .open(link)
    case .gesture(.touch(let gesture, _), _), .gesture(.swipe(let gesture, _), _),
      .gesture(.pointer(let gesture), at: .element):
      .gesture(gesture)
    case .gesture(.drag(let motion, to: .point(let end)), at: .point(let start)):
      .gesture(motion.gesture(right: end.x - start.x, down: end.y - start.y))
    case .gesture(.tap(let times, let fingers), _):
      .gesture(fingers > 1 ? .twoFingerTap : times == 2 ? .doubleTap : .tap)
    case .type(let text, _) where text.hasSuffix("\n"): .gesture(.submit)
    default: .other
    }
  }

  // MARK: - Looks

  package func testLooked(_ words: String, at observation: Observation) {
    guard let snapshot = session.device.lookedAt else { return }
    noteApp()
    let (kind, query): (ScriptLook.Kind, Query)
    switch observation {
    case .exists(let asked): (kind, query) = (.existence, asked)
    case .count(let asked): (kind, query) = (.count, asked)
    case .rows(let asked): (kind, query) = (.attributes, asked)
    case .point, .variable: return
    }
    let count = Resolver().count(query, in: snapshot.indexed)
    loop.testLooked(at: query, finding: count)
    guard isOnApp else {
      // What a test looks for after its failure does not tell what it lacked.
      guard count == 0, run.failedAt == nil else { return }
      run.promptLook = (clock.scene, query)
      return noteLookElsewhere(query)
    }
    if kind == .attributes, count > 0 {
      run.readers = callers()
      if !isActing { noteKeptText(of: query) }
    }
    let look = ScriptLook(
      kind: kind, query: query, scene: clock.scene, count: count, boundary: clock.boundary,
      isOfWait: isWaiting,
      page: notesPages ? session.device.locator?()?.file : nil,
      frames: kind == .attributes && count > 0 ? frames(of: query, in: snapshot) : nil)
    if case .look(let last) = run.events.last, last.query == query, last.scene == look.scene,
      last.count == count, last.kind == kind
    {
      // What is looked for once and then waited for may change at the wait.
      if last.boundary == last.scene {
        run.events[run.events.count - 1] = .look(look)
      } else if isWaiting, count > 0, look.boundary > last.boundary {
        // A test that waits for it once more may expect that it is gone.
        note(.look(look))
      }
      return
    }
    note(.look(look))
  }

  private func frames(of query: Query, in snapshot: ScreenSnapshot) -> ScriptLook.Frames? {
    guard let index = Resolver().first(query, in: snapshot.indexed),
      let outer = snapshot.tree.parent(of: index)
    else { return nil }
    return ScriptLook.Frames(
      own: snapshot.tree.frame(of: index), outer: snapshot.tree.frame(of: outer),
      screen: snapshot.tree.frame(of: 0))
  }

  /// Records what the test reads of a field or a switch that it changed in an earlier scene.
  private func noteKeptText(of query: Query) {
    guard let element = shown(query), element.value == nil else { return }
    if element.type.takesText, let text = entries.keptText(of: element.key) {
      run.keptTexts[clock.scene, default: [:]][element.key] = text
    }
    guard element.type.toggles, let snapshot = session.device.lookedAt,
      let index = Resolver().first(query, in: snapshot.indexed)
    else { return }
    let isOn = snapshot.tree.value(of: index) == "1"
    for (scene, value) in entries.keptValues(of: element.key, isOn: isOn, in: clock.scene) {
      run.keptTexts[scene, default: [:]][element.key] = value
    }
  }

  package func testLookedAtNoApp(for query: Query) {
    noteApp()
    noteLookElsewhere(query)
    guard isOnApp, run.failedAt == nil, session.runState == .background,
      let (bundle, touched) = others.touched, session.device.front?.bundle == bundle
    else { return }
    run.lookBehind = (query, clock.scene, bundle, touched)
  }

  /// Records which app a call or query is about, after any failure of those before.
  private func noteApp() {
    noteFailure()
    if run.failedAt == nil, session.interruptionMonitor != nil { run.hasMonitor = true }
    others.isCurrent = !isOnApp && (session.isInstalled || run.actions > 0 && run.bundle == nil)
  }

  /// Records that the test asks for the state of another app that is not in front.
  private func noteAwaitedApp() {
    let aim = session.device.aim
    guard !isOnApp, aim != SystemApp.springBoard.bundleIdentifier, session.runState != .foreground
    else { return }
    run.awaitedApp = (aim, clock.scene)
  }

  /// Records a look at another app, or a touch there, which fails without one if it does not run.
  private func noteLookElsewhere(_ query: Query) {
    guard others.isCurrent, run.failedAt == nil else { return }
    run.lookElsewhere = (
      session.device.aim, query, clock.scene, isRunning: session.runState != .notRunning
    )
  }

  private func tree(_ scene: SceneKey) -> IndexedDraftTree {
    if let known = indexed[scene] { return known }
    let made = script.tree(scene).indexed
    indexed[scene] = made
    return made
  }

  // MARK: - Waits

  package func waitBegan(atMost limit: VirtualDuration, isPolled: Bool) {
    noteFailure()
    if run.failedAt == nil { noteAwaitedApp() }
    clock.wait(script, limit: limit)
    isWaiting = limit > .zero
  }

  package func waitEnded(isMet: Bool) { isWaiting = false }

  package func waitWillLook() { beginWaitingScene() }

  package func testSlept(_ duration: VirtualDuration) {
    clock.wait(script, limit: duration)
    beginWaitingScene()
  }

  private func beginWaitingScene() {
    let from = clock.scene
    guard let delay = clock.beginWaitingScene(at: session.now) else { return }
    note(
      .wait(
        from: from, to: clock.scene, nanoseconds: delay, limit: clock.limit.nanoseconds))
    run.scenes.insert(clock.scene)
    _ = SessionDirection(session).raise(ScriptApp.event(of: clock.scene, in: script))
  }

  // MARK: - Failures

  private func note(_ event: ScriptEvent) {
    guard run.events.count < Self.eventLimit else { return run.isCut = true }
    run.events.append(event)
  }

  /// Lets go of all that a run has gathered, once it is read: code of a test that is left at a
  /// failure holds the director for ever.
  package func release() {
    (run, stopped, script, indexed) = (ScriptRun(), [], DraftScript(), [:])
  }

  /// Records where in the run the first failure occurred; call it also at the end of the test.
  package func noteFailure() {
    noteFirstFailure()
    if goesOn { noteStops() }
  }

  /// Records each failure of a test that goes on, and ends it at one that is not about an element
  /// that is not there.
  private func noteStops() {
    guard session.failures.count > stopped.count || missed != nil else { return }
    var isOver = false
    for failure in session.failures.dropFirst(stopped.count) {
      var stop = run
      stop.fail(with: failure, after: clock.boundary)
      stop.failedElsewhere = others.isCurrent
      isOver = !stop.lacksElement && (!stop.lacksFocus || stopped.isEmpty)
      stop.events = []
      stopped.append(stop)
    }
    if isOver { return giveUp("the test fails") }
    guard stopped.count <= Self.stopLimit else { return giveUp("the test fails too often") }
    guard let action = missed else { return }
    missed = nil
    done(action)
  }

  private func noteFirstFailure() {
    guard run.failedAt == nil, let first = session.failures.first else { return }
    run.fail(with: first, after: clock.boundary)
    noteAwaitedApp()
    // A test that has failed turns back to its app to end it.
    run.failedElsewhere = others.isCurrent
    // A query in an app that was never launched finds nothing, and only an assertion fails.
    let isIdle = run.actions == 0 && session.runState == .notRunning
    guard isIdle || first.reason.kind == .notRunning, run.actions <= 1 else { return }
    run.usesEarlierApp = true
    if !session.isInstalled { run.bundle = session.device.aim }
  }
}

/// What a test does in other apps.
private struct OtherApps {
  /// Whether the last call or query was about another app.
  var isCurrent = false
  /// The link to an app that the test has typed into Safari's address field.
  var typedLink: String?
  /// What the test last touched in another app; nil once it has touched its own again.
  var touched: (bundle: String, query: Query)?
}

/// Counts the actions and waits of a test, and determines its scene.
private struct SceneClock {
  private(set) var scene = SceneKey(action: 0)
  /// The last action or wait, where another scene could have begun.
  private(set) var boundary = SceneKey(action: 0)
  private var actions = 0
  private var waits = 0
  private var begin = VirtualInstant.start
  /// The scene that the current wait begins with its next query.
  private var coming: SceneKey?
  /// How long the current wait lasts at most.
  private(set) var limit = VirtualDuration.zero

  /// The scene after the next action.
  var next: SceneKey { SceneKey(action: actions + 1) }

  /// Counts an action.
  mutating func act(isBoundary: Bool, at instant: VirtualInstant) {
    actions += 1
    waits = 0
    boundary = SceneKey(action: actions)
    guard isBoundary else { return }
    (scene, begin, coming) = (boundary, instant, nil)
  }

  /// Counts a wait, which may begin a scene.
  mutating func wait(_ script: DraftScript, limit: VirtualDuration) {
    guard limit > .zero else { return }
    waits += 1
    self.limit = limit
    boundary = SceneKey(action: actions, wait: waits)
    coming = script.waits.contains(boundary) ? boundary : nil
  }

  /// Begins the scene of the current wait; returns how long the scene before was shown.
  mutating func beginWaitingScene(at instant: VirtualInstant) -> Int64? {
    guard let coming else { return nil }
    let passed = (instant - begin).nanoseconds
    (scene, begin, self.coming) = (coming, instant, nil)
    return passed
  }
}

extension ElementType {
  /// Whether a tap on it usually changes only its own value.
  var keepsItsPlace: Bool {
    switch self {
    case .switch, .toggle, .slider, .pickerWheel, .picker, .datePicker, .segmentedControl, .key,
      .menuItem, .pageIndicator:
      true
    default: false
    }
  }
}
