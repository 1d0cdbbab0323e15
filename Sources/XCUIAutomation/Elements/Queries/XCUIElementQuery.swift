import AccessibilityTree
public import Foundation
import SimulatedApp

/// A query for elements; nothing is searched until you ask for a count, a list or a property.
///
/// Each such call searches again (behaviour.md D).
@preconcurrency @MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
  // Both are constants, so a query can be shared between threads.
  let target: ApplicationTarget
  let query: Query

  init(target: ApplicationTarget, query: Query) {
    self.target = target
    self.query = query
  }

  /// The one element that matches; using it fails if there is no match or more than one.
  open var element: XCUIElement { XCUIElement(target: target, query: query) }

  /// The first element that matches, in the order of the element tree.
  open var firstMatch: XCUIElement { element(adding: .first) }

  /// The current number of matches; zero is not a failure.
  open var count: Int {
    guard let session = Automation.session(for: target) else { return 0 }
    return Automation.answered(session.count(query), in: session)
  }

  /// The match at an index; each use searches and counts again.
  open func element(boundBy index: Int) -> XCUIElement { element(adding: .index(index)) }

  /// The match at an index.
  @available(*, deprecated, renamed: "element(boundBy:)")
  open func element(at index: Int) -> XCUIElement { element(boundBy: index) }

  /// The one element that matches a predicate.
  open func element(matching predicate: NSPredicate) -> XCUIElement {
    matching(predicate).element
  }

  /// The one element of a type with an identifier.
  open func element(
    matching elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElement {
    matching(elementType, identifier: identifier).element
  }

  /// The one match whose identifier, label, title, value or placeholder is this text.
  open subscript(key: String) -> XCUIElement { matching(identifier: key).element }

  /// The current matches, each bound to its index.
  open var allElementsBoundByIndex: [XCUIElement] {
    guard let session = Automation.session(for: target) else { return [] }
    let found = session.all(query, title: "Get all elements bound by index for")
    let count = Automation.answered(found?.matches.count ?? 0, in: session)
    return (0..<count).map { element(boundBy: $0) }
  }

  /// The current matches, each bound to the element that was found.
  open var allElementsBoundByAccessibilityElement: [XCUIElement] {
    let title = "Get all elements bound by accessibility element for"
    guard let session = Automation.session(for: target),
      let found = Automation.answered(session.all(query, title: title), in: session)
    else { return [] }
    return found.matches.map { element(adding: .identity([found.snapshot.tree.token(of: $0)])) }
  }

  /// The elements of a type anywhere below the matches.
  open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    adding(.descendants(type.kind))
  }

  /// The elements of a type that are children of the matches.
  open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    adding(.children(type.kind))
  }

  /// The matches that fulfil a predicate.
  open func matching(_ predicate: NSPredicate) -> XCUIElementQuery {
    let test = ElementPredicate(predicate)
    return adding(.matching(test.test, text: test.text))
  }

  /// The matches of a type whose identifying text is `identifier`; nil accepts any text.
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

  /// The matches that fulfil a predicate, or have a descendant that does.
  open func containing(_ predicate: NSPredicate) -> XCUIElementQuery {
    let test = ElementPredicate(predicate)
    return adding(.containing(test.test, text: test.text))
  }

  /// The matches that are, or have a descendant, of a type with an identifying text.
  open func containing(
    _ elementType: XCUIElement.ElementType, identifier: String?
  ) -> XCUIElementQuery {
    identifier.map(Automation.checkLength)
    return adding(.containingType(elementType.kind, identifier: identifier))
  }

  /// The value of a key: `count`, `element`, `firstMatch` or `debugDescription`.
  ///
  /// An unknown key ends the test.
  open func value(forKey key: String) -> Any? {
    KeyedValues.value(forKey: key, of: QueryKeys(query: self), owner: self)
  }

  /// The value of a key path, such as `firstMatch.label`; an unknown key ends the test.
  open func value(forKeyPath keyPath: String) -> Any? {
    KeyedValues.value(forKeyPath: keyPath, of: QueryKeys(query: self), owner: self)
  }

  /// The steps of the query, with what each of them finds now.
  open override var debugDescription: String {
    Automation.describe(query, target: target, isElement: false)
  }

  /// The same as `debugDescription`.
  open override var description: String { debugDescription }

  private func adding(_ step: QueryStep) -> XCUIElementQuery {
    XCUIElementQuery(target: target, query: query.appending(step))
  }

  private func element(adding step: QueryStep) -> XCUIElement {
    XCUIElement(target: target, query: query.appending(step))
  }
}

extension XCUIElement.ElementType {
  var kind: AccessibilityTree.ElementType {
    AccessibilityTree.ElementType(rawValue: UInt8(truncatingIfNeeded: rawValue)) ?? .any
  }
}
