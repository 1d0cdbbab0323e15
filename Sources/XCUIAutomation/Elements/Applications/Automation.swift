import AccessibilityTree
import Foundation
import SimulatedApp
import TestHost

/// Where Apple's names meet the session of the running test: the one place that looks it up and
/// turns what it could not do into failures.
enum Automation {
  /// Why an app cannot be driven.
  struct Unavailable: Error, CustomStringConvertible {
    let description: String
  }

  /// The longest text by which an element can be asked for, in characters (behaviour.md A7).
  static let identifierLimit = 128

  /// The session of the running test, whose calls are for an app from then on.
  static func session(for target: ApplicationTarget) -> AppSession? {
    guard let session = SessionContext.current as? AppSession else {
      failCurrentTest(noSession.description, endsTest: true)
      return nil
    }
    HostedTest.current?.checkAllowance()
    guard !session.isHalted else {
      stopIfEndless(session)
      return nil
    }
    session.aim(at: target)
    session.reportNetworkFaults()
    return session.isHalted ? nil : session
  }

  /// Ends the process when a test that could not be left goes on calling without end.
  private static func stopIfEndless(_ session: AppSession) {
    guard session.countCallAfterHalt() else { return }
    let limit = AppSession.haltedCallLimit
    FileHandle.standardError.write(
      Data(
        "\(session.testName): more than \(limit) calls after the failure that ended the test.\n"
          .utf8))
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
    if let session = SessionContext.current as? AppSession {
      return session.app.definition.bundleIdentifier
    }
    return (try? AppUnderTest.app(for: choice))?.definition.bundleIdentifier ?? ""
  }

  /// The app that the running test asks for.
  private static var choice: AppChoice { HostedTest.current?.hostedCase?.appChoice ?? AppChoice() }

  /// The one element that an element stands for; reports a failure where there is none.
  static func read(_ element: XCUIElement, in session: AppSession) -> FoundElement? {
    do throws(AutomationFailure) {
      return try session.find(element.query)
    } catch {
      report(error, .reading, in: session)
      return nil
    }
  }

  /// Whether a touch would reach an element; a frame that allows no point at all is a failure, as
  /// it is in Xcode (behaviour.md A4).
  static func isHittable(
    _ found: FoundElement, of element: XCUIElement, in session: AppSession
  ) -> Bool {
    switch found.snapshot.tree.hit(found.index) {
    case .at: return session.isHittable(found)
    case .covered, .clipped: return false
    case .emptyFrame, .infiniteFrame, .offScreen:
      let row = TreeText(found.snapshot.tree, addresses: .none).row(found.index)
      report(.noHitPoint(row: row), .hittability(of: words(of: element, found)), in: session)
      return false
    }
  }

  /// An element in a few words; where neither a name nor a text of its own says which one it is,
  /// its frame does (behaviour.md A4).
  private static func words(of element: XCUIElement, _ found: FoundElement) -> String {
    let view = found.view
    let hasName = element.words.hasPrefix("\"") || element.query.steps.isEmpty
    guard !hasName, view.identifier.isEmpty, view.label.isEmpty else { return element.words }
    return "\(view.type.name) at \(view.frame.text)"
  }

  /// Records a failure, with what helps to understand it below Xcode's own words.
  static func report(
    _ failure: AutomationFailure?, _ occasion: @autoclosure () -> AutomationFailure.Occasion,
    in session: AppSession
  ) {
    session.reportNetworkFaults()
    guard let failure, !session.isHalted else { return }
    let occasion = occasion()
    let told = session.told(failure, isReading: [.reading, .looking].contains(occasion))
    failCurrentTest(
      told.message(occasion, wording: session.timing.wording) + session.explanation(of: told),
      reason: told.reason(occasion))
  }

  /// Runs an action on an app and reports its failure, if any: `Failed to tap "Send" Button: …`.
  ///
  /// The action gets a title for the log: the words with a capital letter.
  static func act(
    on target: ApplicationTarget, _ words: @autoclosure () -> String,
    _ action: (_ session: AppSession, _ title: String) -> AutomationFailure?
  ) {
    guard let session = session(for: target) else { return }
    let words = words()
    let title = words.prefix(1).uppercased() + words.dropFirst()
    report(action(session, title), .acting(words), in: session)
  }

  /// What a call gave, after the failure of an app that did not answer was recorded, if it was so.
  static func answered<Value>(_ value: Value, in session: AppSession) -> Value {
    session.reportNetworkFaults()
    if let failure = session.takeUnreported() { report(failure, .looking, in: session) }
    return value
  }

  /// What is written below a failure that no call on an element reports, such as that of a wait.
  static var circumstances: String {
    (SessionContext.current as? AppSession)?.circumstances ?? ""
  }

  /// Fails the test where a text is longer than Xcode allows in a query.
  static func checkLength(_ identifier: String) {
    guard identifier.count > identifierLimit else { return }
    let exception =
      "NSInternalInconsistencyException: Invalid query - string identifier '\(identifier)' exceeds "
      + "maximum length of \(identifierLimit) characters. You can work around this limitation by "
      + "constructing a query with a custom NSPredicate that specifies the property (label, title, "
      + "value, placeholderValue, or identifier) to match against."
    failCurrentTest(EnclosingAssertion.message(ofException: exception), endsTest: true)
  }

  /// An element or a query in the form of `debugDescription`.
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
    guard let session = SessionContext.current as? AppSession, !session.isHalted else { return nil }
    session.aim(at: target)
    return session.all(query)
  }

  /// What is printed while the app does not answer: the steps alone (behaviour.md B2).
  private static func unanswered(
    _ query: Query, target: ApplicationTarget, isElement: Bool
  ) -> String {
    var empty = SnapshotBuilder()
    return TreeText(empty.finish()).chain(
      from: target.words, query, outputs: [], isHeaded: isElement)
  }
}

extension AppSession {
  /// Makes the app of a target the one that calls are for.
  fileprivate func aim(at target: ApplicationTarget) {
    switch target {
    case .underTest: aim(at: app.definition.bundleIdentifier)
    case .bundle(let identifier): aim(at: identifier)
    }
  }
}
