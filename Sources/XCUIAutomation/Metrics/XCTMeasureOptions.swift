public import Foundation

/// How often a block is measured, and which part of it.
open class XCTMeasureOptions: NSObject {
  /// The ends of the measured part that the block sets by a call.
  public struct InvocationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The block calls `startMeasuring()`.
    public static let manuallyStart = InvocationOptions(rawValue: 1 << 0)
    /// The block calls `stopMeasuring()`.
    public static let manuallyStop = InvocationOptions(rawValue: 1 << 1)
  }

  /// The number of repetitions that count; one more runs before them and does not count.
  open var iterationCount = 5
  /// The ends of the measured part that the block sets by a call.
  open var invocationOptions: InvocationOptions = []

  /// Five repetitions, each measured from start to end.
  public override init() {}

  /// Five repetitions, each measured from start to end.
  open class var `default`: XCTMeasureOptions { XCTMeasureOptions() }

  /// The largest number of repetitions.
  static let iterationLimit = 10_000
}
