import Foundation

/// How often random tests run.
///
/// `REHEARSAL_FUZZ=1`, as in `.ci/run`, runs all their cases, and `REHEARSAL_FUZZ=15` 15 times as
/// many; `REHEARSAL_FUZZ=2+5000` begins each with the seed 5000. Without it, tests of many cases run
/// a twelfth of them, and at least three.
package enum FuzzCount {
  private static let numbers =
    ProcessInfo.processInfo.environment["REHEARSAL_FUZZ"]?
    .split(separator: "+").compactMap { UInt32($0) } ?? []
  private static let factor = numbers.first.map { min(max(Int($0), 1), 10_000) }
  private static let firstSeed = numbers.count > 1 ? UInt64(numbers[1]) : 0

  /// The seeds of a test with so many cases.
  package static func times(_ count: Int) -> Range<UInt64> {
    guard let factor else { return 0..<UInt64(min(count, max(3, count / 12))) }
    return firstSeed..<(firstSeed + UInt64(count * factor))
  }

  /// How often a run sees what a run of all cases sees more than so often.
  package static func least(_ count: Int) -> Int { factor == nil ? count / 16 : count }

  /// All cases of a list in runs with `REHEARSAL_FUZZ`, of which others take the first of so many
  /// each time: for cases that start processes.
  package static func few<Case>(of all: [Case], every step: Int) -> [Case] {
    factor == nil ? stride(from: 0, to: all.count, by: step).map { all[$0] } : all
  }

  /// All cases of a list in a run with a higher `REHEARSAL_FUZZ` than 1, of which other runs take
  /// the first of so many each time.
  package static func some<Case>(of all: [Case], every step: Int) -> [Case] {
    guard times(1).count == 1 else { return all }
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
