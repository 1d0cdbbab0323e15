import AccessibilityTree
public import Foundation
import SimulatedApp

/// Stands for an element of the app: a description that is looked up anew at every use.
///
/// Reading a property that needs one element fails the test where none or several match, as do
/// actions; ``exists`` and the waits never do (behaviour.md D).
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
  XCUIElementSnapshotProviding, XCUIScreenshotProviding, @unchecked Sendable
{
  // Both never change, so that sharing an element between threads is safe.
  let target: ApplicationTarget
  let query: Query

  init(target: ApplicationTarget, query: Query) {
    self.target = target
    self.query = query
  }

  /// Whether anything matches now.
  open var exists: Bool {
    guard let session = Automation.session(for: target) else { return false }
    return Automation.answered(session.exists(query), in: session)
  }

  /// Whether a touch would reach the element now; a missing one is not hittable.
  open var isHittable: Bool {
    guard let session = Automation.session(for: target),
      Automation.answered(session.isPresent(query), in: session),
      let element = Automation.read(self, in: session)
    else { return false }
    return Automation.isHittable(element, of: self, in: session)
  }

  /// The first of the elements that match.
  open var firstMatch: XCUIElement { XCUIElement(target: target, query: query.first()) }

  /// The elements of a type below this one.
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(target: target, query: query.descendants(type.kind))
  }

  /// The elements of a type directly below this one.
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(target: target, query: query.children(type.kind))
  }

  /// A point given in parts of the element's size, from its top left corner.
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: self, normalized: normalizedOffset)
  }

  /// The element frozen as it is now; throws where there is not exactly one.
  open func snapshot() throws -> any XCUIElementSnapshot {
    guard let session = Automation.session(for: target) else { throw Automation.noSession }
    do {
      return ElementSnapshotFacade(try session.find(query))
    } catch {
      throw SnapshotError(error, in: session)
    }
  }

  /// The part of the screen that the element takes, with what covers it; fails where there is not
  /// exactly one element, or where it takes no part of the screen.
  open func screenshot() -> XCUIScreenshot {
    guard let session = Automation.session(for: target),
      let element = Automation.read(self, in: session)
    else { return XCUIScreenshot(nil) }
    let picture = ScreenCapture(of: session).picture(of: element)
    if picture == nil {
      let reason = "Its frame \(element.view.frame.text) takes no part of the screen."
      Automation.report(.impossible(reason), .acting("take a screenshot of \(words)"), in: session)
    }
    return XCUIScreenshot(picture)
  }

  /// Attributes, subtree, path and query steps of the element as it is now.
  open override var debugDescription: String {
    Automation.describe(query, target: target, isElement: true)
  }

  /// The element in a few words, as the log has it.
  open override var description: String { words }

  /// The value under a key, in both spellings of a flag; an unknown key ends the test.
  open func value(forKey key: String) -> Any? {
    KeyedValues.value(forKey: key, of: ElementKeys(self), owner: self)
  }

  /// The value under a path of keys, such as `frame.size.width`; an unknown key ends the test.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyedValues.value(forKeyPath: keyPath, of: ElementKeys(self), owner: self)
  }

  /// The element in a few words, such as `"Login" Button`.
  var words: String { ElementWords(query).text(in: target) }
}
