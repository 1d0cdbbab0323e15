import AccessibilityTree
import Foundation
import PredicateFormat
import SimulatedApp
import TestHost

/// A predicate over elements, converted for queries: the test to run and the text to print.
struct ElementPredicate {
  let test: ElementTest
  let text: String

  /// Converts a predicate; an unknown key fails and ends the running test.
  init(_ predicate: NSPredicate) {
    text = predicate.formatText.replacing(Self.blockText, with: Self.blockText + "(0x6000000000a0)")
    test = Self.test(predicate)
  }

  /// The text that Foundation prints for a predicate made from a block.
  ///
  /// Xcode adds an address to it inside a query (behaviour.md A2). Here that address is the same in
  /// every run.
  private static let blockText = "BLOCKPREDICATE"

  private static func test(_ predicate: NSPredicate) -> ElementTest {
    if let compound = predicate as? NSCompoundPredicate { return test(compound) }
    if let parsed = predicate.formatPredicate { return test(parsed) }
    switch predicate.unparsedText {
    case "TRUEPREDICATE": return .all
    case "FALSEPREDICATE": return ElementTest.none
    default: return block(predicate)
    }
  }

  private static func test(_ compound: NSCompoundPredicate) -> ElementTest {
    let tests = compound.parts.map(test)
    switch compound.compoundPredicateType {
    case .not: return .not(tests.first ?? .all)
    case .and: return .and(tests)
    case .or: return .or(tests)
    @unknown default: return .and(tests)
    }
  }

  private static func test(_ parsed: FormatPredicate) -> ElementTest {
    if let fault = ElementTest.fault(of: parsed), case .unknownKey = fault {
      let exception =
        "NSUnknownKeyException: [<XCElementSnapshot> valueForUndefinedKey:]: \(fault.description)"
      failCurrentTest(EnclosingAssertion.message(ofException: exception), endsTest: true)
    }
    return ElementTest(parsed)
  }

  /// The block gets a snapshot of the element, and only the session's thread calls it.
  private static func block(_ predicate: NSPredicate) -> ElementTest {
    let block = SendablePredicate(predicate: predicate)
    return .custom("BLOCKPREDICATE") { element in
      block.predicate.evaluate(with: ElementSnapshotFacade(element))
    }
  }
}
