import Foundation
import Trials

/// A process that runs tests of one of the toolchain's two libraries.
package struct TestProcess: Equatable {
  /// A library, as the test program names it.
  package enum Library: String {
    case xctest
    case swiftTesting = "swift-testing"
  }

  /// The library of the tests.
  package let library: Library
  /// The arguments that choose tests; empty for all tests.
  package var arguments: [String]
  /// The chosen tests; empty for all tests.
  package var tests: [ListedTest] = []
  /// Those of the tests that continue where a crash ended them.
  package var resumed: [String] = []
  /// Whether the tests run one after the other, so that a crash has one cause.
  package var isSerial: Bool { arguments.contains(Self.serialArgument) }

  /// The most bytes of names for one process; Linux allows 131,071 bytes in one argument.
  package static let nameLimit = 100_000

  private static let serialArgument = "--no-parallel"

  /// The processes that run XCTest tests with these names; all tests if none is named.
  package static func xctest(naming tests: [String]) -> [TestProcess] {
    xctest(running: tests.map(ListedTest.init(ofXCTest:)))
  }

  /// The processes that run these XCTest tests; all tests if there are none.
  package static func xctest(running tests: [ListedTest], resuming resumed: [String] = [])
    -> [TestProcess]
  {
    lists(of: tests, \.line).map { list in
      TestProcess(
        library: .xctest,
        arguments: list.isEmpty ? [] : [list.map(\.line).joined(separator: ",")], tests: list,
        resumed: resumed)
    }
  }

  /// The processes that run these Swift Testing tests; all tests if none is named.
  package static func swiftTesting(
    naming tests: [ListedTest], resuming resumed: [String] = [], isSerial: Bool = false
  ) -> [TestProcess] {
    let pattern = { (test: ListedTest) in ExactPattern.of(test.line) }
    return lists(of: tests, pattern).map { list in
      let names = list.map(pattern).joined(separator: "|")
      return TestProcess(
        library: .swiftTesting,
        arguments: (list.isEmpty ? [] : ["--filter", "^(?:\(names))(?:/|$)"])
          + (isSerial ? [serialArgument] : []), tests: list, resumed: resumed)
    }
  }

  /// Splits tests into lists whose names are within the limit.
  private static func lists(
    of tests: [ListedTest], _ name: (ListedTest) -> String
  ) -> [[ListedTest]] {
    var lists: [[ListedTest]] = [[]]
    var size = 0
    for test in tests {
      let count = name(test).utf8.count
      if size > 0, size + count >= nameLimit {
        lists.append([])
        size = 0
      }
      size += count + 1
      lists[lists.count - 1].append(test)
    }
    return lists
  }
}

/// A test as the test program lists it.
package struct ListedTest: Equatable {
  /// The line, such as `ShopTests.Cart/Empty/add(count:)`.
  package let line: String
  /// The name in results, such as `ShopTests.Cart.Empty/add(count:)`.
  package let name: String

  /// Makes a test of XCTest, whose line is its name.
  package init(ofXCTest name: String) { (line, self.name) = (name, name) }

  /// Parses a line of the list of Swift Testing; nil if it is not a test.
  package init?(_ line: String) {
    let halves = line.split(separator: ".", maxSplits: 1)
    guard halves.count == 2, line.hasSuffix(")") else { return nil }
    var parts = halves[1].split(separator: "/")
    let function = parts.removeLast()
    let owner = ([halves[0]] + parts).joined(separator: ".")
    self.line = line
    name = owner + "/" + (function.hasSuffix("()") ? function.dropLast(2) : function)
  }
}
