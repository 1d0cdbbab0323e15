import ServedSessions
import SimulatedApp
import TestWriting

/// Tools that touch the app and the device.
enum ActionTools {
  static let all = [
    tap, press, swipe, type, adjust, answerAlert, openLink, useDevice, failLoader,
  ]

  private static let tap = action(
    "tap", "Tap", "Taps an element, or a point of the screen.",
    [
      ToolParameter(name: "element", kind: .text, words: SessionParameter.element.words),
      ToolParameter(name: "x", kind: .number(0...10_000), words: "Points from the left."),
      ToolParameter(name: "y", kind: .number(0...10_000), words: "Points from the top."),
      ToolParameter(
        name: "kind", kind: .choice(["tap", "double", "twoFingers"]), words: "tap by default."),
    ]
  ) { (arguments, session, desk) throws(SessionFault) in
    let kind = arguments.text("kind") ?? "tap"
    if let word = arguments.text("element") {
      let gestures: [String: TestStep.Gesture] = [
        "double": .doubleTap, "twoFingers": .twoFingerTap,
      ]
      return [.gesture(gestures[kind] ?? .tap, on: try desk.target(word, in: session))]
    }
    guard let x = arguments.number("x"), let y = arguments.number("y"), kind != "twoFingers" else {
      throw SessionFault(.invalid, "Name an \"element\", or \"x\" and \"y\" of a tap.")
    }
    let point = ElementPoint(x: x, y: y)
    return [.touch(kind == "double" ? .doubleTap(point) : .tap(point))]
  }

  private static let press = action(
    "press", "Press and hold", "Presses an element for a second, as for a context menu.",
    [SessionParameter.element]
  ) { (arguments, session, desk) throws(SessionFault) in
    [.gesture(.longPress, on: try desk.target(arguments.text("element") ?? "", in: session))]
  }

  private static let swipe = action(
    "swipe", "Swipe",
    "Moves a finger; up shows what is further down. Without an element, over the whole screen.",
    [
      ToolParameter(
        name: "direction", kind: .choice(TestStep.Gesture.swipeDirections),
        words: "Where the finger moves.", isRequired: true),
      ToolParameter(name: "element", kind: .text, words: SessionParameter.element.words),
    ]
  ) { (arguments, session, desk) throws(SessionFault) in
    let way = TestStep.Gesture(swipe: arguments.text("direction") ?? "") ?? .swipeUp
    guard let word = arguments.text("element") else { return [.gesture(way, on: .app)] }
    return [.gesture(way, on: try desk.target(word, in: session))]
  }

  private static let type = action(
    "type_text", "Type text",
    "Types into the field that has the keyboard; with an element, taps that first.",
    [
      ToolParameter(
        name: "text", kind: .text, words: "The text; \\n is the return key.", isRequired: true),
      ToolParameter(name: "element", kind: .text, words: SessionParameter.element.words),
    ]
  ) { (arguments, session, desk) throws(SessionFault) in
    let text = arguments.text("text") ?? ""
    guard let word = arguments.text("element") else { return [.type(text, into: .focused)] }
    let field = try desk.target(word, in: session)
    return [.gesture(.tap, on: field), .type(text, into: field)]
  }

  private static let adjust = action(
    "adjust", "Adjust a control", "Moves a slider or turns a picker wheel.",
    [
      SessionParameter.element,
      ToolParameter(name: "position", kind: .number(0...1), words: "Of a slider, 0 to 1."),
      ToolParameter(name: "value", kind: .text, words: "Of a picker wheel."),
    ]
  ) { (arguments, session, desk) throws(SessionFault) in
    let target = try desk.target(arguments.text("element") ?? "", in: session)
    if let position = arguments.number("position") {
      return [.gesture(.slide(to: position), on: target)]
    }
    guard let value = arguments.text("value") else {
      throw SessionFault(.invalid, "Give a \"position\" or a \"value\".")
    }
    return [.gesture(.wheel(to: value), on: target)]
  }

  private static let answerAlert = action(
    "answer_alert", "Answer an alert",
    "Taps a button of the alert or action sheet in front, of the app or of the system.",
    [
      ToolParameter(
        name: "button", kind: .text, words: "The label of the button; the last one by default.")
    ]
  ) { (arguments, _, _) throws(SessionFault) in [.answerAlert(button: arguments.text("button"))] }

  private static let openLink = action(
    "open_link", "Open a link", "Opens a deep link in the app.",
    [ToolParameter(name: "link", kind: .text, words: "The link.", isRequired: true)]
  ) { (arguments, _, _) throws(SessionFault) in [.open(link: arguments.text("link") ?? "")] }

  private static let useDevice = action(
    "use_device", "Use the device",
    "Presses a button, turns the device, changes its colours, or ends or resumes the app.",
    [
      ToolParameter(
        name: "action", kind: .choice(SessionAction.deviceNames), words: "What to do.",
        isRequired: true)
    ]
  ) { (arguments, _, _) throws(SessionFault) in
    [try SessionAction.device(named: arguments.text("action") ?? "")]
  }

  private static let failLoader = action(
    "fail_loader", "Let a loader fail", "Makes a loader fail the next time it ends.",
    [ToolParameter(name: "loader", kind: .text, words: "The loader.", isRequired: true)]
  ) { (arguments, _, _) throws(SessionFault) in [.fail(loader: arguments.text("loader") ?? "")] }

  /// Makes the actions of a call.
  private typealias ActionMaker =
    @Sendable (ToolArguments, ServedSession, ToolDesk) throws(SessionFault) -> [SessionAction]

  /// A tool that performs actions, all or none, and answers with where the app is then.
  private static func action(
    _ name: String, _ title: String, _ words: String, _ parameters: [ToolParameter],
    make: @escaping ActionMaker
  ) -> ServedTool {
    ServedTool(
      name: name, title: title, words: words,
      parameters: parameters + [SessionParameter.describe, SessionParameter.session]
    ) { (desk, arguments) throws(SessionFault) in
      let session = try desk.session(arguments)
      try session.perform(try make(arguments, session, desk))
      return [.text(try SessionTools.outcome(of: session, arguments))]
    }
  }
}
