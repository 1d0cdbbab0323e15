/// Which tests share a device.
///
/// A shared device keeps what a test leaves on it, such as the running app, stored defaults and
/// answers to permission prompts. Trials and searches always use new devices.
public enum DeviceLife: String, Sendable, CaseIterable {
  /// Each test has a new device, unless the set-up of its class uses an app: then the tests of the
  /// class share the device of that set-up.
  case test
  /// The tests of a class share a device.
  case testClass = "class"
  /// All tests of the run share a device, one for each app under test.
  case run
}
