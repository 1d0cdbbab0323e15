import AccessibilityTree
import ServedSessions
import SimulatedApp

/// What the tools of one client work on: its sessions, the current one, and its searches.
final class ToolDesk {
  let sessions: ServedSessions
  /// The default session of calls: the last one that was opened or named.
  private(set) var current: String?
  private(set) var searches: [KeptSearch] = []
  /// Reports the runs of the current call; nil if its client did not ask for that.
  var progress: CallProgress?

  /// The most searches that are kept; older ones are forgotten.
  static let searchLimit = 50
  /// The most elements that a message lists.
  static let listLimit = 5

  init(apps: ServedApps) { sessions = ServedSessions(apps: apps) }

  /// The session that a call names, or the current one.
  func session(_ arguments: ToolArguments) throws(SessionFault) -> ServedSession {
    guard let id = arguments.text("session") ?? current else {
      throw SessionFault(.noSession, "No session is open; launch_app opens one.")
    }
    let session = try sessions.session(id)
    current = id
    return session
  }

  func choose(_ session: ServedSession) { current = session.id }

  /// Closes a session; the last one that is still open becomes the current one.
  func close(_ session: ServedSession) throws(SessionFault) {
    try sessions.close(session.id)
    current = sessions.ids.last
  }

  /// Keeps a search and returns its name.
  func keep(_ search: KeptSearch) {
    if searches.count == Self.searchLimit { searches.removeFirst() }
    searches.append(search)
  }

  /// The element that a call names: by a reference, else by its identifier or its words.
  func target(_ word: String, in session: ServedSession) throws(SessionFault) -> ElementTarget {
    if word.first == "e", word.dropFirst().allSatisfy(\.isNumber), word.count > 1 {
      return .reference(word)
    }
    let query = Query().descendants(.any).identified(by: word)
    let snapshot = try session.snapshot()
    let rows = ElementRows(snapshot.tree)
    var nodes: [Int] = []
    for node in Resolver().resolve(query, in: snapshot.indexed) {
      let told = rows.holder(of: node)
      if !nodes.contains(told) { nodes.append(told) }
    }
    let touched = nodes.filter { snapshot.tree.type(of: $0).isControl }
    let found = touched.isEmpty ? nodes : touched
    guard let node = found.first else {
      throw SessionFault.nothing(called: word, by: query, in: session)
    }
    guard found.count == 1 else {
      var lines: [String] = []
      for node in found.prefix(Self.listLimit) {
        let name = try session.reference(to: node, in: snapshot).name
        lines.append("\(name) \(TreeText(snapshot.tree, addresses: .none).shortRow(node))")
      }
      throw SessionFault(
        .severalElements, "\(found.count) elements are called \(quoted(word)); name one of them.",
        help: lines.joined(separator: "\n"))
    }
    return .reference(try session.reference(to: node, in: snapshot).name)
  }
}

extension SessionFault {
  /// The fault of a word that no element has, with similar ones.
  static func nothing(
    called word: String, by query: Query, in session: ServedSession
  ) -> SessionFault {
    SessionFault(
      .noElement, "No element is called \(quoted(word)).", help: .help(for: query, in: session))
  }
}

extension String {
  /// What a session knows about a query without a match.
  static func help(for query: Query, in session: ServedSession) -> String {
    AutomationFailure(of: query, now: session.session)
      .map { SessionFault($0, in: session.session).help } ?? ""
  }
}
