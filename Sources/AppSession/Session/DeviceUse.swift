/// Which tests share the device of a session, and how many have used it.
package struct DeviceUse: Sendable, Equatable {
  /// The tests that share a device.
  package enum Sharing: Sendable, Equatable {
    /// Each test has a new device.
    case none
    /// The tests of a class, which has this name.
    case testClass(String)
    /// All tests of the run.
    case run
  }

  /// The tests that share the device.
  package var sharing: Sharing
  /// Whether the device is new for this run of the test although its class asks for a shared one.
  package var isNewForTrial: Bool
  /// How many tests used the device before the running one.
  private var earlierTests = 0
  /// The last of them.
  private var lastTest = ""

  /// Makes the use of a device that no test has used.
  package init(_ sharing: Sharing = .none, isNewForTrial: Bool = false) {
    self.sharing = sharing
    self.isNewForTrial = isNewForTrial
  }

  /// Notes a test that has used the device.
  mutating func note(_ test: String) {
    earlierTests += 1
    lastTest = test
  }

  /// A note about the device for failures; nil for a new one if nobody expects a shared one.
  var words: String? {
    let earlier =
      switch earlierTests {
      case 0: "no test ran on it before"
      case 1: "\(lastTest) ran on it before"
      default: "\(earlierTests) tests ran on it before, the last was \(lastTest)"
      }
    switch sharing {
    case .none: return isNewForTrial ? "new for this run of the test" : nil
    case .testClass(let name): return "shared by the tests of \(name); \(earlier)"
    case .run: return "shared by the tests of the run; \(earlier)"
    }
  }

  /// What has to run again to repeat the run of a test: the test, the tests of its class, or all,
  /// given as an empty text.
  func repeated(for test: String) -> String {
    switch sharing {
    case .none: test
    case .testClass(let name): name + "/"
    case .run: ""
    }
  }
}
