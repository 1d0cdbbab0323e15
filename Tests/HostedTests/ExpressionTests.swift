import XCTest

/// Predicates that are put together without a format string.
final class ExpressionTests: XCTestCase {
  private func labelled(
    _ text: String, _ type: NSComparisonPredicate.Operator = .equalTo,
    options: NSComparisonPredicate.Options = []
  ) -> NSComparisonPredicate {
    NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: \XCUIElement.label),
      rightExpression: NSExpression(forConstantValue: text), modifier: .direct, type: type,
      options: options)
  }

  func testAnElementIsFoundByAKeyPathOfItsClass() {
    let app = XCUIApplication()
    app.launch()
    let first = app.staticTexts.firstMatch.label
    XCTAssertEqual(app.staticTexts.matching(labelled(first)).firstMatch.label, first)
    XCTAssertEqual(
      app.staticTexts.matching(labelled(first.uppercased(), .equalTo, options: .caseInsensitive))
        .firstMatch.label, first)
    XCTAssertFalse(app.staticTexts.matching(labelled("no such text")).firstMatch.exists)
  }

  func testTextIsAppleCanonicalForm() {
    XCTAssertEqual(labelled("a").predicateFormat, "label == \"a\"")
    XCTAssertEqual(
      labelled("a", .beginsWith, options: [.caseInsensitive, .diacriticInsensitive])
        .predicateFormat, "label BEGINSWITH[cd] \"a\"")
  }

  func testEveryOperatorCompares() {
    func holds(_ type: NSComparisonPredicate.Operator, _ left: Any, _ right: Any) -> Bool {
      NSComparisonPredicate(
        leftExpression: .expressionForEvaluatedObject(),
        rightExpression: NSExpression(forConstantValue: right), modifier: .direct, type: type
      ).evaluate(with: left)
    }
    XCTAssertTrue(holds(.lessThan, 1, 2) && !holds(.lessThan, 2, 2))
    XCTAssertTrue(holds(.lessThanOrEqualTo, 2, 2) && !holds(.lessThanOrEqualTo, 3, 2))
    XCTAssertTrue(holds(.greaterThan, 3, 2) && !holds(.greaterThan, 2, 2))
    XCTAssertTrue(holds(.greaterThanOrEqualTo, 2, 2) && !holds(.greaterThanOrEqualTo, 1, 2))
    XCTAssertTrue(holds(.equalTo, "a", "a") && holds(.notEqualTo, "a", "b"))
    XCTAssertTrue(holds(.matches, "a1", "[a-z][0-9]") && !holds(.matches, "1a", "[a-z][0-9]"))
    XCTAssertTrue(holds(.like, "abc", "a*") && !holds(.like, "bc", "a*"))
    XCTAssertTrue(holds(.beginsWith, "abc", "ab") && holds(.endsWith, "abc", "bc"))
    XCTAssertTrue(holds(.in, "a", ["a", "b"]) && !holds(.in, "c", ["a", "b"]))
    XCTAssertTrue(holds(.contains, "abc", "b") && !holds(.contains, "abc", "d"))
    XCTAssertTrue(holds(.between, 2, [1, 3]) && !holds(.between, 4, [1, 3]))
  }

  func testModifiersReadLists() {
    func holds(_ modifier: NSComparisonPredicate.Modifier) -> Bool {
      NSComparisonPredicate(
        leftExpression: NSExpression(forKeyPath: "prices"),
        rightExpression: NSExpression(forConstantValue: 5), modifier: modifier, type: .lessThan
      ).evaluate(with: ["prices": [3, 8]])
    }
    XCTAssertTrue(holds(.any))
    XCTAssertFalse(holds(.all))
  }

  func testJoinsWithOtherPredicates() {
    let both = NSCompoundPredicate(andPredicateWithSubpredicates: [
      labelled("a"), NSPredicate(format: "value == 'b'"),
    ])
    XCTAssertTrue(both.evaluate(with: ["label": "a", "value": "b"]))
    XCTAssertFalse(both.evaluate(with: ["label": "a", "value": "c"]))
    XCTAssertEqual(both.predicateFormat, "label == \"a\" AND value == \"b\"")
  }

  func testExpressionsAreWorkedOut() {
    let prices = NSExpression(forKeyPath: "prices")
    let sum = NSExpression(forFunction: "sum:", arguments: [prices])
    XCTAssertEqual(sum.expressionValue(with: ["prices": [3, 8]], context: nil) as? Int, 11)
    let format = NSExpression(format: "count * %d", 2)
    XCTAssertEqual(format.expressionValue(with: ["count": 4], context: nil) as? Int, 8)
    let either = NSExpression(
      forConditional: NSPredicate(block: { object, _ in (object as? Int) == 1 }),
      trueExpression: NSExpression(forConstantValue: "one"),
      falseExpression: NSExpression(forConstantValue: "many"))
    XCTAssertEqual(either.expressionValue(with: 1, context: nil) as? String, "one")
    XCTAssertEqual(either.expressionValue(with: 2, context: nil) as? String, "many")
  }

  func testAnExpressionTellsItsParts() {
    XCTAssertEqual(NSExpression(forConstantValue: 3).constantValue as? Int, 3)
    XCTAssertEqual(NSExpression(forKeyPath: "a.b").keyPath, "a.b")
    XCTAssertEqual(NSExpression(forVariable: "x").variable, "x")
    XCTAssertEqual(NSExpression(forVariable: "x").expressionType, .variable)
    let sum = NSExpression(forFunction: "sum:", arguments: [NSExpression(forKeyPath: "a")])
    XCTAssertEqual(sum.function, "sum:")
    XCTAssertEqual(sum.arguments?.first, NSExpression(forKeyPath: "a"))
    XCTAssertEqual(NSExpression(forKeyPath: \XCUIElementQuery.count).keyPath, "count")
  }

  func testVariablesArePutIn() {
    let wanted = NSComparisonPredicate(
      leftExpression: NSExpression(forKeyPath: "name"),
      rightExpression: NSExpression(forVariable: "wanted"), modifier: .direct, type: .equalTo)
    XCTAssertTrue(wanted.evaluate(with: ["name": "x"], substitutionVariables: ["wanted": "x"]))
    XCTAssertTrue(wanted.withSubstitutionVariables(["wanted": "y"]).evaluate(with: ["name": "y"]))
  }

  func testAFunctionThatIsNotThereFails() {
    XCTExpectFailure { $0.compactDescription.contains("no function total: of 1 arguments") }
    continueAfterFailure = true
    _ = NSExpression(forFunction: "total:", arguments: [1])
  }

  func testASelectorOfOnesOwnFails() {
    XCTExpectFailure { $0.compactDescription.contains("needs Objective-C") }
    continueAfterFailure = true
    _ = NSComparisonPredicate(
      leftExpression: .expressionForEvaluatedObject(),
      rightExpression: .expressionForEvaluatedObject(), modifier: .direct, type: .customSelector)
  }
}

/// A test that is made to wait where none is at hand.
final class BareCaseTests: XCTestCase {
  func testACaseWithoutABodyWaits() {
    let start = Date()
    let helper = XCTestCase()
    let done = helper.expectation(description: "done")
    DispatchQueue.main.asyncAfter(deadline: .now() + 3) { done.fulfill() }
    helper.wait(for: [done], timeout: 5)
    XCTAssertEqual(Date().timeIntervalSince(start), 3, accuracy: 0.01)
  }

  func testAnExpectationDescribesItself() {
    XCTAssertEqual("\(XCTestExpectation(description: "the list loads"))", "the list loads")
  }
}
