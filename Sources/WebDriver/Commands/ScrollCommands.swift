import AccessibilityTree
import ServedSessions
import SimulatedApp
import TestWriting

/// Scrolling: in a direction, or until an element is visible.
enum ScrollCommands {
  /// The most swipes until an element shows.
  static let swipeLimit = 50

  /// Scrolls in a direction, or to a child with a name or that a predicate finds.
  static func scroll(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    if try call.input.optionalFlag("toVisible") == true { return try scrollTo(call) }
    for (key, strategy) in [
      ("predicateString", "-ios predicate string"), ("name", "accessibility id"),
    ] {
      guard let text = try call.input.optionalText(key) else { continue }
      return try scroll(call, to: text, using: strategy)
    }
    let direction = try SwipeDirection(try call.input.optionalText("direction") ?? "down")
    try call.willAct()
    try call.session.perform(.gesture(direction.scroll, on: try call.targetOrApp()))
    return .null
  }

  /// Scrolls until an element is visible.
  static func scrollTo(_ call: DriverCall) throws(WebDriverFault) -> JSONNode {
    guard let name = try call.target() else {
      throw WebDriverFault(.invalidArgument, "elementId is missing; it must name an element.")
    }
    try call.willAct()
    try show(name, in: call.session)
    return .null
  }

  private static func scroll(
    _ call: DriverCall, to text: String, using strategy: String
  ) throws(WebDriverFault) -> JSONNode {
    let locator: ElementLocator
    do throws(LocatorFault) {
      locator = try ElementLocator(using: strategy, value: text)
    } catch {
      throw WebDriverFault(error)
    }
    try call.willAct()
    guard let name = try call.session.find(locator, from: try call.target(), limit: 1).first else {
      throw WebDriverFault(
        .noSuchElement, "Nothing scrolls to \(LocatorFault.shown(text)), which no element matches.")
    }
    try show(name, in: call.session)
    return .null
  }

  /// Swipes the container of an element until a part of the element is on the screen.
  private static func show(_ name: String, in session: DriverSession) throws(WebDriverFault) {
    for _ in 0..<swipeLimit {
      let tree = try session.tree()
      let node = try session.node(name)
      if tree.isVisible(node), tree.isHittable(node) { return }
      let container = tree.snapshot.ancestors(of: node).last { tree.snapshot.clips($0) } ?? 0
      let isBelow =
        tree.snapshot.frame(of: node).center.y > tree.snapshot.frame(of: container).center.y
      guard let target = try session.names(of: [container]).first else { return }
      try session.perform(.gesture(isBelow ? .swipeUp : .swipeDown, on: .reference(target)))
    }
    throw WebDriverFault(
      .invalidElementState, "The element does not show after \(swipeLimit) swipes.")
  }
}
