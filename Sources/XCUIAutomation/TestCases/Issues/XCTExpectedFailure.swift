public import Foundation

/// An expected failure that happened; observers of the run receive each one.
open class XCTExpectedFailure: NSObject {
  /// The reason why the failure is expected.
  open private(set) var failureReason: String?
  /// The failure.
  open private(set) var issue: XCTIssue

  init(reason: String?, issue: XCTIssue) {
    failureReason = reason
    self.issue = issue
  }

  /// Which failures are expected, and whether one must come.
  open class Options: NSObject {
    /// Decides whether a failure is an expected one; by default every failure is.
    open var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    /// Whether a failure is expected at all.
    open var isEnabled = true
    /// Whether it is a failure if none occurs.
    open var isStrict = true

    /// Expects any failure, and requires one.
    public override init() {}

    /// Expects any failure, but does not require one.
    open class func nonStrict() -> XCTExpectedFailure.Options {
      let options = XCTExpectedFailure.Options()
      options.isStrict = false
      return options
    }

    convenience init(enabled: Bool?, strict: Bool?, matcher: ((XCTIssue) -> Bool)?) {
      self.init()
      if let enabled { isEnabled = enabled }
      if let strict { isStrict = strict }
      if let matcher { issueMatcher = matcher }
    }
  }
}
