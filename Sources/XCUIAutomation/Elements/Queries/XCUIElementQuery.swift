import AccessibilityTree
public import Foundation
import SimulatedApp

/// Describes elements to look for; nothing is looked up until a count, a list or an element's
/// property is asked for, and then each time anew (behaviour.md D).
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider, @unchecked Sendable {
  // Both never change, so that sharing a query between threads is safe.
  let target: ApplicationTarget
  let query: Query

  init(target: ApplicationTarget, query: Query) {
    self.target = target
    self.query = query
  }

  /// The one element that matches; none or several is a failure when it is used.
  open var element: XCUIElement { XCUIElement(target: target, query: query) }

  /// The first element that matches, in the order of the tree.
  open var firstMatch: XCUIElement { element(adding: .first) }

  /// How many elements match now; no match is no failure.
  open var count: Int {
    guard let session = Automation.session(for: target) else { return 0 }
    return Automation.answered(session.count(query), in: session)
  }

  /// The element at a place among the matches, counted anew at every use.
  open func element(boundBy index: Int) -> XCUIElement { element(adding: .index(index)) }

  /// The element at a place among the matches.
  @available(*, deprecated, renamed: "element(boundBy:)")
  open func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  /// The element for which a predicate holds.
  open func element(matching predicate: NSPredicate) -> XCUIElement {
    matching(predicate).element
  }

  /// The element of a type with an identifying text.
  open func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The match whose identifier, label, title, value or placeholder is this text.
  open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  /// The matches as they are now, each bound to its place.
  open var allElementsBoundByIndex: [XCUIElement] {
    guard let session = Automation.session(for: target) else { return [] }
    let found = session.all(query, title: "Get all elements bound by index for")
    let count = Automation.answered(found?.matches.count ?? 0, in: session)
    return (0..<count).map { element(boundBy: $0) }
  }

  /// The matches as they are now, each bound to the very element found.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] {
    guard let session = Automation.session(for: target) else { return [] }
    let title = "Get all elements bound by accessibility element for"
    guard let found = Automation.answered(session.all(query, title: title), in: session) else {
      return []
    }
    return found.matches.map { element(adding: .identity([found.snapshot.tree.token(of: $0)])) }
  }

  /// The elements of a type below any match.
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    adding(.descendants(type.kind))
  }

  /// The elements of a type directly below any match.
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    adding(.children(type.kind))
  }

  /// The matches for which a predicate holds.
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    let test = ElementPredicate(predicate)
    return adding(.matching(test.test, text: test.text))
  }

  /// The matches of a type with an identifying text; nil takes any.
  open func matching(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    identifier.map(Automation.checkLength)
    return adding(.matchingType(elementType.kind, identifier: identifier))
  }

  /// The matches whose identifier, label, title, value or placeholder is this text.
  open func matching(identifier: String) -> XCUIElementQuery {
    Automation.checkLength(identifier)
    return adding(.identified(by: identifier))
  }

  /// The matches with something below them for which a predicate holds.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    let test = ElementPredicate(predicate)
    return adding(.containing(test.test, text: test.text))
  }

  /// The matches with something below them of a type and with an identifying text.
  open func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    identifier.map(Automation.checkLength)
    return adding(.containingType(elementType.kind, identifier: identifier))
  }

  /// The value under a key: `count`, or an element by `element` and `firstMatch`; an unknown key
  /// ends the test.
  open func value(forKey key: String) -> Any? {
    KeyedValues.value(forKey: key, of: QueryKeys(query: self), owner: self)
  }

  /// The value under a path of keys, such as `firstMatch.label`; an unknown key ends the test.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyedValues.value(forKeyPath: keyPath, of: QueryKeys(query: self), owner: self)
  }

  /// The steps of the query with what each of them finds now.
  open override var debugDescription: String {
    Automation.describe(query, target: target, isElement: false)
  }

  /// The steps of the query with what each of them finds now.
  open override var description: String { debugDescription }

  private func adding(_ step: QueryStep) -> XCUIElementQuery {
    XCUIElementQuery(target: target, query: query.appending(step))
  }

  private func element(adding step: QueryStep) -> XCUIElement {
    XCUIElement(target: target, query: query.appending(step))
  }
}

extension XCUIElement.ElementType {
  /// The type as the tree has it.
  var kind: AccessibilityTree.ElementType {
    AccessibilityTree.ElementType(rawValue: UInt8(truncatingIfNeeded: rawValue)) ?? .any
  }
}
