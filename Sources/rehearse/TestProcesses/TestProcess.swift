import Foundation

/// A process that runs tests of one of the toolchain's two libraries.
struct TestProcess: Equatable {
  /// The library, as the tests' program knows it.
  let library: String
  /// What chooses tests; nothing chooses all.
  let arguments: [String]

  /// The most bytes of names that a process is given; Linux takes 131,071 in one argument.
  static let nameLimit = 100_000

  /// The processes that run tests of XCTest, by their names; all of them where none is named.
  static func xctest(naming tests: [String]) -> [TestProcess] {
    lists(of: tests, separator: ",").map { TestProcess(library: "xctest", arguments: $0) }
  }

  /// The processes that run tests of Swift Testing, as they are listed; all where none is named.
  static func swiftTesting(naming tests: [ListedTest]) -> [TestProcess] {
    lists(of: tests.map { escaped($0.line) }, separator: "|").map { list in
      TestProcess(
        library: "swift-testing", arguments: list.flatMap { ["--filter", "^(?:\($0))(?:/|$)"] })
    }
  }

  /// Names in as many lists as it takes, each joined to one text.
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

  /// A text as the regular expression that it alone matches.
  private static func escaped(_ text: String) -> String {
    text.map { #"\^$.|?*+()[]{}/"#.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }
}

/// A test of Swift Testing as the tests' program lists it.
struct ListedTest: Equatable {
  /// The line, such as `ShopTests.Cart/Empty/add(count:)`.
  let line: String
  /// The name in results, such as `ShopTests.Cart.Empty/add(count:)`.
  let name: String

  /// Reads a line of the list; nil for what is none.
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
