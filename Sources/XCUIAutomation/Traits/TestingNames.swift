import Synchronization
import Testing

/// Names of tests of Swift Testing for journals: each case of a test has one of its own.
enum TestingNames {
  private static let counts = Mutex<[String: Int]>([:])

  /// The module of a test.
  static func module(of test: Test) -> String {
    String(test.sourceLocation.fileID.prefix { $0 != "/" })
  }

  /// The name of the next case of a test.
  static func next(for test: Test) -> String {
    let name = test.name
    let count = counts.withLock { counts in
      counts[name, default: 0] += 1
      return counts[name, default: 1]
    }
    return count == 1 ? name : "\(name) (\(count))"
  }
}
