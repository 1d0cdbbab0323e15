import AccessibilityTree
import ServedSessions
import SimulatedApp
import TestWriting

/// What a user does on the page to the app or the device.
enum LiveAct: Sendable, Equatable {
  case touch(PointGesture, LivePlace)
  /// Moves a finger from point to point, in some seconds.
  case drag(from: ElementPoint, to: ElementPoint, seconds: Double)
  case swipe(TestStep.Gesture, LivePlace)
  /// Moves a slider, 0 to 1.
  case slide(Double, node: Int)
  /// Turns a picker wheel.
  case wheel(String, node: Int)
  /// Types into the field that has the keyboard, or taps the element first.
  case type(String, node: Int?)
  case answer(button: String)
  case open(link: String)
  case device(String)
  case fail(loader: String)

  static let names = [
    "touch", "drag", "swipe", "slide", "wheel", "type", "answer", "open", "device", "fail",
  ]
  /// The slowest and the fastest drag, in points per second.
  private static let speeds = 10.0...10_000.0

  /// Reads what is done.
  init(_ body: RequestBody) throws(SessionFault) {
    let name = try body.neededText("act")
    switch name {
    case "touch": self = .touch(try Self.gesture(body), try body.place())
    case "drag":
      guard let start = try body.point(), let end = try body.point("toX", "toY") else {
        throw body.missing("toX", "a number, and so are x, y and toY")
      }
      self = .drag(from: start, to: end, seconds: try body.number("seconds", in: 0...60) ?? 0.5)
    case "swipe": self = .swipe(try Self.way(body), try body.place())
    case "slide":
      guard let position = try body.number("position", in: 0...1) else {
        throw body.missing("position", "a number from 0 to 1")
      }
      self = .slide(position, node: try body.neededWhole("node"))
    case "wheel": self = .wheel(try body.neededText("value"), node: try body.neededWhole("node"))
    case "type": self = .type(try body.neededText("text"), node: try body.whole("node"))
    case "answer": self = .answer(button: try body.neededText("button"))
    case "open": self = .open(link: try body.neededText("link"))
    case "device": self = .device(try body.neededText("name"))
    case "fail": self = .fail(loader: try body.neededText("loader"))
    default: throw .unknown("act", name, among: Self.names)
    }
  }

  private static func gesture(_ body: RequestBody) throws(SessionFault) -> PointGesture {
    let name = try body.text("gesture") ?? PointGesture.tap.rawValue
    guard let gesture = PointGesture(rawValue: name) else {
      throw .unknown("gesture", name, among: PointGesture.allCases.map(\.rawValue))
    }
    return gesture
  }

  private static func way(_ body: RequestBody) throws(SessionFault) -> TestStep.Gesture {
    let name = try body.neededText("direction")
    guard let way = TestStep.Gesture(swipe: name) else {
      throw .unknown("direction", name, among: TestStep.Gesture.swipeDirections)
    }
    return way
  }

  // MARK: - Actions of the session

  /// The actions of a session that do it, all or none.
  func actions(in session: ServedSession) throws(SessionFault) -> [SessionAction] {
    switch self {
    case .touch(let gesture, .point(let point)): return [try session.action(gesture, at: point)]
    case .touch(let gesture, .node(let node)):
      return [.gesture(gesture.onElement, on: try session.target(node))]
    case .drag(let start, let end, let seconds):
      let length = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
        .squareRoot()
      let speed = min(
        max(length / max(seconds, 0.05), Self.speeds.lowerBound), Self.speeds.upperBound)
      return [
        .touch(
          .drag(from: start, to: end, seconds: 0.05, pointsPerSecond: speed.rounded()))
      ]
    case .swipe(let gesture, .node(let node)):
      return [.gesture(gesture, on: try session.target(node))]
    case .swipe(let gesture, .point(let point)):
      return [.gesture(gesture, on: try session.scrolled(at: point))]
    case .slide(let position, let node):
      return [.gesture(.slide(to: position), on: try session.target(node))]
    case .wheel(let value, let node):
      return [.gesture(.wheel(to: value), on: try session.target(node))]
    case .type(let text, let node?):
      let target = try session.target(node)
      return [.gesture(.tap, on: target), .type(text, into: target)]
    case .type(let text, nil): return [.type(text, into: .focused)]
    case .answer(let button): return [.answerAlert(button: button)]
    case .open(let link): return [.open(link: link)]
    case .device(let name): return [try SessionAction.device(named: name)]
    case .fail(let loader): return [.fail(loader: loader)]
    }
  }

  /// What is done, for the list of screens.
  var words: String {
    switch self {
    case .touch(.tap, _): "tap"
    case .touch(let gesture, _): gesture.rawValue
    case .drag: "drag"
    case .swipe: "swipe"
    case .slide, .wheel: "adjust"
    case .type(let text, _): "type \(quoted(String(text.prefix(20))))"
    case .answer(let button): "answer \(quoted(String(button.prefix(40))))"
    case .open(let link): "open \(link.prefix(60))"
    case .device(let name): name
    case .fail(let loader): "let \(loader.prefix(40)) fail"
    }
  }
}

extension ServedSession {
  /// The element with a number in the current tree.
  fileprivate func target(_ node: Int) throws(SessionFault) -> ElementTarget {
    let snapshot = try snapshot()
    guard (0..<snapshot.tree.count).contains(node) else {
      throw SessionFault(.noElement, "The screen has \(snapshot.tree.count) elements.")
    }
    return node == 0 ? .app : .reference(try reference(to: node, in: snapshot).name)
  }

  /// The element that scrolls at a point; the whole app if none does.
  fileprivate func scrolled(at point: ElementPoint) throws(SessionFault) -> ElementTarget {
    let tree = try snapshot().tree
    let front = tree.topmostElement(at: point)
    let around = front.map { [$0] + tree.ancestors(of: $0).reversed() } ?? []
    let scrolling = around.first {
      [.scrollView, .table, .collectionView, .webView, .pickerWheel].contains(tree.type(of: $0))
    }
    return try scrolling.map { node throws(SessionFault) in try target(node) } ?? .app
  }
}
