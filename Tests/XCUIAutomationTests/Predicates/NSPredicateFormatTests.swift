import Foundation
import SimulatedApp
import TestHost
import Testing
import XCUIAutomation

@Suite struct NSPredicateFormatTests {
  @Test(arguments: [
    (NSPredicateFormatTests.text("label == 'x'"), "label == \"x\""),
    (
      text("label = %@ && value in %@", "x", ["1", "2"]),
      "label == \"x\" AND value IN {\"1\", \"2\"}"
    ),
    (text("%K BEGINSWITH[cd] %@", "label", "a"), "label BEGINSWITH[cd] \"a\""),
    (text("count > %d OR ratio <= %f", 3, 0.5), "count > 3 OR ratio <= 0.5"),
    (text("exists == 1 && %@", NSPredicate(format: "a == 2")), "exists == 1 AND a == 2"),
    (text("a == nil"), "a == nil"),
  ])
  func `a format and its arguments become Apple's canonical text`(found: String, wanted: String) {
    #expect(found == wanted)
  }

  @Test func `a list of arguments does what arguments in a row do`() {
    let predicate = NSPredicate(format: "a == %@ AND b == %d", argumentArray: ["x", 2])
    #expect(predicate == NSPredicate(format: "a == %@ AND b == %d", "x", 2))
  }

  @Test func `a predicate is evaluated with dictionaries, objects and plain values`() {
    #expect(NSPredicate(format: "name BEGINSWITH 'T'").evaluate(with: ["name": "Tokyo"]))
    #expect(NSPredicate(format: "SELF > 3").evaluate(with: 4))
    #expect(NSPredicate(format: "x == 1 AND y == 'a'").evaluate(with: Place(x: 1, y: "a")))
    #expect(!NSPredicate(format: "SELF IN %@", ["a", "b"]).evaluate(with: "c"))
    #expect(NSPredicate(format: "SELF == nil").evaluate(with: nil))
  }

  @Test func `variables are put in from outside`() {
    let open = NSPredicate(format: "name == $wanted")
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [open, open])
    #expect(open.withSubstitutionVariables(["wanted": "x"]).evaluate(with: ["name": "x"]))
    #expect(open.evaluate(with: ["name": "y"], substitutionVariables: ["wanted": "y"]))
    #expect(both.withSubstitutionVariables(["wanted": "x"]).evaluate(with: ["name": "x"]))
  }

  @Test func `joined predicates keep their parts`() {
    let one = NSPredicate(format: "a == 1")
    let two = NSPredicate(format: "b == 2")
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [one, two])
    let any = NSCompoundPredicate(orPredicateWithSubpredicates: [both, NSPredicate(value: true)])
    #expect(PredicateText(both).format == "a == 1 AND b == 2")
    #expect(PredicateText(any).format == "(a == 1 AND b == 2) OR TRUEPREDICATE")
    #expect(
      PredicateText(NSCompoundPredicate(notPredicateWithSubpredicate: one)).format == "NOT a == 1")
    #expect(both.evaluate(with: ["a": 1, "b": 2]))
  }

  @Test func `a block predicate has the text that Foundation gives it`() {
    #expect(PredicateText(NSPredicate { _, _ in true }).format == "BLOCKPREDICATE")
  }

  @Test func `a malformed format is a failure with Apple's sentence, not a crash`() {
    let session = AppSession(app: ChancyApp.compiled, configuration: SessionConfiguration())
    SessionContext.$current.withValue(session) {
      let predicate = NSPredicate(format: "label ==")
      #expect(!predicate.evaluate(with: ["label": "x"]))
    }
    #expect(
      session.failures.map(\.message) == [
        "Unable to parse the format string \"label ==\": column 9: expected an expression, "
          + "found the end"
      ])
  }

  private struct Place {
    let x: Int
    let y: String
  }

  private static func text(_ format: String, _ arguments: Any...) -> String {
    PredicateText(NSPredicate(format: format, argumentArray: arguments)).format
  }
}
