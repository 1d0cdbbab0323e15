import AppModel
import LocatedJSON
import PredicateFormat
import Testing

@testable import AppFiles

/// Predicates that are lists of predicates.
@Suite struct PredicateListTests {
  @Test(arguments: [
    (#"["a == 1", "a == 2"]"#, "(a == 1) AND (a == 2)"),
    (#"{"any": ["a == 1", "a == 2"]}"#, "(a == 1) OR (a == 2)"),
    (#"["a == 1", {"any": ["a == 2", "a == 3"]}]"#, "(a == 1) AND ((a == 2) OR (a == 3))"),
    (#"["a == ')'", "a == \"(\""]"#, #"(a == ')') AND (a == "(")"#),
  ])
  func `a list is one predicate, and is written as a list again`(json: String, text: String) throws
  {
    let node = try #require(JSONReader.read(Array(json.utf8)).node)
    let cursor = JSONCursor(node: node, path: .top, collector: FaultCollector(file: "main.json"))
    #expect(FileValue<String>.predicate.read(cursor) == text)
    #expect(FileValue<String>.predicate.write(text).map { FormatValue($0) } == FormatValue(node))
  }

  @Test(arguments: ["a == 1", "(a == 1)", "(a) AND (b) OR (c)", "(a == 1) AND b", "(a", "() AND"])
  func `other texts are written as they are`(text: String) {
    #expect(FileValue<String>.predicate.write(text)?.kind == .string(text))
  }

  @Test(arguments: [
    ("[]", "main.json:1:46: expected predicates, found an empty list"),
    (#"{"all": ["a == 1"]}"#, #"main.json:1:46: expected an object with only the key "any""#),
    (#"["a == 1", 2]"#, "main.json:1:57: expected a predicate in a string, found a number"),
  ])
  func `what is no predicate is named`(json: String, fault: String) {
    let main = #"{"context": {"a": 1}, "on": {"GO": {"guard": \#(json)}}}"#
    #expect(SmallApp.faults(main: main) == [fault])
  }
}
