/// A named step of a test.
public protocol XCTActivity {
  /// The name of the step.
  var name: String { get }
}
