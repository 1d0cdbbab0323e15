/// A named step of a test; a test is one itself.
public protocol XCTActivity {
  /// The name of the step.
  var name: String { get }

  /// Keeps data with the run.
  func add(_ attachment: XCTAttachment)
}
