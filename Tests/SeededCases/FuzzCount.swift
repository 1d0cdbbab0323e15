import Foundation

/// How often random tests run: `REHEARSAL_FUZZ=15` runs them 15 times as often.
package enum FuzzCount {
  /// The seeds of a test that usually has so many.
  package static func times(_ count: Int) -> Range<UInt64> {
    let factor = ProcessInfo.processInfo.environment["REHEARSAL_FUZZ"].flatMap { Int($0) } ?? 1
    return 0..<UInt64(count * min(max(factor, 1), 10_000))
  }

  /// All cases of a list in a run with `REHEARSAL_FUZZ`, of which a usual run takes the first of so
  /// many each time.
  package static func some<Case>(of all: [Case], every step: Int) -> [Case] {
    guard times(1).count == 1 else { return all }
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }
}
