import AccessibilityTree
package import SimulatedApp
import VirtualTime

extension TestStep {
  /// The reason for which a step failed.
  package struct Failure: Error, Sendable, Equatable, CustomStringConvertible {
    /// In one sentence.
    package let description: String
    /// The failure of the call that the step makes; nil if another reason made it fail.
    package let cause: AutomationFailure?
    /// More details from the session about the failure, in further lines; empty if there are none.
    package internal(set) var explanation = ""

    /// Makes a failure with its reason in one sentence.
    package init(description: String, cause: AutomationFailure? = nil) {
      self.description = description
      self.cause = cause
    }
  }

  /// Performs the step on a session, as a test would.
  ///
  /// - Throws: ``Failure`` when the step fails or its expectation is not met.
  package func run(on session: AppSession) throws(Failure) {
    switch self {
    case .launch(let arguments, let environment):
      try done(session.launch(arguments: arguments, environment: environment), "launch")
    case .gesture(let gesture, let path): try make(gesture, on: path, in: session)
    case .type(let text, let path):
      try done(
        session.perform(.type(text, into: path.query), title: path.swift), "type into \(path.swift)"
      )
    case .open(let link):
      try done(session.open(link, arguments: [], environment: [:]), "open \(link)")
    case .fail(let loader): session.device.force(loader, toFail: true)
    case .waitFor(let path, let seconds): try wait(for: path, true, seconds, in: session)
    case .waitForEnd(let path, let seconds): try wait(for: path, false, seconds, in: session)
    case .touch(let touch): try done(touch.make(in: session), "touch the screen")
    case .answerSystemAlert(let button): try answerSystemAlert(button, in: session)
    case .device(let step): try done(session.perform(step.action), step.words)
    case .turn(let orientation): session.perform(.turn(to: orientation))
    case .pause(let duration): session.sleep(duration)
    case .expect(let path, let exists):
      guard session.exists(path.query) == exists else {
        throw Failure(description: "\(path.swift) \(exists ? "is not there" : "is there")")
      }
    case .expectLabel(let path, let label):
      try expect(try found(path, in: session).label, label, of: path)
    case .expectValue(let path, let value):
      try expect(try found(path, in: session).value ?? "", value, of: path)
    }
  }

  private func make(
    _ gesture: Gesture, on path: ElementPath, in session: AppSession
  ) throws(Failure) {
    let (call, words) = gesture.testCall
    try done(
      session.perform(call, on: path.query, title: path.swift), "\(words) \(path.swift)")
  }

  private func answerSystemAlert(_ button: String, in session: AppSession) throws(Failure) {
    let aim = session.device.aim
    session.aim(at: SystemApp.springBoard.bundleIdentifier)
    defer { session.aim(at: aim) }
    let query = Query().descendants(.alert).descendants(.button).identified(by: button)
    try done(session.perform(.tap, on: query, title: button), "tap \(button)")
  }

  private func wait(
    for path: ElementPath, _ wanted: Bool, _ seconds: Int, in session: AppSession
  ) throws(Failure) {
    let isMet = session.waiter.wait(
      for: path.query, toExist: wanted, timeout: .seconds(Double(seconds)), title: path.swift)
    guard isMet else {
      throw Failure(
        description:
          "\(path.swift) \(wanted ? "did not appear" : "did not disappear") within \(seconds) s")
    }
  }

  private func found(
    _ path: ElementPath, in session: AppSession
  ) throws(Failure) -> ElementView {
    do {
      return try session.find(path.query).view
    } catch {
      throw Failure(description: error.message(.reading), cause: error)
    }
  }

  private func done(_ failure: AutomationFailure?, _ action: String) throws(Failure) {
    guard let failure else { return }
    throw Failure(description: failure.message(.acting(action)), cause: failure)
  }

  private func expect(
    _ seen: String, _ wanted: String, of path: ElementPath
  ) throws(Failure) {
    guard seen == wanted else {
      throw Failure(
        description: "\(path.swift) says \(SwiftLiteral.string(seen))"
          + " instead of \(SwiftLiteral.string(wanted))")
    }
  }
}

extension TestStep.Gesture {
  /// The call of a test that makes the gesture, and a verb for it.
  fileprivate var testCall: (TestCall.Gesture, words: String) {
    switch self {
    case .taps(let count): (.tap(times: count, fingers: 1), "tap")
    case .longPress: (.touch(.longPress, holding: .seconds(1)), "press")
    case .swipeUp: Self.plain(.swipeUp)
    case .swipeDown: Self.plain(.swipeDown)
    case .swipeLeft: Self.plain(.swipeLeft)
    case .swipeRight: Self.plain(.swipeRight)
    case .tap: Self.plain(.tap)
    case .doubleTap: Self.plain(.doubleTap)
    case .twoFingerTap: Self.plain(.twoFingerTap)
    case .slide(let position): (.slide(to: position), "adjust")
    case .wheel(let value): (.wheel(to: value), "adjust")
    case .pinch(let scale): (.pinch(scale), "pinch")
    case .rotate(let angle): (.rotate(angle), "rotate")
    }
  }

  private static func plain(_ gesture: ElementGesture) -> (TestCall.Gesture, words: String) {
    (.touch(gesture, holding: .zero), gesture.rawValue)
  }
}
