import AccessibilityTree
package import SimulatedApp
import VirtualTime

extension TestStep {
  /// The reason for which a step failed.
  package struct Failure: Error, Sendable, Equatable, CustomStringConvertible {
    /// In one sentence.
    package let description: String
  }

  /// Performs the step on a session, as a test would.
  ///
  /// - Throws: ``Failure`` when the step fails or its expectation is not met.
  package func run(on session: AppSession) throws(Failure) {
    switch self {
    case .launch(let arguments):
      try done(session.launch(arguments: arguments, environment: [:]), "launch")
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
    case .turn(let orientation): session.perform(.turn(to: orientation))
    case .pause(let duration): session.advance(by: duration)
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
    let plain: ElementGesture
    switch gesture {
    case .taps(let count):
      return try done(
        session.perform(.tap(times: count, fingers: 1), on: path.query, title: path.swift),
        "tap \(path.swift)")
    case .longPress:
      return try done(
        session.perform(.longPress, on: path.query, holding: .seconds(1), title: path.swift),
        "press \(path.swift)")
    case .swipeUp: plain = .swipeUp
    case .swipeDown: plain = .swipeDown
    case .swipeLeft: plain = .swipeLeft
    case .swipeRight: plain = .swipeRight
    case .tap: plain = .tap
    case .doubleTap: plain = .doubleTap
    case .twoFingerTap: plain = .twoFingerTap
    }
    try done(
      session.perform(plain, on: path.query, title: path.swift), "\(plain.rawValue) \(path.swift)")
  }

  private func wait(
    for path: ElementPath, _ wanted: Bool, _ seconds: Int, in session: AppSession
  ) throws(Failure) {
    let isMet = session.waiter.wait(
      for: path.query, toExist: wanted, timeout: .seconds(Double(seconds)), title: path.swift)
    guard isMet else {
      throw Failure(
        description: "\(path.swift) \(wanted ? "did not come" : "stayed") within \(seconds) s")
    }
  }

  private func found(
    _ path: ElementPath, in session: AppSession
  ) throws(Failure) -> ElementView {
    do {
      return try session.find(path.query).view
    } catch {
      throw Failure(description: error.message(.reading))
    }
  }

  private func done(_ failure: AutomationFailure?, _ action: String) throws(Failure) {
    guard let failure else { return }
    throw Failure(description: failure.message(.acting(action)))
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
