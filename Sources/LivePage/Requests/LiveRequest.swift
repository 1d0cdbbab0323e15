import AccessibilityTree
import ServedSessions
import SimulatedApp
import VirtualTime

/// A request of the page, as a value.
enum LiveRequest: Sendable, Equatable {
  /// What is shown.
  case look
  /// The choices for starting an app; nil for the first one.
  case choices(app: String?)
  case start(NamedSettings, coordinator: String?, arguments: [String])
  /// Does the same steps with other settings.
  case again(NamedSettings)
  case choose(session: String), close(session: String)
  /// Acts on the screen with a number, which has to be the present one.
  case act(LiveAct, screen: Int)
  case advance(VirtualDuration), nextEvent
  case undo, goBack(screen: Int), branch(screen: Int)
  /// Looks at a screen of the past.
  case past(screen: Int)
  /// The details of an element of a screen.
  case details(LivePlace, screen: Int)
  /// The steps so far as a Swift test.
  case test(name: String)
  /// The journal of the run so far.
  case journal

  static let names = [
    "look", "choices", "start", "again", "choose", "close", "act", "advance", "next", "undo",
    "back", "branch", "past", "details", "test", "journal",
  ]

  /// Reads a request.
  init(_ name: String, _ body: RequestBody) throws(SessionFault) {
    switch name {
    case "look": self = .look
    case "choices": self = .choices(app: try body.text("app"))
    case "start":
      self = .start(
        try body.settings(), coordinator: try body.text("coordinator"),
        arguments: try body.texts("arguments"))
    case "again": self = .again(try body.settings())
    case "choose": self = .choose(session: try body.neededText("session"))
    case "close": self = .close(session: try body.neededText("session"))
    case "act": self = .act(try LiveAct(body), screen: try body.neededWhole("screen"))
    case "advance":
      let limit = ServedSession.longestAdvance.inSeconds
      guard let seconds = try body.number("seconds", in: 0...limit) else {
        throw body.missing("seconds", "a number of seconds")
      }
      self = .advance(.seconds(seconds))
    case "next": self = .nextEvent
    case "undo": self = .undo
    case "back": self = .goBack(screen: try body.neededWhole("screen"))
    case "branch": self = .branch(screen: try body.neededWhole("screen"))
    case "past": self = .past(screen: try body.neededWhole("screen"))
    case "details":
      self = .details(try body.place(), screen: try body.neededWhole("screen"))
    case "test": self = .test(name: try body.text("name") ?? "Recorded")
    case "journal": self = .journal
    default: throw .unknown("request", name, among: Self.names)
    }
  }
}

/// A place on the screen: a point, or an element by its number in the tree.
enum LivePlace: Sendable, Equatable {
  case point(ElementPoint)
  case node(Int)
}

extension RequestBody {
  /// A point or an element; one of them is required.
  func place() throws(SessionFault) -> LivePlace {
    if let node = try whole("node") { return .node(node) }
    guard let point = try point() else { throw missing("node", "an element; or give x and y") }
    return .point(point)
  }

  func settings() throws(SessionFault) -> NamedSettings {
    var settings = NamedSettings()
    settings.app = try text("app")
    settings.variant = try text("variant")
    settings.seed = try whole("seed").map { UInt64($0) }
    settings.device = try text("device")
    settings.language = try text("language")
    settings.faults = try text("faults")
    settings.latencies = try text("latencies")
    return settings
  }
}
