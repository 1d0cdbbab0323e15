import AccessibilityTree
package import AppCompiling
import AppModel
import AppNetwork
import AppRuntime
package import AppSession
import NetworkStubs
import PredicateFormat
import RunJournal

/// One walk through an app in a new session: a launch, and then moves.
package final class RouteWalk {
  /// The session; in it only the app takes time, because calls of a test cost none.
  package let session: AppSession
  private(set) var sightings = RouteSightings()
  private(set) var coordinator = ""
  /// The app's facts since the last move started.
  private(set) var factsOfMove: [JournalFact] = []
  /// The launch.
  let start: RouteStart
  /// The moves that were made, in order.
  private(set) var made: [RouteMove] = []
  /// The texts that were typed in moves of their own.
  private(set) var typed: Set<String> = []
  /// The loader runs that are between two attempts.
  private(set) var pausing: Set<Int> = []
  private let known: KnownAnswers

  /// The text for empty fields: letters, a digit and the form of an email address.
  package static let sampleText = "sample1@example.com"
  /// Launches the app with a coordinator.
  package convenience init(_ app: CompiledApp, coordinator: String) {
    self.init(app, start: RouteStart(coordinator: coordinator))
  }

  /// Launches the app, by default on its own device and in its own language.
  init(
    _ app: CompiledApp, start: RouteStart, device: DeviceProfile? = nil, language: String? = nil
  ) {
    self.start = start
    known = KnownAnswers()
    session = AppSession(
      app: app, configuration: SessionConfiguration(device: device, timing: .zero))
    session.device.outcomes.ofAll = false
    watchSession()
    let argument = "-" + app.definition.coordinatorArgument
    let asked = language.map { ["-AppleLanguages", "(\($0))"] } ?? []
    _ = session.launch(
      arguments: [argument, start.coordinator] + asked + start.arguments,
      environment: start.environment)
  }

  /// A copy of the walk as it is now; later moves in one do not affect the other.
  ///
  /// The copy has seen nothing yet.
  func copy() -> RouteWalk { RouteWalk(copying: self) }

  private init(copying other: RouteWalk) {
    start = other.start
    known = other.known
    coordinator = other.coordinator
    made = other.made
    pausing = other.pausing
    typed = other.typed
    session = AppSession(copying: other.session)
    watchSession()
  }

  private func watchSession() {
    session.device.watch = { [unowned self] in note($0) }
    session.device.onStep = { [unowned self] _, _, step in
      if case .took(let key) = step { sightings.note(taken: key) }
    }
  }

  /// The app's message when it crashed; nil if it did not crash.
  var crash: String? { session.crash }

  /// The name of the screen in front.
  package var frontScreen: String? { process?.frontScreen?.place.screen }

  /// The path of the state of the screen in front.
  package var frontState: String { process?.frontScreen?.place.state ?? "" }

  /// Whether anything in the app responded to the last move.
  var lastMoveActed: Bool { factsOfMove.contains { $0.isAnswer } }

  /// The number of screens on the front stack, and whether that stack is presented.
  var frontDepth: (screens: Int, isPresented: Bool) {
    (process?.frontStack?.screens.count ?? 0, process?.presented.isEmpty == false)
  }

  /// The most screens on one stack, or the number of stacks over each other if that is more.
  var stackDepth: Int {
    guard let process else { return 0 }
    let stacks = process.stacks + process.presented.map(\.stack)
    return max(stacks.map(\.screens.count).max() ?? 0, process.presented.count)
  }

  /// The screen below the one in front: on its stack, or behind it.
  var screenBelow: String {
    guard let process else { return "" }
    let stacks =
      process.presented.reversed().map(\.stack)
      + process.stacks.dropFirst(process.selectedStack).prefix(1)
    return stacks.flatMap { $0.screens.reversed() }.dropFirst().first?.name ?? ""
  }

  /// The wanted identifiers that are in the tree, each with the screen that shows it.
  func screens(showing wanted: Set<String>) -> [(identifier: String, screen: String)] {
    guard let snapshot = session.device.snapshot, let process else { return [] }
    return snapshot.tree.front.compactMap { node in
      guard case .element(let screen, _, _) = snapshot.sources[node],
        let name = process.openScreens[screen]?.name
      else { return nil }
      let identifier = snapshot.tree.identifier(of: node)
      return wanted.contains(identifier) ? (identifier, name) : nil
    }
  }

  /// Whether the front screen has an element that responds to a touch or takes text.
  var hasControls: Bool { !gestureMoves(fillsIn: false).isEmpty || !emptyFields.isEmpty }

  var process: AppProcess? { session.device.process }

  private func note(_ fact: JournalFact) {
    factsOfMove.append(fact)
    switch fact {
    case .started(let name): coordinator = name
    case .loading(let run, _, _, _): pausing.remove(run)
    case .loaded(let run, _, _, _): pausing.insert(run)
    case .answered(let answer) where answer.failure == NetworkFailure.Code.unmatched.rawValue:
      let exchanges = session.device.network.exchanges
      guard exchanges.indices.contains(answer.number - 1) else { break }
      sightings.note(unanswered: exchanges[answer.number - 1])
    default: break
    }
    sightings.note(fact) { [session] id in session.device.process?.openScreens[id]?.name }
  }

  // MARK: - What can be done

  /// All moves that are possible now, in the order of the tree.
  var moves: [RouteMove] {
    guard crash == nil, let snapshot = session.device.snapshot else { return [] }
    var moves = snapshot.tree.front.compactMap { systemMove(at: $0, in: snapshot) }
    moves += gestureMoves(fillsIn: false)
    if !emptyFields.isEmpty { moves += gestureMoves(fillsIn: true) }
    if session.nextEvent != nil {
      moves.append(.wait(failing: false))
      if process?.runs.isEmpty == false { moves.append(.wait(failing: true)) }
    }
    return moves
  }

  /// The next event, once for each other answer that the server may give.
  var answers: [RouteMove] {
    guard crash == nil, let plan = session.device.requestDueNext else { return [] }
    return known.answers(to: plan, session.device.network).map { .answer($0.title) }
  }

  private func answer(titled title: String) -> Result<NetworkResponse, NetworkFailure>? {
    guard crash == nil, let plan = session.device.requestDueNext else { return nil }
    let network = session.device.network
    return known.answers(to: plan, network).first { $0.title == title }
      .flatMap { network.otherResult($0.number, to: plan) }
  }

  private func systemMove(at node: Int, in snapshot: ScreenSnapshot) -> RouteMove? {
    switch snapshot.sources[node] {
    case .backButton: .back
    case .tab(let index): .tab(index: index)
    case .more: .more
    case .alertButton(let index):
      .alertButton(index: index, label: process?.alert?.labels[index] ?? "")
    case .part(_, _, _, let part) where part.isCommand:
      .command(
        ControlCommand(part: part, name: snapshot.tree.row(of: node, withFrame: false)))
    case .shareButton(.copy): .copying
    case .dismissRegion: .dismissal
    case .system, .element, .key, .part, .menuItem, .grabber, .shareButton: nil
    }
  }

  /// The items of repeated elements that represent all of them now.
  var representativeItems: RepresentativeItems? {
    session.device.snapshot.map { RepresentativeItems($0, screens: process?.openScreens ?? [:]) }
  }

  private func gestureMoves(fillsIn: Bool) -> [RouteMove] {
    guard let snapshot = session.device.snapshot, let items = representativeItems else { return [] }
    return snapshot.tree.front.flatMap { node -> [RouteMove] in
      guard case .element(let screen, let element, let item) = snapshot.sources[node],
        items.takes(node)
      else { return [] }
      let target = RouteTarget(screen: screen, element, item, at: node, in: snapshot)
      return element.exploredGestures.map { .gesture($0, target, fillsIn: fillsIn) }
    }
  }

  var emptyFields: [RouteTarget] { fields.filter(\.text.isEmpty).map(\.target) }

  /// A text field that is shown and enabled.
  struct TextField {
    let target: RouteTarget
    let screen: String
    /// The key of the context that it is bound to; nil if it keeps its text itself.
    let key: String?
    let text: String
  }

  /// The text fields that can be typed into, in the order of the tree.
  var fields: [TextField] {
    guard let snapshot = session.device.snapshot, let process else { return [] }
    return snapshot.tree.front.compactMap { node in
      guard case .element(let screen, let element, let item) = snapshot.sources[node],
        element.definition.type.takesText, let owner = process.openScreens[screen],
        snapshot.tree.flags(of: node).contains(.isEnabled)
      else { return nil }
      return TextField(
        target: RouteTarget(screen: screen, element, item, at: node, in: snapshot),
        screen: owner.name, key: element.definition.binding,
        text: owner.value(of: element, item: item).words)
    }
  }

  /// The texts to type into empty fields besides the sample; an alert's fields get the sample here
  /// too, since its buttons fill nothing in.
  func typing(_ texts: InputTexts) -> [RouteMove] {
    let sample = process?.alert == nil ? [] : [Self.sampleText]
    return fields.filter(\.text.isEmpty).flatMap { field in
      ((field.key.map { texts.texts(for: $0, on: field.screen) } ?? []) + sample)
        .map { .typing($0, field.target) }
    }
  }

  // MARK: - Doing it

  /// Starts a new list of facts, so the facts of a move are separate from those before it.
  func forgetFacts() { factsOfMove = [] }

  /// Makes a move; returns false if it is not possible.
  @discardableResult
  func make(_ move: RouteMove) -> Bool {
    forgetFacts()
    made.append(move)
    defer { session.device.advance(to: session.now) }
    switch move {
    case .gesture(let gesture, let target, let fillsIn):
      if fillsIn { emptyFields.forEach(fillIn) }
      return perform(gesture, on: target)
    case .command, .dismissal, .copying, .back, .tab, .more, .alertButton:
      return touch { move.touches($0) }
    case .wait(let failing):
      session.device.outcomes.ofAll = failing
      defer { session.device.outcomes.ofAll = false }
      return awaitNextEvent()
    case .answer(let title):
      session.device.outcomes.answer = answer(titled: title)
      defer { session.device.outcomes.answer = nil }
      return awaitNextEvent()
    case .typing(let text, let field):
      typed.insert(text)
      type(text, into: field)
      return true
    case .link(let link): return session.device.links.open(link)
    }
  }

  private func awaitNextEvent() -> Bool {
    let form = isInOwnSource ? shownForm : ""
    var events = 0
    while let instant = session.nextEvent {
      session.device.advance(to: instant)
      events += 1
      guard waitsOn(from: form, events: events) else { break }
    }
    if events == Self.waitLimit, waitsOn(from: form, events: 0) { sightings.hasCutWait = true }
    return events > 0
  }

  private func fillIn(_ field: RouteTarget) { type(Self.sampleText, into: field) }

  private func type(_ text: String, into field: RouteTarget) {
    guard perform(.tap, on: field), let process, process.focus != nil else { return }
    text.forEach { process.type($0) }
    process.dismissKeyboard()
  }

  private func perform(_ gesture: ElementGesture, on target: RouteTarget) -> Bool {
    guard gesture == .submit else { return touch(gesture, where: target.isElement) }
    guard touch(.tap, where: target.isElement) else { return false }
    process?.type("\n")
    return true
  }

  /// The number of the element that a move touches, in the tree of the device; nil if it touches
  /// none.
  func element(touchedBy move: RouteMove) -> Int? {
    guard let snapshot = session.device.snapshot else { return nil }
    return snapshot.tree.front.first { move.touches(snapshot.sources[$0]) }
  }

  private func touch(
    _ gesture: ElementGesture = .tap, where isTarget: (ElementSource) -> Bool
  ) -> Bool {
    session.touch(gesture) { snapshot in
      snapshot.tree.front.first { isTarget(snapshot.sources[$0]) }
    }
  }
}

extension AppSession {
  /// Touches the element that is found in a snapshot, if necessary after scrolling; returns false
  /// if it cannot be touched.
  func touch(_ gesture: ElementGesture, _ find: (ScreenSnapshot) -> Int?) -> Bool {
    guard let snapshot = device.snapshot, let node = find(snapshot) else { return false }
    if let point = snapshot.tree.hitPoint(of: node) {
      device.touch(gesture, at: point)
      return true
    }
    let found = FoundElement(snapshot: snapshot, index: node)
    guard device.scroller.scrollToVisible(found) == .done, let moved = device.snapshot,
      let again = find(moved), let point = moved.tree.hitPoint(of: again)
    else { return false }
    device.touch(gesture, at: point)
    return true
  }
}

extension RouteMove {
  /// Whether the move touches an element that represents this.
  fileprivate func touches(_ source: ElementSource) -> Bool {
    switch (self, source) {
    case (.gesture(_, let target, _), _): target.isElement(source)
    case (.command(let command), .part(_, _, _, let part)): part == command.part
    case (.tab(let wanted), .tab(let index)): wanted == index
    case (.alertButton(let wanted, _), .alertButton(let index)): wanted == index
    case (.dismissal, .dismissRegion), (.copying, .shareButton(.copy)), (.back, .backButton),
      (.more, .more):
      true
    default: false
    }
  }
}

extension RouteTarget {
  fileprivate func isElement(_ source: ElementSource) -> Bool {
    guard case .element(screen, let element, let item) = source else { return false }
    return element.ordinal == ordinal && (item?.index ?? -1) == self.item
  }

  /// Describes an element of a snapshot.
  fileprivate init(
    screen: Int, _ element: CompiledElement, _ item: ItemScope?, at node: Int,
    in snapshot: ScreenSnapshot
  ) {
    self.init(
      screen: screen, ordinal: element.ordinal, item: item?.index ?? -1,
      name: snapshot.tree.row(of: node, withFrame: false))
  }
}

extension CompiledElement {
  /// The gestures to try: those with an event, and a tap on a switch.
  fileprivate var exploredGestures: [ElementGesture] {
    let raising = gestures.map(\.gesture)
    let type = definition.type
    let isSwitch = (type == .switch || type == .toggle) && definition.binding != nil
    let own =
      (isSwitch ? [.tap] : [])
      + (control?.showing ?? []).map { gesture in
        gesture == .longPress && opensMenuOnTap ? .tap : gesture
      }
    return raising + own.filter { !raising.contains($0) }
  }
}
