/// The tests with screens of their own, because they contradict the screens that others share.
package struct TestGroups: Sendable {
  /// The number of the last group; group 0 is that of the tests that share what they can.
  package private(set) var last = 0
  /// The groups whose states stay as they are, since merged ones contradict each other.
  package private(set) var unmerged: Set<Int> = []
  private var numbers: [String: Int] = [:]
  private var givenUp: Set<String> = []

  /// The most groups.
  package static let groupLimit = 24

  /// Starts with all tests in group 0.
  package init() {}

  /// The number of a test's group.
  package func number(of test: String) -> Int { numbers[test] ?? 0 }

  /// The tests of a group that has screens of its own, sorted.
  package func tests(of group: Int) -> [String] {
    numbers.filter { $0.value == group }.keys.sorted()
  }

  /// Moves tests that fail to a new group; returns false if no move is left that can help.
  package mutating func move(_ failing: [String]) -> Bool {
    var moved = failing.filter { !givenUp.contains($0) }
    var isChanged = false
    for group in Set(moved.map(number)).sorted() where group > 0 {
      let tests = tests(of: group)
      guard Set(tests).isSubset(of: moved) else { continue }
      // If all tests of a group fail, they stay unmerged; if they still fail, one is left alone.
      if unmerged.insert(group).inserted {
        moved.removeAll(where: tests.contains)
        isChanged = true
      } else {
        moved.removeAll { $0 == tests[0] }
        if tests.count == 1 { givenUp.insert(tests[0]) }
      }
    }
    guard !moved.isEmpty, last < Self.groupLimit else { return isChanged }
    last += 1
    for test in moved { numbers[test] = last }
    return true
  }

  /// The most groups of one test each that `separate` makes.
  package static let aloneLimit = 60

  /// Gives tests that fail a group each, whose states stay as they are; returns false if nothing
  /// changes.
  package mutating func separate(_ failing: [String]) -> Bool {
    let moved = failing.filter { !givenUp.contains($0) }.prefix(Self.aloneLimit)
    for test in moved {
      last += 1
      numbers[test] = last
      unmerged.insert(last)
    }
    return !moved.isEmpty
  }
}
