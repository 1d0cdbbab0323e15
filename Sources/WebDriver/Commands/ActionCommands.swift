import AccessibilityTree
import ServedSessions
import SimulatedApp
import TestWriting

/// The actions of W3C: fingers that move, rest and lift, and keys.
package enum ActionCommands {
  /// Their routes.
  package static let routes = [
    Route("POST", "actions", perform),
    Route("DELETE", "actions") { _ throws(WebDriverFault) in .null },
  ]

  /// The most sources and actions of a request.
  static let limit = 1_000

  private static func perform(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    guard let sources = try call.input.optionalList("actions"), sources.count <= 16 else {
      throw WebDriverFault(.invalidArgument, "actions must be a list of at most 16 sources.")
    }
    var fingers: [[FingerMove]] = []
    var text = ""
    for source in sources {
      let input = CommandInput(source)
      let actions = try input.optionalList("actions") ?? []
      guard actions.count <= limit else {
        throw WebDriverFault(.invalidArgument, "A source can have at most \(limit) actions.")
      }
      switch try input.text("type") {
      case "pointer": fingers += [try PointerTrack(actions, call).moves]
      case "key": text += try keys(actions)
      case "none": continue
      case let type:
        throw WebDriverFault.unknownName(type, "source", among: ["pointer", "key", "none"])
      }
    }
    try call.willAct()
    fingers.removeAll(where: \.isEmpty)
    if fingers.count == 2, let pinch = TwoFingers(fingers) {
      try make(pinch, call)
    } else {
      for moves in fingers { try make(moves, call) }
    }
    if !text.isEmpty { try call.session.perform(.type(text, into: .focused)) }
    return .null
  }

  private static func keys(_ actions: [JSONNode]) throws(WebDriverFault) -> String {
    var text = ""
    for action in actions where action.member("type")?.value.plainText == "keyDown" {
      guard let key = action.member("value")?.value.plainText, key.count == 1 else {
        throw WebDriverFault(.invalidArgument, "The value of keyDown must be one character.")
      }
      text += specialKeys[key] ?? key
    }
    return text
  }

  /// The keys for which WebDriver defines its own characters.
  private static let specialKeys = [
    "\u{E003}": "\u{8}", "\u{E006}": "\n", "\u{E007}": "\n", "\u{E00D}": " ",
    "\u{E017}": "\u{F728}",
  ]

  /// Performs the moves of each finger between touching down and lifting.
  private static func make(_ moves: [FingerMove], _ call: DriverCall) throws(WebDriverFault) {
    var index = 0
    while index < moves.count {
      let move = moves[index]
      index += 1
      let next = index < moves.count ? moves[index] : nil
      if move.isTap, let next, next.isTap, next.start.isNear(move.start), next.waited < 0.4 {
        try call.session.perform(.touch(.doubleTap(move.start)))
        index += 1
        continue
      }
      try call.session.pass(.seconds(index == 1 ? 0 : move.waited))
      try call.session.perform(.touch(move.touch))
    }
  }

  private static func make(_ pinch: TwoFingers, _ call: DriverCall) throws(WebDriverFault) {
    let tree = try call.session.tree().snapshot
    let node = tree.topmostElement(at: pinch.middle) ?? 0
    let target = try call.session.names(of: [node]).first.map { ElementTarget.reference($0) }
    try call.session.perform(.gesture(.pinch(pinch.amount), on: target ?? .app))
  }
}

/// The movement of a finger between touching down and lifting.
struct FingerMove {
  let start: ElementPoint
  var end: ElementPoint
  /// The seconds that it was up before.
  let waited: Double
  /// The seconds that it rests before it moves.
  var rest = 0.0
  /// The seconds that it moves.
  var moving = 0.0

  var length: Double {
    let (right, down) = (end.x - start.x, end.y - start.y)
    return (right * right + down * down).squareRoot()
  }

  var isTap: Bool { length < 10 && rest + moving < 0.5 }

  /// The touch that it is: a tap, a press or a drag.
  var touch: PointTouch {
    if isTap { return .tap(start) }
    if length < 10 { return .press(start, seconds: rest + moving) }
    return .drag(
      from: start, to: end, seconds: rest,
      pointsPerSecond: min(max(length / max(moving, 0.05), 1), 20_000))
  }
}

/// The actions of one pointer as moves of a finger.
struct PointerTrack {
  private(set) var moves: [FingerMove] = []
  private var place = ElementPoint(x: 0, y: 0)
  private var open: FingerMove?
  private var waited = 0.0

  init(_ actions: [JSONNode], _ call: DriverCall) throws(WebDriverFault) {
    for action in actions {
      let input = CommandInput(action)
      let seconds = try Self.seconds(input)
      switch try input.text("type") {
      case "pointerMove": try move(to: try Self.point(input, from: place, call), during: seconds)
      case "pointerDown":
        open = FingerMove(start: place, end: place, waited: waited)
        waited = 0
      case "pointerUp":
        if let open { moves.append(open) }
        open = nil
      case "pause": rest(seconds)
      case "pointerCancel": open = nil
      case let type:
        throw WebDriverFault.unknownName(
          type, "action",
          among: ["pointerMove", "pointerDown", "pointerUp", "pause", "pointerCancel"])
      }
    }
  }

  private mutating func move(
    to point: ElementPoint, during seconds: Double
  ) throws(WebDriverFault) {
    place = point
    if open == nil { waited += seconds }
    open?.end = point
    open?.moving += seconds
  }

  private mutating func rest(_ seconds: Double) {
    guard let held = open else {
      waited += seconds
      return
    }
    // A rest after the move is over changes nothing: the finger lifts where it is.
    if held.length < 10 { open?.rest += seconds }
  }

  private static func seconds(_ input: CommandInput) throws(WebDriverFault) -> Double {
    let milliseconds = try input.optionalNumber("duration") ?? 0
    guard (0...600_000).contains(milliseconds) else {
      throw WebDriverFault(.invalidArgument, "A duration must be 0 to 600000 milliseconds.")
    }
    return milliseconds / 1_000
  }

  /// A point of the screen, from the last point, or from the middle of an element.
  private static func point(
    _ input: CommandInput, from last: ElementPoint, _ call: DriverCall
  ) throws(WebDriverFault) -> ElementPoint {
    let x = try input.optionalNumber("x") ?? 0
    let y = try input.optionalNumber("y") ?? 0
    guard let origin = input.value("origin") else { return ElementPoint(x: x, y: y) }
    if origin.plainText == "viewport" { return ElementPoint(x: x, y: y) }
    if origin.plainText == "pointer" { return ElementPoint(x: last.x + x, y: last.y + y) }
    guard let name = DriverCall.name(in: origin) else {
      throw WebDriverFault(.invalidArgument, "origin must be viewport, pointer or an element.")
    }
    let frame = try call.session.tree().snapshot.frame(of: try call.session.node(name))
    guard frame.isFinite else {
      throw WebDriverFault(.elementNotInteractable, "The element has no place on the screen.")
    }
    return ElementPoint(x: frame.center.x + x, y: frame.center.y + y)
  }
}

/// Two fingers that move together or apart.
struct TwoFingers {
  let middle: ElementPoint
  let amount: GestureAmount

  init?(_ fingers: [[FingerMove]]) {
    guard fingers.allSatisfy({ $0.count == 1 }) else { return nil }
    let (one, two) = (fingers[0][0], fingers[1][0])
    let before = Self.distance(one.start, two.start)
    let after = Self.distance(one.end, two.end)
    let scale = max(after, 1) / max(before, 1)
    guard abs(scale - 1) > 0.05 else { return nil }
    let seconds = max(one.moving, two.moving, 0.1)
    amount = GestureAmount(scale, velocity: (scale - 1) / seconds)
    middle = ElementPoint(
      x: (one.start.x + two.start.x) / 2, y: (one.start.y + two.start.y) / 2)
  }

  private static func distance(_ one: ElementPoint, _ two: ElementPoint) -> Double {
    let (right, down) = (one.x - two.x, one.y - two.y)
    return (right * right + down * down).squareRoot()
  }
}

extension ElementPoint {
  fileprivate func isNear(_ other: ElementPoint) -> Bool {
    abs(x - other.x) < 10 && abs(y - other.y) < 10
  }
}
