import AccessibilityTree
import ScreenPictures
import ServedSessions
import SimulatedApp

/// A screen as the page receives it: the picture, the elements, and pending events.
struct ScreenView {
  let session: AppSession

  /// The most elements that are sent; the page says how many there are besides.
  static let elementLimit = 3_000
  /// The most pending events and requests that are sent.
  static let eventLimit = 50
  /// The most requests that are sent, the last ones; the page says how many came before.
  static let requestLimit = 100

  /// What only changes when the screen does.
  var picture: JSONNode {
    var members = JSONMembers()
    if let picture = ScreenPicture(of: session.device) {
      members.add("svg", picture.svg())
      members.add("width", JSONNode(.real(picture.width)))
      members.add("height", JSONNode(.real(picture.height)))
    }
    guard let snapshot = session.device.snapshot else {
      members.add("absence", session.absence.message(.looking))
      return members.node
    }
    let tree = snapshot.tree
    let text = TreeText(tree, addresses: .none)
    let shown = 0..<min(tree.count, Self.elementLimit)
    members.add("elements", list: Array(shown)) { Self.element($0, in: tree, text) }
    if tree.count > shown.count {
      members.add("unsent", JSONNode(.integer(Int64(tree.count - shown.count))))
    }
    return members.node
  }

  private static func element(
    _ node: Int, in tree: ElementSnapshot, _ text: TreeText
  ) -> JSONNode {
    let frame = tree.frame(of: node)
    var members = JSONMembers()
    members.add("level", JSONNode(.integer(Int64(tree.depth(of: node)))))
    members.add("row", text.shortRow(node))
    members.add("frame", list: [frame.x, frame.y, frame.width, frame.height], LiveNumber.node)
    if let kind = kind(of: tree.type(of: node)) { members.add("kind", kind) }
    return members.node
  }

  /// The control that the page offers for an element in addition to a touch.
  private static func kind(of type: ElementType) -> String? {
    switch type {
    case .slider: "slider"
    case .pickerWheel: "wheel"
    case _ where type.takesText: "text"
    case _ where type.isControl: "control"
    default: nil
    }
  }

  // MARK: - What changes with time

  /// The screen in front with its state, the alert, and a crash.
  func addPlace(to members: inout JSONMembers) {
    if let place = session.frontPlace {
      members.add("screen", place.screen)
      members.add("state", place.state.isEmpty ? nil : place.state)
    }
    members.add("crash", session.crash)
  }

  /// The events to come, and the requests of the app.
  func addEvents(to members: inout JSONMembers) {
    let events = session.pendingEvents(limit: Self.eventLimit + 1)
    members.add("events", list: Array(events.prefix(Self.eventLimit))) { event in
      var row = JSONMembers()
      row.add("at", LiveNumber.seconds(event.deadline))
      row.add("words", event.words)
      return row.node
    }
    if events.count > Self.eventLimit { members.add("moreEvents", JSONNode(.bool(true))) }
    if let next = session.nextEvent { members.add("next", LiveNumber.seconds(next)) }
    let requests = session.device.networkInUse?.exchanges ?? []
    if requests.count > Self.requestLimit {
      members.add(
        "earlierRequests", JSONNode(.integer(Int64(requests.count - Self.requestLimit))))
    }
    members.add("requests", list: Array(requests.suffix(Self.requestLimit))) { exchange in
      var row = JSONMembers()
      row.add("at", LiveNumber.seconds(exchange.began))
      row.add("words", exchange.words)
      row.add("source", exchange.source.words)
      row.add("outcome", exchange.outcome)
      return row.node
    }
  }
}
