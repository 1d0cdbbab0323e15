import CTestHost

/// Runs code with sets and dictionaries in orders that nothing fixes.
package enum FreeHashing {
  /// Runs a body in which new sets and dictionaries have orders by their addresses; another round
  /// gives other addresses.
  package static func run<Result>(round: Int, _ body: () -> Result) -> Result {
    test_host_free_hashing(UInt32(clamping: round))
    defer { test_host_fix_hashing() }
    return body()
  }
}
