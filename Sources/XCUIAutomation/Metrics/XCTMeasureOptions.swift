public import Foundation

/// How often a block is measured, and when in it.
open class XCTMeasureOptions: NSObject {
  /// What the block says itself.
  public struct InvocationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Options by their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The block calls `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1 << 0)
    /// The block calls `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 1 << 1)
  }

  /// Repetitions that count; one more is made before them and forgotten.
  open var iterationCount = 5
  /// What the block says itself.
  open var invocationOptions: InvocationOptions = []

  /// Five repetitions, each measured from its begin to its end.
  public override init() {}

  /// Five repetitions, each measured from its begin to its end.
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// More repetitions are not made.
  static let iterationLimit = 10_000
}
