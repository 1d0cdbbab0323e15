/// A named step of a test; a test is also a step.
public protocol XCTActivity {
  /// The name of the step.
  var name: String { get }

  /// Adds an attachment to the step.
  func add(_ attachment: XCTAttachment)
}
