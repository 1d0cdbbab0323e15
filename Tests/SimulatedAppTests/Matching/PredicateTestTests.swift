import AccessibilityTree
import PredicateFormat
import SimulatedApp
import Testing

@testable import AppSession

@Suite("Predicates compiled for elements")
struct PredicateTestTests {
  private static let texts = [
    "", "a", "ab", "ba", "e", "t", "\r", "Login", "login", "é", "e\u{301}", "été", "Ünïcode", "ß",
    "SS", "👩‍👩‍👧", "👩",
    "\r\n", "\n", " ", "1", "true", "Первый", "%", "a'b", "🇷🇺🇺🇸", "🇷🇺", "\u{0}",
  ]

  private static func element(_ draws: inout SeededDraws) -> ElementAttributes {
    var attributes = ElementAttributes(
      type: draws.pick([.button, .cell, .staticText, .textField, .other]),
      identifier: draws.pick(texts), label: draws.pick(texts), title: draws.pick(texts),
      value: draws.sometimes { $0.pick(texts) },
      placeholderValue: draws.sometimes { $0.pick(texts) },
      frame: ElementFrame(x: Double(draws.below(3)), y: 0, width: 10, height: 10))
    attributes.isEnabled = draws.chance(50)
    attributes.isSelected = draws.chance(50)
    attributes.hasFocus = draws.chance(50)
    attributes.hasKeyboardFocus = draws.chance(50)
    return attributes
  }

  private static func snapshot(_ draws: inout SeededDraws) -> IndexedSnapshot {
    var builder = SnapshotBuilder()
    builder.begin(ElementAttributes(type: .application))
    for _ in 0..<24 { builder.add(element(&draws)) }
    return IndexedSnapshot(builder.finish())
  }

  private static func quote(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }

  private static func comparison(_ draws: inout SeededDraws) -> String {
    let text = quote(draws.pick(texts.filter { $0 != "e" && $0 != "t" }))
    let attribute = draws.pick(["identifier", "label", "title", "value", "placeholderValue"])
    switch draws.below(9) {
    case 0: return "\(text) IN identifiers"
    case 1: return "elementType == \(draws.pick(["9", "48", "75", "0", "-1", "300", "'9'"]))"
    case 2:
      let key = draws.pick([
        "enabled", "isEnabled", "selected", "isSelected", "hasFocus", "hasKeyboardFocus",
      ])
      let value = draws.pick(["1", "0", "TRUE", "FALSE", "2", "'1'", "nil"])
      return "\(key) \(draws.pick(["==", "!="])) \(value)"
    case 3: return "\(attribute) \(draws.pick(["==", "!="])) nil"
    case 4: return draws.pick(["TRUEPREDICATE", "FALSEPREDICATE", "unknown == 1", "label == 1"])
    case 5: return "frame.origin.x == \(draws.below(3))"
    default:
      let comparison = draws.pick([
        "==", "!=", "CONTAINS", "BEGINSWITH", "ENDSWITH", "CONTAINS[c]", "==[cd]", "<", "LIKE",
      ])
      let isTurned = draws.chance(15)
      return isTurned
        ? "\(text) \(comparison) \(attribute)" : "\(attribute) \(comparison) \(text)"
    }
  }

  private static func predicate(_ draws: inout SeededDraws, depth: Int = 0) -> String {
    guard depth < 3, draws.chance(55) else { return comparison(&draws) }
    switch draws.below(3) {
    case 0: return "NOT (" + predicate(&draws, depth: depth + 1) + ")"
    case 1:
      return "(" + predicate(&draws, depth: depth + 1) + ") AND ("
        + predicate(&draws, depth: depth + 1) + ")"
    default:
      return "(" + predicate(&draws, depth: depth + 1) + ") OR ("
        + predicate(&draws, depth: depth + 1) + ")"
    }
  }

  @Test("hold for the elements for which the evaluator says so")
  func agreement() throws {
    var draws = SeededDraws(seed: 20_261_121)
    var pairs = 0
    var holding = 0
    for round in 0..<2_000 {
      let snapshot = Self.snapshot(&draws)
      let text = Self.predicate(&draws)
      let predicate = try FormatPredicate(text)
      let query = Query().descendants(.any).appending(
        .matching(ElementTest(predicate), text: predicate.format))
      let matches = Array(Resolver().resolve(query, in: snapshot))
      let expected = (1..<snapshot.snapshot.count).filter { index in
        let subject = FormatObject(ElementSubject(element: snapshot.snapshot[index]))
        return (try? predicate.evaluate(with: .object(subject))) ?? false
      }
      #expect(matches == expected, "round \(round): \(text)")
      pairs += snapshot.snapshot.count - 1
      holding += expected.count
    }
    #expect(pairs > 40_000)
    #expect(holding > 10_000)
  }

  @Test(
    "simple comparisons run without the evaluator",
    arguments: [
      "label == 'a'", "label != 'a'", "label CONTAINS 'a'", "identifier BEGINSWITH 'a'",
      "value ENDSWITH 'a'", "'a' IN identifiers", "elementType == 9", "enabled == TRUE",
      "isSelected == 0", "NOT label == 'a'", "label == 'a' AND enabled == 1", "TRUEPREDICATE",
    ])
  func fast(text: String) throws {
    #expect(!Self.isEvaluated(ElementTest(try FormatPredicate(text))))
  }

  @Test("what a predicate asks wrongly is told beforehand")
  func faults() throws {
    #expect(
      ElementTest.fault(of: try FormatPredicate("labl == 'a'"))
        == .unknownKey(key: "labl", nearest: "label"))
    #expect(ElementTest.fault(of: try FormatPredicate("label == 'a'")) == nil)
  }

  private static func isEvaluated(_ test: ElementTest) -> Bool {
    switch test {
    case .custom: true
    case .not(let inner): isEvaluated(inner)
    case .and(let tests), .or(let tests): tests.contains(where: isEvaluated)
    default: false
    }
  }
}
