import EnvironmentVariables
import SimulatedApp
import TestHost

/// The seeds of hashing, which decide the order of sets and dictionaries in a process.
enum HashingSeeds {
  /// The seed of processes that are given no other.
  static var usual: UInt64 {
    VariableReading().number(.hashing) ?? SessionConfiguration.usualHashing
  }

  /// How many other orders are tried.
  static let count = 8

  /// The seeds of the processes with other orders: the next ones after the usual seed.
  static func others(than usual: UInt64) -> [UInt64] { (1...count).map { usual &+ UInt64($0) } }
}
