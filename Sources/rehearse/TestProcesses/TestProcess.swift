import Foundation

/// A process that runs tests of one of the toolchain's two libraries.
struct TestProcess: Equatable {
  /// The library, as the test program names it.
  let library: String
  /// The arguments that choose tests; empty for all tests.
  let arguments: [String]

  /// The most bytes of names for one process; Linux allows 131,071 bytes in one argument.
  static let nameLimit = 100_000

  /// The processes that run XCTest tests with these names; all tests if none is named.
  static func xctest(naming tests: [String]) -> [TestProcess] {
    lists(of: tests, separator: ",").map { TestProcess(library: "xctest", arguments: $0) }
  }

  /// The processes that run these Swift Testing tests; all tests if none is named.
  static func swiftTesting(naming tests: [ListedTest]) -> [TestProcess] {
    lists(of: tests.map { escaped($0.line) }, separator: "|").map { list in
      TestProcess(
        library: "swift-testing", arguments: list.flatMap { ["--filter", "^(?:\($0))(?:/|$)"] })
    }
  }

  /// Splits names into lists within the limit, each joined to one text.
  private static func lists(of names: [String], separator: String) -> [[String]] {
    guard !names.isEmpty else { return [[]] }
    var lists: [String] = []
    for name in names {
      if let last = lists.last, last.utf8.count + name.utf8.count < nameLimit {
        lists[lists.count - 1] = last + separator + name
      } else {
        lists.append(name)
      }
    }
    return lists.map { [$0] }
  }

  /// A regular expression that matches only this text.
  private static func escaped(_ text: String) -> String {
    text.map { #"\^$.|?*+()[]{}/"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}

/// A Swift Testing test as the test program lists it.
struct ListedTest: Equatable {
  /// The line, such as `ShopTests.Cart/Empty/add(count:)`.
  let line: String
  /// The name in results, such as `ShopTests.Cart.Empty/add(count:)`.
  let name: String

  /// Parses a line of the list; nil if it is not a test.
  init?(_ line: String) {
    let halves = line.split(separator: ".", maxSplits: 1)
    guard halves.count == 2, line.hasSuffix(")") else { return nil }
    var parts = halves[1].split(separator: "/")
    let function = parts.removeLast()
    let owner = ([halves[0]] + parts).joined(separator: ".")
    self.line = line
    name = owner + "/" + (function.hasSuffix("()") ? function.dropLast(2) : function)
  }
}
