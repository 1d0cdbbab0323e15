import AccessibilityTree
import Foundation
import SeededCases
import Testing
import WebDriver

/// XPath expressions select what a browser's do, over the page source.
struct XPathTests {
  private func labels(_ path: String, from root: Int = 0, isLimited: Bool = true) throws -> [String]
  {
    let tree = ClassChainTests.tree
    return try XPath(path).matches(in: tree, from: root, isLimited: isLimited).map {
      tree.snapshot.label(of: $0) + tree.snapshot.identifier(of: $0)
    }
  }

  private func fault(_ path: String) -> String? {
    do throws(LocatorFault) {
      _ = try labelsOrFault(path)
      return nil
    } catch {
      return error.message
    }
  }

  private func labelsOrFault(_ path: String) throws(LocatorFault) -> [Int] {
    try XPath(path).matches(in: ClassChainTests.tree, from: 0)
  }

  @Test(arguments: [
    ("//XCUIElementTypeCell[2]", ["two"]),
    ("(//XCUIElementTypeButton)[last()]", ["Buy three"]),
    ("//*[@name='one']/XCUIElementTypeButton", ["Buy one"]),
    ("//XCUIElementTypeButton[contains(@label, 'two')]/..", ["two"]),
    ("//*[starts-with(@name, 't') and @type='XCUIElementTypeCell']", ["two", "three"]),
    ("//XCUIElementTypeCell[XCUIElementTypeButton[@label='Buy one']]", ["one"]),
    ("//XCUIElementTypeCell[@name='two']/following-sibling::*", ["three"]),
    ("//XCUIElementTypeCell[@name='three']/preceding-sibling::*[1]", ["two"]),
    ("//XCUIElementTypeButton[not(contains(@label, 't'))]", ["Buy one"]),
    ("//XCUIElementTypeButton[@label='Buy two']/ancestor::XCUIElementTypeTable", ["list"]),
    ("//XCUIElementTypeCell[position() > 1][1] | //XCUIElementTypeTable", ["list", "two"]),
    ("/AppiumAUT/XCUIElementTypeApplication", ["App"]),
    ("/XCUIElementTypeApplication/XCUIElementTypeWindow/*[count(*) = 3]", ["list"]),
    ("//XCUIElementTypeCell[string-length(@name) mod 2 = 1]", ["one", "two", "three"]),
    ("//XCUIElementTypeCell[@index='0']", ["one"]),
  ])
  func `selects by axes and predicates`(path: String, found: [String]) throws {
    #expect(try labels(path) == found)
  }

  @Test func `stays inside the element of a lookup unless it is not limited`() throws {
    let tree = ClassChainTests.tree
    let cell = try #require(try XPath("//XCUIElementTypeCell").matches(in: tree, from: 0).first)
    #expect(try labels("//XCUIElementTypeButton", from: cell) == ["Buy one"])
    #expect(try labels(".//XCUIElementTypeButton", from: cell) == ["Buy one"])
    #expect(try labels("XCUIElementTypeButton/..", from: cell) == ["one"])
    #expect(try labels("..", from: cell).isEmpty)
    #expect(try labels("..", from: cell, isLimited: false) == ["list"])
  }

  @Test func `says what is expected and what is found`() {
    #expect(
      fault("//*[@name=")
        == "The XPath \"//*[@name=\" is not valid: column 11: expected a step, such as "
        + "XCUIElementTypeButton, * or @name, found the end.")
    #expect(
      fault("//*[contain(@name, 'a')]")?.hasSuffix("found \"contain\"; did you mean contains?.")
        == true)
    #expect(fault("//*[$a]")?.contains("variables have none here") == true)
    #expect(
      fault("//*/@name")
        == "The XPath \"//*/@name\" selects attributes, and a lookup finds elements.")
    #expect(fault("1 + 1")?.contains("selects no elements") == true)
    #expect(
      fault(String(repeating: "(", count: 99))
        == "The XPath nests deeper than 48 levels, which is the limit.")
  }
}

/// XPath expressions select what libxml2 selects from the same page source.
///
/// `Tests/WebDriverTests/Python/install.sh .build/clients` installs lxml; without it the test is
/// skipped.
@Suite(.enabled(if: PythonClients.python != nil)) struct XPathFuzzTests {
  private static let axes = [
    "child", "descendant", "descendant-or-self", "parent", "ancestor", "ancestor-or-self", "self",
    "following-sibling", "preceding-sibling", "following", "preceding",
  ]
  private static let texts = ["'a'", "'b'", "''", "\"Add\"", "'true'", "'20'", "'é'"]

  private func test(_ numbers: inout SeededNumbers) -> String {
    let type = numbers.one(of: RandomTrees.types)
    return numbers.below(3) == 0 ? "XCUIElementType\(type.name)" : numbers.one(of: ["*", "node()"])
  }

  private func step(_ numbers: inout SeededNumbers, _ depth: Int) -> String {
    let axis = numbers.below(2) == 0 ? "" : numbers.one(of: Self.axes) + "::"
    let predicates = depth > 0 ? numbers.below(3) : 0
    return axis + test(&numbers)
      + (0..<predicates).map { _ in "[\(condition(&numbers, depth - 1))]" }.joined()
  }

  private func path(_ numbers: inout SeededNumbers, _ depth: Int) -> String {
    numbers.one(of: ["//", "/", "", ".//"]) + step(&numbers, depth)
      + (numbers.below(2) == 0 ? numbers.one(of: ["/", "//"]) + step(&numbers, depth) : "")
  }

  private func attribute(_ numbers: inout SeededNumbers) -> String {
    "@" + numbers.one(of: ["name", "label", "value", "x", "enabled", "type", "index", "width"])
  }

  private func text(_ numbers: inout SeededNumbers) -> String {
    let attribute = attribute(&numbers)
    switch numbers.below(7) {
    case 0: return "substring(\(attribute), \(numbers.below(4)), \(numbers.below(3)))"
    case 1: return "normalize-space(\(attribute))"
    case 2: return "translate(\(attribute), 'ab', 'x')"
    case 3: return "concat(\(attribute), 'a')"
    case 4: return "substring-after(\(attribute), 'a')"
    case 5: return "name()"
    default: return attribute
    }
  }

  private func condition(_ numbers: inout SeededNumbers, _ depth: Int) -> String {
    let sign = numbers.one(of: ["=", "!=", "<", ">", "<=", ">="])
    switch numbers.below(depth > 0 ? 11 : 8) {
    case 0: return "\(1 + numbers.below(3))"
    case 1: return "last()"
    case 2: return "position() \(sign) \(1 + numbers.below(3))"
    case 3: return "contains(\(text(&numbers)), \(numbers.one(of: Self.texts)))"
    case 4: return "starts-with(\(text(&numbers)), \(numbers.one(of: Self.texts)))"
    case 5: return attribute(&numbers)
    case 6: return "\(text(&numbers)) \(sign) \(numbers.one(of: Self.texts))"
    case 7: return "\(attribute(&numbers)) + 1 \(sign) \(numbers.below(90)) - last()"
    case 8: return "not(\(condition(&numbers, depth - 1)))"
    case 9:
      return condition(&numbers, depth - 1) + numbers.one(of: [" and ", " or "])
        + condition(&numbers, depth - 1)
    default: return "count(\(path(&numbers, depth - 1))) \(sign) \(numbers.below(4))"
    }
  }

  private func expression(_ numbers: inout SeededNumbers) -> String {
    switch numbers.below(5) {
    case 0: path(&numbers, 2) + " | " + path(&numbers, 1)
    case 1: "(\(path(&numbers, 2)))[\(condition(&numbers, 1))]"
    default: path(&numbers, 2)
    }
  }

  @Test func `random expressions select what libxml2 selects`() throws {
    var lines: [String] = []
    var found: [String] = []
    for seed in FuzzCount.times(1_500) {
      var numbers = SeededNumbers(seed: seed)
      let tree = RandomTrees.tree(&numbers)
      let path = expression(&numbers)
      let source = PageSource(tree).xml(isForAppium: false)
      let nodes = (try? XPath(path).matches(in: tree, from: 0)) ?? []
      found.append("\(seed) \(path) \(nodes)")
      let object: [String: Any] = ["seed": Int(seed), "path": path, "source": source]
      let data = try JSONSerialization.data(withJSONObject: object)
      lines.append(String(decoding: data, as: UTF8.self))
    }
    let answer = try PythonClients.run(
      "Python/xpath_oracle.py", input: lines.joined(separator: "\n"))
    let selected = answer.output.split(separator: "\n").map(String.init)
    #expect(answer.status == 0)
    #expect(selected.count == found.count)
    for (theirs, ours) in zip(selected, found) { #expect(theirs == ours) }
    #expect(selected.contains { !$0.hasSuffix("[]") })
  }
}
