public import Foundation

/// A failure that came as it had been expected; observers of the run are told of each.
open class XCTExpectedFailure: NSObject {
  /// What is said to be known of it.
  open private(set) var failureReason: String?
  /// The failure.
  open private(set) var issue: XCTIssue

  init(reason: String?, issue: XCTIssue) {
    failureReason = reason
    self.issue = issue
  }

  /// Which failures are expected, and what when none comes.
  open class Options: NSObject {
    /// Says of a failure whether it is the one expected; any is, unless this is set.
    open var issueMatcher: (XCTIssue) -> Bool = { _ in true }
    /// Whether anything is expected at all.
    open var isEnabled = true
    /// Whether it is a failure when none comes.
    open var isStrict = true

    /// Any failure, and there must be one.
    public override init() {}

    /// Any failure, and there may be none.
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
