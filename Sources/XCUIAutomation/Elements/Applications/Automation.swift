import AccessibilityTree
import Foundation
import OutputFiles
import SimulatedApp
import TestHost

/// Connects Apple's types to the session of the running test.
///
/// Only this type looks up the session and reports its failures as failures of the test.
enum Automation {
  /// Why an app cannot be driven.
  struct Unavailable: Error, CustomStringConvertible {
    let description: String
  }

  /// The longest text that a query may ask for, in characters (behaviour.md A7).
  static let identifierLimit = 128

  /// Returns the session of the running test and directs its next calls to an app.
  static func session(for target: ApplicationTarget) -> AppSession? {
    guard let session = (SessionContext.active ?? ClassPhase.begin()) as? AppSession else {
      failCurrentTest(noSession.description, endsTest: true)
      return nil
    }
    HostedTest.active?.checkAllowance()
    guard !session.isHalted else {
      HostedTest.active?.leaveIfOver()
      stopIfEndless(session)
      return nil
    }
    session.aim(at: target)
    session.reportNetworkFaults()
    return session.isHalted ? nil : session
  }

  /// Ends the process if a stopped test whose body cannot be left keeps making calls.
  private static func stopIfEndless(_ session: AppSession) {
    guard session.countCallAfterHalt() else { return }
    let limit = AppSession.haltedCallLimit
    StandardStream.error.tell(
      "\(session.testName): more than \(limit) calls after the failure that ended the test.")
    exit(1)
  }

  /// Why there is no session.
  static var noSession: Unavailable {
    do throws(AppUnderTest.Fault) {
      _ = try AppUnderTest.app(for: choice)
      return Unavailable(description: "There is no app to drive outside of a test.")
    } catch {
      return Unavailable(description: error.description)
    }
  }

  /// The bundle identifier of the app under test.
  static var bundleUnderTest: String {
    let app = (SessionContext.active as? AppSession)?.app ?? (try? AppUnderTest.app(for: choice))
    return app?.definition.bundleIdentifier ?? ""
  }

  /// The app that the running test chooses.
  private static var choice: AppChoice { HostedTest.active?.hostedCase?.appChoice ?? AppChoice() }

  /// Finds the one element that `element` refers to; reports a failure if there is not exactly one.
  static func read(_ element: XCUIElement, in session: AppSession) -> FoundElement? {
    do throws(AutomationFailure) {
      return try session.find(element.query)
    } catch {
      report(error, .reading, in: session)
      return nil
    }
  }

  /// Whether a touch would reach an element.
  ///
  /// A frame without a point to touch is a failure, as it is in Xcode (behaviour.md A4), unless it
  /// can be scrolled into view: public suites scroll until they read true.
  static func isHittable(
    _ found: FoundElement, of element: XCUIElement, in session: AppSession
  ) -> Bool {
    let tree = found.snapshot.tree
    switch tree.hit(found.index) {
    case .at: return session.isHittable(found)
    case .covered, .clipped, .invisible: return false
    case .offScreen
    where tree.ancestors(of: found.index).contains(where: { tree.type(of: $0).scrolls }):
      return false
    case .emptyFrame, .infiniteFrame, .offScreen:
      let row = TreeText(tree, addresses: .none).row(found.index)
      report(.noHitPoint(row: row), .hittability(of: words(of: element, found)), in: session)
      return false
    }
  }

  /// A short description of an element.
  ///
  /// An element without an identifier or a label is described by its frame (behaviour.md A4).
  private static func words(of element: XCUIElement, _ found: FoundElement) -> String {
    let view = found.view
    let hasName = element.words.hasPrefix("\"") || element.query.steps.isEmpty
    guard !hasName, view.identifier.isEmpty, view.label.isEmpty else { return element.words }
    return "\(view.type.name) at \(view.frame.text)"
  }

  /// Reports a failure: Xcode's message, and below it details that help to understand it.
  static func report(
    _ failure: @autoclosure () -> AutomationFailure?,
    _ occasion: @autoclosure () -> AutomationFailure.Occasion, in session: AppSession
  ) {
    var failure = failure()
    session.reportNetworkFaults()
    guard !session.isHalted else { return }
    AbandonableBody.releasing {
      guard let failure = failure.take() else { return }
      let occasion = occasion()
      let told = session.told(failure, isReading: [.reading, .looking].contains(occasion))
      failCurrentTest(
        told.message(occasion, wording: session.timing.wording) + session.explanation(of: told),
        reason: told.reason(occasion))
    }
  }

  /// Runs an action on an app and reports its failure, if any: `Failed to tap "Send" Button: …`.
  ///
  /// The action gets a title for the log: the same words with a capital first letter. They are
  /// created only if something records them, since creating them costs as much as a tap.
  static func act(
    on target: ApplicationTarget, _ words: @autoclosure () -> String,
    _ action: (_ session: AppSession, _ title: String) -> AutomationFailure?
  ) {
    guard let session = session(for: target) else { return }
    let title = session.device.isRecording ? words().capitalizedFirst : ""
    report(action(session, title), .acting(words()), in: session)
  }

  /// Returns the result of a call, after reporting a failure if the app did not respond.
  static func answered<Value>(_ value: Value, in session: AppSession) -> Value {
    session.reportNetworkFaults()
    if let failure = session.takeUnreported() { report(failure, .looking, in: session) }
    return value
  }

  /// Details to print below a failure that does not come from an element, such as a failed wait.
  static var circumstances: String {
    (SessionContext.active as? AppSession)?.circumstances ?? ""
  }

  /// Fails the test if a text is longer than Xcode allows in a query.
  static func checkLength(_ identifier: String) {
    guard identifier.count > identifierLimit else { return }
    let exception =
      "NSInternalInconsistencyException: Invalid query - string identifier '\(identifier)' exceeds "
      + "maximum length of \(identifierLimit) characters. You can work around this limitation by "
      + "constructing a query with a custom NSPredicate that specifies the property (label, title, "
      + "value, placeholderValue, or identifier) to match against."
    failCurrentTest(EnclosingAssertion.message(ofException: exception), endsTest: true)
  }

  /// Describes an element or a query in the format of `debugDescription`.
  static func describe(_ query: Query, target: ApplicationTarget, isElement: Bool) -> String {
    guard let found = answer(to: query, target: target) else {
      return unanswered(query, target: target, isElement: isElement)
    }
    let tree = found.snapshot.tree
    let text = TreeText(tree)
    let outputs = Resolver().trace(query, in: found.snapshot.indexed)
    guard isElement else {
      return text.chain(from: target.words, query, outputs: outputs, isHeaded: false)
    }
    return text.description(
      of: found.matches.first, from: target.words, query, outputs: outputs)
  }

  private static func answer(
    to query: Query, target: ApplicationTarget
  ) -> (snapshot: ScreenSnapshot, matches: ElementMatches)? {
    guard let session = SessionContext.active as? AppSession, !session.isHalted else { return nil }
    session.aim(at: target)
    return session.all(query)
  }

  /// The description while the app does not respond: only the steps of the query (behaviour.md B2).
  private static func unanswered(
    _ query: Query, target: ApplicationTarget, isElement: Bool
  ) -> String {
    var empty = SnapshotBuilder()
    return TreeText(empty.finish()).chain(
      from: target.words, query, outputs: [], isHeaded: isElement)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension AppSession {
  /// Directs the next calls to the app of a target.
  fileprivate func aim(at target: ApplicationTarget) {
    switch target {
    case .underTest: aim(at: app.definition.bundleIdentifier)
    case .bundle(let identifier): aim(at: identifier)
    }
  }
}
