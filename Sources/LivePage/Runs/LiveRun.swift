import AccessibilityTree
import ServedSessions
import SimulatedApp
import VirtualTime

/// A session on the page, with the screens that it has shown so far.
final class LiveRun {
  let served: ServedSession
  /// Where it came from: `branch of s1 at 2.0 s`; nil for a run of its own.
  let origin: String?
  /// What the session was opened with.
  let settings: NamedSettings
  private(set) var past: [SeenScreen]
  /// Grows with each change of the past, so that the page asks for it only then.
  private(set) var version = 0
  private let numbers: ScreenNumbers
  private var lastSeen: Look?

  /// The most screens that are kept; of more, those after the first one are forgotten.
  static let screenLimit = 1_000
  /// The most events that one request goes through one by one.
  static let eventLimit = 1_000

  init(
    _ served: ServedSession, _ settings: NamedSettings, numbers: ScreenNumbers,
    origin: String? = nil, past: [SeenScreen] = []
  ) {
    self.served = served
    self.settings = settings
    self.numbers = numbers
    self.origin = origin
    self.past = past
    if !past.isEmpty { lastSeen = Look(of: served.session) }
  }

  var present: SeenScreen? { past.last }

  /// The screen with a number.
  func screen(_ id: Int) throws(SessionFault) -> SeenScreen {
    guard let screen = past.first(where: { $0.id == id }) else {
      throw SessionFault(.invalid, "Screen \(id) is no longer part of this run.")
    }
    return screen
  }

  /// Performs actions, all or none of them, and keeps the screen after them.
  func perform(_ actions: [SessionAction], _ words: String) throws(SessionFault) {
    try served.perform(actions)
    keep(words)
  }

  // MARK: - Time

  /// Lets time pass, and keeps each screen that is shown during that time.
  func advance(by duration: VirtualDuration) throws(SessionFault) {
    let deadline = served.now + min(max(duration, .zero), ServedSession.longestAdvance)
    for _ in 0..<Self.eventLimit {
      guard let next = served.session.nextEvent, next <= deadline else { break }
      try served.perform(.advanceTo(max(next, served.now)))
      keepIfNew()
    }
    guard served.now < deadline else { return }
    try served.perform(.advanceTo(deadline))
    keepIfNew()
  }

  /// Lets time pass until the next event and everything else at its instant.
  func advanceToNextEvent() throws(SessionFault) {
    try served.perform(.advanceToNextEvent)
    keepIfNew()
  }

  // MARK: - The past

  /// Forgets the last step.
  func undo() throws(SessionFault) {
    try served.undo()
    forgetLater()
  }

  /// Goes back to a screen; what followed is forgotten.
  func goBack(to screen: SeenScreen) throws(SessionFault) {
    try served.goBack(to: screen.place)
    past.removeAll { $0.id > screen.id }
    version += 1
    lastSeen = Look(of: served.session)
  }

  /// The screens up to one, which a branch shares.
  func past(upTo screen: SeenScreen) -> [SeenScreen] { past.filter { $0.id <= screen.id } }

  private func forgetLater() {
    let present = served.place
    past.removeAll { $0.place.steps > present.steps || $0.place.instant > present.instant }
    version += 1
    lastSeen = Look(of: served.session)
    if past.isEmpty { keep("start") }
  }

  private func keepIfNew() {
    guard Look(of: served.session) != lastSeen else { return }
    let place = served.session.frontPlace.map { [$0.screen, $0.state].joined(separator: ", ") }
    keep(place ?? "no screen")
  }

  private func keep(_ words: String) {
    if past.count >= Self.screenLimit { past.remove(at: 1) }
    past.append(
      SeenScreen(
        id: numbers.next(), place: served.place, words: words,
        session: AppSession(copying: served.session)))
    version += 1
    lastSeen = Look(of: served.session)
  }
}

/// Gives each screen of a page a number.
final class ScreenNumbers {
  private var last = 0

  func next() -> Int {
    last += 1
    return last
  }
}

/// What distinguishes two views of a screen: its elements, alerts over it, a crash.
private struct Look: Equatable {
  private let seen: ScreenSnapshot?
  private let alerts: [String]
  private let crash: String?

  init(of session: AppSession) {
    seen = session.device.seen
    alerts = session.device.systemCovers.map(\.label)
    crash = session.crash
  }

  static func == (one: Look, other: Look) -> Bool {
    guard one.alerts == other.alerts, one.crash == other.crash else { return false }
    return one.seen === other.seen || one.text == other.text
  }

  private var text: String? {
    seen.map { TreeText($0.tree, addresses: .none).subtree() }
  }
}
