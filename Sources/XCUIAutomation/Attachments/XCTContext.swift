import TestHost

/// Runs named steps of a test.
public class XCTContext {
  private init() {}

  /// Runs a block as a named step; steps can be nested.
  @preconcurrency @MainActor
  public class func runActivity<Result>(
    named name: String, block: @MainActor (any XCTActivity) throws -> Result
  ) rethrows -> Result {
    let session = SessionContext.active
    session?.beginActivity(name)
    defer { session?.endActivity() }
    return try block(Activity(name: name))
  }

  private struct Activity: XCTActivity {
    let name: String

    func add(_ attachment: XCTAttachment) { attachment.keep(in: SessionContext.active) }
  }
}
