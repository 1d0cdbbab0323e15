import Foundation

/// The memory of this process, for tests of what servers keep.
package enum ResidentMemory {
  /// The kilobytes of memory that the process has.
  package static var kilobytes: Int {
    let sizes = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let pages = sizes?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE))) / 1_024
  }

  /// How many kilobytes the process has more after the second half of some rounds of work than
  /// after the first; what is kept for good is there by then.
  package static func growth(rounds: Int, _ work: (UInt64) throws -> Void) rethrows -> Int {
    var middle = 0
    for round in 0..<UInt64(rounds) {
      try work(round)
      if round == UInt64(rounds / 2) { middle = kilobytes }
    }
    return kilobytes - middle
  }
}
