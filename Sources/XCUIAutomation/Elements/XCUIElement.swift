import AccessibilityTree
public import Foundation
import SimulatedApp

/// An element of the app, described by a query that is searched again at every use.
///
/// Actions and most properties need exactly one match; they fail the test if there is none or more
/// than one. ``exists`` and the waits never fail the test because of that (behaviour.md D).
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
  XCUIElementSnapshotProviding, XCUIScreenshotProviding
{
  // Both are constants, so an element can be shared between threads.
  let target: ApplicationTarget
  let query: Query

  init(target: ApplicationTarget, query: Query) {
    self.target = target
    self.query = query
  }

  /// Whether at least one element matches now.
  open var exists: Bool {
    guard let session = Automation.session(for: target) else { return false }
    return Automation.answered(session.exists(query), in: session)
  }

  /// Whether a touch would hit the element now; false if the element does not exist.
  ///
  /// A missing element is looked for twice more, a second apart.
  open var isHittable: Bool { isHittable(lookingAgain: true) }

  /// Whether a touch would hit the element; a wait passes false, since it repeats the look itself.
  func isHittable(lookingAgain: Bool) -> Bool {
    guard let session = Automation.session(for: target),
      Automation.answered(
        session.isPresent(query) || lookingAgain && session.comes(query), in: session),
      let element = Automation.read(self, in: session)
    else { return false }
    return Automation.isHittable(element, of: self, in: session)
  }

  /// The first of the elements that match.
  open var firstMatch: XCUIElement { XCUIElement(target: target, query: query.first()) }

  /// The elements of a type anywhere below this one.
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(target: target, query: query.descendants(type.kind))
  }

  /// The elements of a type that are children of this one.
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(target: target, query: query.children(type.kind))
  }

  /// A point given as fractions of the element's size, from its top left corner.
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: self, normalized: normalizedOffset)
  }

  /// Takes a snapshot of the element; throws if the query matches none or more than one.
  open func snapshot() throws -> any XCUIElementSnapshot {
    guard let session = Automation.session(for: target) else { throw Automation.noSession }
    do {
      return ElementSnapshotFacade(try session.find(query))
    } catch {
      throw SnapshotError(error, in: session)
    }
  }

  /// Takes a screenshot of the element's area, including anything that covers it.
  ///
  /// Fails the test if there is not exactly one element, or if it is not on the screen.
  open func screenshot() -> XCUIScreenshot {
    guard let session = Automation.session(for: target),
      let element = Automation.read(self, in: session)
    else { return XCUIScreenshot(nil) }
    guard let capture = Automation.capture(in: session) else { return XCUIScreenshot(nil) }
    let picture = capture.picture(of: element)
    if picture == nil {
      let frame = element.view.frame
      let reason =
        frame.width == 0 || frame.height == 0
        ? "cannot request screenshot data because it has an empty frame"
        : "Its frame \(frame.text) covers no part of the screen."
      Automation.report(.impossible(reason), .acting("take a screenshot of \(words)"), in: session)
    }
    return XCUIScreenshot(picture)
  }

  /// The current attributes, subtree, path and query steps of the element.
  open override var debugDescription: String {
    Automation.describe(query, target: target, isElement: true)
  }

  /// A short description of the element, as in the log.
  open override var description: String { words }

  /// The value of a key; flags have both spellings, and an unknown key ends the test.
  open func value(forKey key: String) -> Any? {
    KeyedValues.value(forKey: key, of: ElementKeys(self), owner: self)
  }

  /// The value of a key path, such as `frame.size.width`; an unknown key ends the test.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyedValues.value(forKeyPath: keyPath, of: ElementKeys(self), owner: self)
  }

  /// A short description of the element, such as `"Login" Button`.
  nonisolated var words: String { ElementWords(query).text(in: target) }
}
