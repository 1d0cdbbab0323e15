/// The replacement for the module Nimble, with which tests write expectations, as in
/// `expect(a).to(equal(b))`.
///
/// It has the matchers that tests of screens use most; its failures have the package's wording.
enum NimbleStandIn {
  /// The module.
  static let standIn = StandIn(
    module: "Nimble", source: source,
    words: "has the package's usual matchers; what a test uses beyond them fails.")

  private static let source = """
    import Dispatch
    import Foundation
    import XCUIAutomation

    public struct Matcher<Value> {
      let words: String
      let test: (Value?) throws -> Bool
    }

    public struct Expectation<Value> {
      let expression: () throws -> Value?
      let file: StaticString
      let line: UInt

      public func to(_ matcher: Matcher<Value>, description: String? = nil) {
        check(matcher, true, description)
      }
      public func toNot(_ matcher: Matcher<Value>, description: String? = nil) {
        check(matcher, false, description)
      }
      public func notTo(_ matcher: Matcher<Value>, description: String? = nil) {
        check(matcher, false, description)
      }
    \(eventual("toEventually", "true"))
    \(eventual("toEventuallyNot", "false"))

      private func check(
        _ matcher: Matcher<Value>, _ isWanted: Bool, _ description: String?, for seconds: Double = 0
      ) {
        var left = seconds
        var value: Value?
        do {
          repeat {
            value = try expression()
            if try matcher.test(value) == isWanted { return }
            if left > 0 { _ = XCTWaiter.wait(for: [XCTestExpectation()], timeout: 0.1) }
            left -= 0.1
          } while left > 0
        } catch {
          XCTFail("unexpected error thrown: <\\(error)>", file: file, line: line)
          return
        }
        let found = value.map { "<\\($0)>" } ?? "<nil>"
        let words =
          "expected \\(isWanted ? "to" : "to not") \\(seconds > 0 ? "eventually " : "")"
          + "\\(matcher.words), got \\(found)"
        XCTFail(description.map { $0 + "\\\\n" + words } ?? words, file: file, line: line)
      }
    }

    public func expect<Value>(
      file: StaticString = #filePath, line: UInt = #line,
      _ expression: @autoclosure @escaping () throws -> Value?
    ) -> Expectation<Value> {
      Expectation(expression: expression, file: file, line: line)
    }

    public func expect<Value>(
      file: StaticString = #filePath, line: UInt = #line,
      _ expression: @escaping () throws -> Value?
    ) -> Expectation<Value> {
      Expectation(expression: expression, file: file, line: line)
    }

    public func fail(
      _ message: String = "fail() always fails", file: StaticString = #filePath, line: UInt = #line
    ) {
      XCTFail(message, file: file, line: line)
    }

    public func equal<Value: Equatable>(_ expected: Value?) -> Matcher<Value> {
      Matcher(words: "equal \\(expected.map { "<\\($0)>" } ?? "<nil>")") {
        $0 != nil && $0 == expected
      }
    }
    public func beNil<Value>() -> Matcher<Value> { Matcher(words: "be nil") { $0 == nil } }
    public func beTrue() -> Matcher<Bool> { Matcher(words: "be true") { $0 == true } }
    public func beFalse() -> Matcher<Bool> { Matcher(words: "be false") { $0 == false } }
    public func beTruthy() -> Matcher<Bool> { Matcher(words: "be truthy") { $0 == true } }
    public func beFalsy() -> Matcher<Bool> { Matcher(words: "be falsy") { $0 != true } }
    public func beEmpty<Value: Collection>() -> Matcher<Value> {
      Matcher(words: "be empty") { $0?.isEmpty == true }
    }
    public func haveCount<Value: Collection>(_ count: Int) -> Matcher<Value> {
      Matcher(words: "have count \\(count)") { $0?.count == count }
    }
    public func contain<Value: Sequence>(_ items: Value.Element...) -> Matcher<Value>
    where Value.Element: Equatable {
      Matcher(words: "contain <\\(items)>") { value in
        value.map { value in items.allSatisfy { value.contains($0) } } == true
      }
    }
    public func contain(_ texts: String...) -> Matcher<String> {
      Matcher(words: "contain <\\(texts.joined(separator: ", "))>") { value in
        value.map { value in texts.allSatisfy { value.contains($0) } } == true
      }
    }
    public func beginWith(_ text: String) -> Matcher<String> {
      Matcher(words: "begin with <\\(text)>") { $0?.hasPrefix(text) == true }
    }
    public func endWith(_ text: String) -> Matcher<String> {
      Matcher(words: "end with <\\(text)>") { $0?.hasSuffix(text) == true }
    }
    public func match(_ pattern: String) -> Matcher<String> {
      Matcher(words: "match <\\(pattern)>") {
        $0?.range(of: pattern, options: .regularExpression) != nil
      }
    }
    public func beCloseTo(_ expected: Double, within delta: Double = 0.0001) -> Matcher<Double> {
      Matcher(words: "be close to <\\(expected)> (within \\(delta))") {
        $0.map { abs($0 - expected) < delta } == true
      }
    }
    \(comparisons)

    """

  /// A function that polls, in both forms in which versions of the package take its seconds.
  private static func eventual(_ name: String, _ isWanted: String) -> String {
    """
      public func \(name)(
        _ matcher: Matcher<Value>, timeout: Double, description: String? = nil
      ) { check(matcher, \(isWanted), description, for: timeout) }
      public func \(name)(
        _ matcher: Matcher<Value>, timeout: DispatchTimeInterval = .seconds(1),
        pollInterval: DispatchTimeInterval = .milliseconds(10), description: String? = nil
      ) {
        let now = DispatchTime.now()
        let seconds = Double((now + timeout).uptimeNanoseconds - now.uptimeNanoseconds) / 1e9
        check(matcher, \(isWanted), description, for: seconds)
      }
    """
  }

  private static let comparisons =
    [
      ("beGreaterThan", "be greater than", ">"),
      ("beGreaterThanOrEqualTo", "be greater than or equal to", ">="),
      ("beLessThan", "be less than", "<"),
      ("beLessThanOrEqualTo", "be less than or equal to", "<="),
    ].map { name, words, sign in
      """
      public func \(name)<Value: Comparable>(_ expected: Value) -> Matcher<Value> {
        Matcher(words: "\(words) <\\(expected)>") { $0.map { $0 \(sign) expected } == true }
      }
      """
    }.joined(separator: "\n")
}
