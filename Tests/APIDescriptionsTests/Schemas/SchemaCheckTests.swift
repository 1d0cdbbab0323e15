import LocatedJSON
import Testing

@testable import APIDescriptions

@Suite struct SchemaCheckTests {
  /// What is wrong with a value, in words.
  private func messages(
    _ value: String, _ schema: String, in document: String = "{}"
  ) throws -> [String] {
    let value = try #require(JSONReader.read(Array(value.utf8)).node)
    let schema = try #require(JSONReader.read(Array(schema.utf8)).node)
    let document = try #require(JSONReader.read(Array(document.utf8)).node)
    return SchemaCheck.findings(in: value, schema: schema, of: document).map(\.message)
  }

  @Test(
    arguments: [
      (#"1"#, #"{"type": "string"}"#, ["expected a string, found a number"]),
      (#"1.5"#, #"{"type": "integer"}"#, ["expected a whole number, found a number"]),
      (
        #"null"#, #"{"type": ["string", "integer"]}"#,
        ["expected a string or a whole number, found null"]
      ),
      (
        #"{}"#, #"{"required": ["a", "b"]}"#,
        [#"the key "a" is missing"#, #"the key "b" is missing"#]
      ),
      (
        #"{"a": 1}"#, #"{"properties": {"a": {"type": "array"}}}"#,
        ["expected a list, found a number"]
      ),
      (
        #"{"b": 1}"#, #"{"properties": {"a": {}}, "additionalProperties": false}"#,
        [#"the description has no key "b" here"#]
      ),
      (
        #"{"b": 1}"#, #"{"additionalProperties": {"type": "string"}}"#,
        ["expected a string, found a number"]
      ),
      (
        #"["a", 2, null]"#, #"{"items": {"type": "string"}}"#,
        ["expected a string, found a number", "expected a string, found null"]
      ),
      (#""c""#, #"{"enum": ["a", "b"]}"#, [#"expected one of "a", "b", found "c""#]),
      (#"[1]"#, #"{"minItems": 2}"#, ["expected at least 2 items, found 1"]),
      (#""abc""#, #"{"maxLength": 2}"#, ["expected at most 2 characters, found 3"]),
      (#"5"#, #"{"minimum": 6}"#, ["expected at least 6, found 5"]),
      (#"6"#, #"{"minimum": 6, "exclusiveMinimum": true}"#, ["expected more than 6, found 6"]),
      (#"6"#, #"{"exclusiveMaximum": 6}"#, ["expected less than 6, found 6"]),
      (#"7"#, #"{"multipleOf": 2}"#, ["expected a multiple of 2, found 7"]),
      (#"[1, 2, 1.0]"#, #"{"uniqueItems": true}"#, ["the item appears in the list twice"]),
      (
        #""x""#, #"{"anyOf": [{"type": "integer"}, {"type": "null"}]}"#,
        [#"matches none of the schemas of "anyOf""#]
      ),
      (
        #"1"#, #"{"oneOf": [{"type": "integer"}, {"type": "number"}]}"#,
        [#"matches 2 of the schemas of "oneOf", not one"#]
      ),
      (
        #"{"a": {"b": 1}}"#,
        #"{"oneOf": [{"properties": {"a": {"properties": {"b": {"type": "string"}}}}}]}"#,
        ["expected a string, found a number"]
      ),
      (#"1"#, #"{"not": {"type": "integer"}}"#, [#"matches the schema that "not" excludes"#]),
      (
        #""21/11/2026""#, #"{"format": "date"}"#,
        [#"expected a date such as "2026-11-21", found "21/11/2026""#]
      ),
      (#"3000000000"#, #"{"format": "int32"}"#, ["expected a number of 32 bits, found 3000000000"]),
      (#"1"#, "false", ["nothing is allowed here"]),
      (
        #""abc""#, #"{"pattern": "^[0-9]+$"}"#,
        [#"expected a text that matches "^[0-9]+$", found "abc""#]
      ),
      (#""abc""#, #"{"pattern": "["}"#, [#"the pattern "[" cannot be used"#]),
      (
        #"{"x1": "a", "y": 1}"#,
        #"{"patternProperties": {"^x": {"type": "integer"}}, "additionalProperties": false}"#,
        ["expected a whole number, found a string", #"the description has no key "y" here"#]
      ),
      (
        #"{"ab": 1}"#,
        #"{"properties": {"ab": {"minimum": 2}}, "patternProperties": {"^a": {"maximum": 0}}}"#,
        ["expected at least 2, found 1", "expected at most 0, found 1"]
      ),
      (#"1"#, ##"{"$ref": "#/none"}"##, ["the reference points to nothing in the description"]),
    ] as [(String, String, [String])])
  func `what is wrong is told`(value: String, schema: String, wanted: [String]) throws {
    #expect(try messages(value, schema) == wanted)
  }

  @Test(
    arguments: [
      (#"null"#, #"{"type": "string", "nullable": true}"#), (#"2.0"#, #"{"type": "integer"}"#),
      (#"{"a": 1, "b": 2}"#, #"{"properties": {"a": {"type": "integer"}}}"#),
      (#"{}"#, #"{"required": ["p"], "properties": {"p": {"writeOnly": true}}}"#),
      (#"{"x1": 1}"#, #"{"patternProperties": {"^x": {}}, "additionalProperties": false}"#),
      (#"0.3"#, #"{"multipleOf": 0.1}"#), (#""é👍🏽""#, #"{"maxLength": 3}"#),
      (#""2024-02-29T23:59:60.5+01:30""#, #"{"format": "date-time"}"#),
      (#""f81d4fae-7dec-11d0-a765-00a0c91e6bf6""#, #"{"format": "uuid"}"#),
      (#""a@b.c""#, #"{"format": "email"}"#), (#""urn:a""#, #"{"format": "uri"}"#),
      (#""any""#, #"{"format": "phone"}"#), ("[1, 2]", "true"),
      (#""a7b""#, #"{"pattern": "[0-9]"}"#),
      (#"{"x1": 1}"#, #"{"patternProperties": {"^y": false, "1$": {"type": "integer"}}}"#),
      (#"{"b": {"c": 1}}"#, #"{"enum": [{"b": {"c": 1.0}}]}"#),
    ])
  func `what fits is not`(value: String, schema: String) throws {
    #expect(try messages(value, schema) == [])
  }

  @Test(
    arguments: [
      "2023-02-29", "2026-13-01", "2026-1-1", "2026-11-21 ", "", "2026-11-21T25:00:00Z",
    ])
  func `a wrong date is none`(text: String) {
    #expect(!StringFormat.date.fits(text) && !StringFormat.dateTime.fits(text))
  }

  @Test func `references are followed, and round ones end`() throws {
    let document = #"""
      {"openapi": "3.1.0", "components": {"schemas": {
        "Tree": {"type": "object", "properties": {"next": {"$ref": "#/components/schemas/Tree"}}},
        "Round": {"$ref": "#/components/schemas/Round"}, "a/b": {"type": "null"}}}}
      """#
    let tree = ##"{"$ref": "#/components/schemas/Tree"}"##
    #expect(try messages(#"{"next": {"next": {}}}"#, tree, in: document) == [])
    #expect(
      try messages(#"{"next": {"next": 1}}"#, tree, in: document)
        == ["expected an object, found a number"])
    #expect(
      try messages("1", ##"{"$ref": "#/components/schemas/Round"}"##, in: document)
        == ["the schema refers through too many others to be followed"])
    #expect(try messages("null", ##"{"$ref": "#/components/schemas/a~1b"}"##, in: document) == [])
  }

  @Test func `what stands beside a reference counts from 3,1 on`() throws {
    let schema = ##"{"$ref": "#/any", "type": "string"}"##
    #expect(try messages("1", schema, in: #"{"openapi": "3.0.3", "any": {}}"#) == [])
    #expect(
      try messages("1", schema, in: #"{"openapi": "3.1.0", "any": {}}"#)
        == ["expected a string, found a number"])
  }

  @Test func `a pattern that takes too long is told`() throws {
    let text = String(repeating: "a", count: 40)
    #expect(
      try messages(#""\#(text)!""#, #"{"pattern": "^(a+)+$"}"#)
        == [#"the pattern "^(a+)+$" cannot be used"#])
  }

  @Test(arguments: [
    (SchemaCheck.stepLimit - 1, []),
    (SchemaCheck.stepLimit, ["the schema refers through too many others to be followed"]),
  ])
  func `a value has a most of steps`(count: Int, wanted: [String]) throws {
    let list = "[" + [String](repeating: "1", count: count).joined(separator: ",") + "]"
    #expect(try messages(list, #"{"items": {"type": "integer"}}"#) == wanted)
  }

  @Test(arguments: [
    (SchemaCheck.depthLimit - 2, []),
    (SchemaCheck.depthLimit - 1, ["the schema refers through too many others to be followed"]),
  ])
  func `references have a most of depth`(count: Int, wanted: [String]) throws {
    let links = (0..<count).map { ##""s\##($0)": {"$ref": "#/s\##($0 + 1)"}"## }
    let document = "{" + (links + ["\"s\(count)\": true"]).joined(separator: ",") + "}"
    #expect(try messages("1", ##"{"$ref": "#/s0"}"##, in: document) == wanted)
  }

  @Test(arguments: [-1, 0, 1])
  func `a value has a most of findings`(more: Int) throws {
    let count = SchemaCheck.findingLimit + more
    let list = "[" + [String](repeating: "1", count: count).joined(separator: ",") + "]"
    #expect(
      try messages(list, #"{"items": {"type": "string"}}"#).count
        == min(count, SchemaCheck.findingLimit))
  }

  @Test func `alternatives in alternatives end`() throws {
    var schema = #"{"type": "string"}"#
    for _ in 0..<18 { schema = #"{"anyOf": [\#(schema), {"type": "null"}]}"# }
    var wide = schema
    for _ in 0..<6 { wide = #"{"anyOf": [\#(wide), \#(wide)]}"# }
    let document = #"{"openapi": "3.1.0"}"#
    #expect(try messages("1", schema, in: document).count == 1)
    #expect(try messages(#"[1, 1, 1]"#, #"{"items": \#(wide)}"#, in: document).isEmpty == false)
  }

  @Test func `findings have the places of value and schema`() throws {
    let value = try #require(JSONReader.read(Array(#"{"a": 1}"#.utf8)).node)
    let schema = try #require(
      JSONReader.read(Array(#"{"properties": {"a": {"type": "string"}}}"#.utf8)).node)
    let found = SchemaCheck.findings(in: value, schema: schema, of: schema)
    #expect(found.map(\.offset) == [6])
    #expect(found.map(\.schema) == [30])
  }
}
