import AccessibilityTree
package import ServedSessions
package import SimulatedApp
import TestWriting
package import VirtualTime

/// A session of a client: the served session, and the protocol's state for it.
package final class DriverSession {
  /// The session that does the work.
  package let served: ServedSession
  /// The capabilities that the client requested.
  package let capabilities: SessionCapabilities
  /// The settings that the client has changed, by name.
  package var settings: [String: JSONNode] = [:]
  /// How long a lookup waits for an element, in virtual time.
  package var implicitWait = VirtualDuration.zero
  /// The other timeouts that the client has set, which only matter to it.
  var timeouts = ["script": 30_000, "pageLoad": 300_000]
  /// The reads since the last action, by their paths.
  private var reads: Set<String> = []
  private var described: (snapshot: ScreenSnapshot, tree: DriverTree)?

  /// The most settings and timeouts that are kept.
  static let settingLimit = 256
  /// How many reads are remembered; then each is new again.
  private static let readsKept = 4_096

  /// Serves a client.
  init(_ served: ServedSession, _ capabilities: SessionCapabilities) {
    self.served = served
    self.capabilities = capabilities
  }

  /// The present instant.
  var now: VirtualInstant { served.now }

  var bundle: String { served.live.app.definition.bundleIdentifier }

  /// The tree of the app as drivers see it.
  func tree() throws(WebDriverFault) -> DriverTree {
    let snapshot = try session { () throws(SessionFault) in try served.snapshot() }
    if let described, described.snapshot === snapshot { return described.tree }
    let tree = DriverTree(snapshot.tree)
    described = (snapshot, tree)
    return tree
  }

  /// Performs an action; it makes all earlier reads new again.
  func perform(_ action: SessionAction) throws(WebDriverFault) {
    reads = []
    try session { () throws(SessionFault) in try served.perform(action) }
  }

  /// Launches the app with these arguments; nil launches it as the session was opened for.
  func launch(
    with arguments: [String]?, environment: [String: String]
  ) throws(WebDriverFault) {
    try perform(
      try session { () throws(SessionFault) in
        try served.launch(
          by: arguments == nil ? capabilities.coordinator : nil,
          arguments: arguments ?? capabilities.launchArguments, environment: environment)
      })
  }

  /// Lets the cost of a request pass.
  func pass(_ duration: VirtualDuration) throws(WebDriverFault) {
    guard duration > .zero else { return }
    try session { () throws(SessionFault) in try served.perform(.advance(duration)) }
  }

  /// Runs an action of the served session and converts its faults to those of the protocol.
  func session<Result>(
    _ body: () throws(SessionFault) -> Result
  ) throws(WebDriverFault) -> Result {
    do throws(SessionFault) { return try body() } catch { throw WebDriverFault(error) }
  }

  /// Lets the poll interval pass before a read that the client repeats since its last action: the
  /// client waits for a change, and its own clock keeps running.
  func willRead(_ request: String) throws(WebDriverFault) {
    guard reads.insert(request).inserted else {
      reads = [request]
      return try pass(capabilities.pollTime)
    }
    if reads.count > Self.readsKept { reads = [request] }
  }

  // MARK: - Looking

  /// The elements that a locator finds, from an element or the whole app.
  ///
  /// If it finds none, time advances until it does, at most for the implicit wait or the poll
  /// interval, whichever is longer. It fails if more happens in the app than `eventLimit`.
  func find(
    _ locator: ElementLocator, from element: String?, limit: Int, eventLimit: Int = eventLimit
  ) throws(WebDriverFault) -> [String] {
    try pass(capabilities.costs.find)
    let deadline = now + max(implicitWait, capabilities.pollTime)
    var rounds = 0
    while true {
      let found = try findNow(locator, from: element, limit: limit)
      guard found.isEmpty, now < deadline else { return found }
      guard rounds < eventLimit else {
        throw WebDriverFault(
          .noSuchElement,
          "No element matched in the time of \(eventLimit) events of the app, which is the limit; "
            + "use a shorter implicit wait.")
      }
      rounds += 1
      let next = served.session.nextEvent ?? deadline
      try session { () throws(SessionFault) in
        try served.perform(.advanceTo(max(min(next, deadline), now)))
      }
    }
  }

  /// The most events that one lookup waits for.
  static let eventLimit = 10_000

  private func findNow(
    _ locator: ElementLocator, from element: String?, limit: Int
  ) throws(WebDriverFault) -> [String] {
    let root = try element.map { name throws(WebDriverFault) in try node(name) } ?? 0
    let tree = try tree()
    let limitsPath = settings["limitXPathContextScope"]?.plainFlag ?? true
    let matches: [Int]
    do throws(LocatorFault) {
      matches = try locator.matches(in: tree, from: root, limitsPath: limitsPath)
    } catch {
      throw WebDriverFault(error)
    }
    let depth = snapshotDepth
    return try names(
      of: matches.lazy.filter { tree.snapshot.depth(of: $0) <= depth }.prefix(limit))
  }

  /// How deep trees are looked at.
  var snapshotDepth: Int {
    settings["snapshotMaxDepth"]?.plainNumber.map { Int($0) } ?? .max
  }

  /// The names of elements of the current tree.
  func names(of nodes: some Sequence<Int>) throws(WebDriverFault) -> [String] {
    try session { () throws(SessionFault) in
      let snapshot = try served.snapshot()
      var names: [String] = []
      for node in nodes { names.append(try served.reference(to: node, in: snapshot).name) }
      return names
    }
  }

  /// The index of a named element in the present tree.
  func node(_ name: String) throws(WebDriverFault) -> Int {
    try session { () throws(SessionFault) in try served.element(name).index }
  }
}
