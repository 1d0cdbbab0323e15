import AccessibilityTree
import ServedSessions
import SimulatedApp
import TestWriting

/// Touches and keys.
package enum TouchCommands {
  /// Their routes.
  package static let routes = [
    Route("POST", "element/:id/click", click), Route("POST", "element/:id/value", setValue),
    Route("POST", "element/:id/clear", clear), Route("POST", "wda/keys", keys),
    Route("POST", "keys", keys),
    Route("POST", "wda/tap", tap), Route("POST", "wda/tap/:id", tap),
    Route("POST", "wda/doubleTap", doubleTap),
    Route("POST", "wda/element/:id/doubleTap", doubleTap),
    Route("POST", "wda/element/:id/twoFingerTap", twoFingerTap),
    Route("POST", "wda/element/:id/tapWithNumberOfTaps", taps),
    Route("POST", "wda/touchAndHold", hold), Route("POST", "wda/element/:id/touchAndHold", hold),
    Route("POST", "wda/dragfromtoforduration", drag),
    Route("POST", "wda/element/:id/dragfromtoforduration", drag), Route("POST", "wda/drag", drag),
    Route("POST", "wda/swipe", swipe), Route("POST", "wda/element/:id/swipe", swipe),
    Route("POST", "wda/element/:id/scroll", ScrollCommands.scroll),
    Route("POST", "wda/element/:id/scrollTo", ScrollCommands.scrollTo),
    Route("POST", "wda/element/:id/pinch", pinch), Route("POST", "wda/element/:id/rotate", rotate),
    Route("POST", "wda/pickerwheel/:id/select", turnWheel),
  ]

  private static func act(
    _ call: DriverCall, _ action: SessionAction
  ) throws(WebDriverFault) -> JSONNode {
    try call.willAct()
    try call.session.perform(action)
    return .null
  }

  private static func click(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try act(call, .gesture(.tap, on: .reference(try call.element())))
  }

  // MARK: - Values and keys

  /// Sets the value of a control, or types into a field, which is focused first.
  static func setValue(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let text = try typedText(call.input)
    let tree = try call.session.tree()
    let node = try call.node()
    let target = ElementTarget.reference(try call.element())
    switch tree.snapshot.type(of: node) {
    case .pickerWheel: return try act(call, .gesture(.wheel(to: text), on: target))
    case .slider:
      guard let position = Double(text), (0...1).contains(position) else {
        throw WebDriverFault(
          .invalidArgument, "The value of a slider must be a number from 0 to 1, not \"\(text)\".")
      }
      return try act(call, .gesture(.slide(to: position), on: target))
    default: break
    }
    try call.willAct()
    try focus(call)
    try call.session.perform(.type(text, into: target))
    return .null
  }

  /// The text of a request, which clients send whole, as a list, or both.
  private static func typedText(_ input: CommandInput) throws(WebDriverFault) -> String {
    if case .string(let text)? = input.value("text")?.kind { return text }
    if case .string(let text)? = input.value("value")?.kind { return text }
    guard let list = try input.optionalTexts("value", "keys") else {
      throw WebDriverFault(.invalidArgument, "text is missing; it must be the text to type.")
    }
    return list.joined()
  }

  private static func focus(_ call: DriverCall) throws(WebDriverFault) {
    guard try !call.session.tree().flag(.focused, of: try call.node()) else { return }
    try call.session.perform(.gesture(.tap, on: .reference(try call.element())))
  }

  /// Empties a field: focuses it and deletes its text.
  static func clear(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try call.willAct()
    let value = try call.session.tree().snapshot.value(of: try call.node()) ?? ""
    let count =
      value == (try call.session.tree().snapshot.placeholderValue(of: call.node()))
      ? 0 : value.count
    guard count > 0 else { return .null }
    try focus(call)
    let keys = String(repeating: "\u{8}", count: min(count, ServedSession.textLimit))
    try call.session.perform(.type(keys, into: .reference(try call.element())))
    return .null
  }

  /// Types into whatever has the keyboard focus.
  static func keys(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try act(call, .type(try typedText(call.input), into: .focused))
  }

  // MARK: - Gestures

  /// Taps at a point: of the screen, or of an element from its top left corner.
  static func tap(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try act(call, .touch(.tap(try call.point())))
  }

  static func doubleTap(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    guard let name = try call.target(), call.input.value("x") == nil else {
      return try act(call, .touch(.doubleTap(try call.point())))
    }
    return try act(call, .gesture(.doubleTap, on: .reference(name)))
  }

  static func twoFingerTap(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    try act(call, .gesture(.twoFingerTap, on: try call.targetOrApp()))
  }

  static func taps(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let count = Int(try call.input.optionalNumber("numberOfTaps") ?? 1)
    let fingers = Int(try call.input.optionalNumber("numberOfTouches") ?? 1)
    guard (1...100).contains(count), fingers == 1 || fingers == 2 && count == 1 else {
      throw WebDriverFault(
        .unsupported, "1 to 100 taps with one finger can be made, or one tap with two.")
    }
    return try act(
      call, .gesture(fingers == 2 ? .twoFingerTap : .taps(count), on: try call.targetOrApp()))
  }

  static func hold(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let seconds = try call.input.seconds("duration", default: 1)
    return try act(call, .touch(.press(try call.point(), seconds: seconds)))
  }

  /// Drags from one point to another; the finger rests before it moves.
  static func drag(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let start = try call.point("fromX", "fromY")
    let end = try call.point("toX", "toY")
    let seconds = try call.input.seconds(
      call.input.value("pressDuration") == nil ? "duration" : "pressDuration", default: 0)
    let speed = try call.input.optionalNumber("velocity") ?? 1_000
    return try act(
      call, .touch(.drag(from: start, to: end, seconds: seconds, pointsPerSecond: max(1, speed))))
  }

  static func swipe(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let gesture = try SwipeDirection(try call.input.text("direction")).swipe
    return try act(call, .gesture(gesture, on: try call.targetOrApp()))
  }

  static func pinch(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let scale = try call.input.number("scale")
    let speed = try call.input.optionalNumber("velocity") ?? (scale < 1 ? -1 : 1)
    return try act(
      call,
      .gesture(.pinch(GestureAmount(scale, velocity: speed)), on: try call.targetOrApp()))
  }

  static func rotate(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    let angle = try call.input.number("rotation")
    let speed = try call.input.optionalNumber("velocity") ?? (angle < 0 ? -1 : 1)
    return try act(
      call,
      .gesture(.rotate(GestureAmount(angle, velocity: speed)), on: try call.targetOrApp()))
  }

  /// Turns a wheel to a value, or to the next or the previous one.
  static func turnWheel(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    guard let name = try call.target() else {
      throw WebDriverFault(.invalidArgument, "elementId is missing; it must name a picker wheel.")
    }
    let isBack = try call.input.optionalText("order") == "previous"
    let given = try call.input.optionalText("value")
    let value = if let given { given } else { try neighbour(of: name, isBack, call) }
    return try act(call, .gesture(.wheel(to: value), on: .reference(name)))
  }

  /// The value next to the present one of a wheel; at its end, the present one.
  private static func neighbour(
    of name: String, _ isBack: Bool, _ call: DriverCall
  ) throws(WebDriverFault) -> String {
    let node = try call.session.node(name)
    let present = try call.session.tree().value(of: node) ?? ""
    let values = try call.session.session { () throws(SessionFault) in
      try call.session.served.wheelValues(at: node)
    }
    guard let values else {
      guard let number = Int(present) else {
        throw WebDriverFault(
          .unsupported, "This wheel does not say its values; give value, or send it to the element."
        )
      }
      return String(number + (isBack ? -1 : 1))
    }
    guard let place = values.firstIndex(of: present) else { return values.first ?? present }
    return values[min(max(place + (isBack ? -1 : 1), 0), values.count - 1)]
  }
}

/// A direction of a swipe or a scroll.
enum SwipeDirection: String, CaseIterable {
  case up, down, left, right

  init(_ text: String) throws(WebDriverFault) {
    guard let known = Self(rawValue: text.lowercased()) else {
      throw WebDriverFault.unknownName(text, "direction", among: Self.allCases.map(\.rawValue))
    }
    self = known
  }

  var swipe: TestStep.Gesture {
    switch self {
    case .up: .swipeUp
    case .down: .swipeDown
    case .left: .swipeLeft
    case .right: .swipeRight
    }
  }

  /// The swipe that reveals the content in the direction.
  var scroll: TestStep.Gesture {
    switch self {
    case .up: .swipeDown
    case .down: .swipeUp
    case .left: .swipeRight
    case .right: .swipeLeft
    }
  }
}

extension DriverCall {
  /// The element of the path or of the parameters; nil for the whole app.
  func target() throws(WebDriverFault) -> String? {
    if let id = input.path["id"], id != "0" { return id }
    for key in ["elementId", "element", "elementid", "fromElementId"] {
      if let name = input.value(key).flatMap(Self.name) { return name }
    }
    return nil
  }

  /// The element of the path or of the parameters, else the app.
  func targetOrApp() throws(WebDriverFault) -> ElementTarget {
    try target().map { .reference($0) } ?? .app
  }

  /// A point of the screen, relative to the corner of an element if there is one; without numbers
  /// the middle.
  func point(
    _ xKey: String = "x", _ yKey: String = "y"
  ) throws(WebDriverFault) -> ElementPoint {
    let x = try input.optionalNumber(xKey)
    let y = try input.optionalNumber(yKey)
    guard let name = try target() else {
      guard let x, let y else {
        throw WebDriverFault(.invalidArgument, "\(xKey) and \(yKey) must be numbers of points.")
      }
      return ElementPoint(x: x, y: y)
    }
    let tree = try session.tree().snapshot
    let node = try session.node(name)
    let frame = tree.frame(of: node)
    guard frame.isFinite else {
      throw WebDriverFault(.elementNotInteractable, "The element has no place on the screen.")
    }
    guard let x, let y else { return tree.hit(node).point ?? frame.center }
    return ElementPoint(x: frame.x + x, y: frame.y + y)
  }
}
