/// Kinds of things that an accessibility audit looks for.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable, Hashable {
  /// One bit a kind.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Texts that hardly differ in colour from what is behind them, where the screen files say both.
  public static let contrast: XCUIAccessibilityAuditType = .init(rawValue: 1 << 0)
  /// Texts that are shown but hidden from assistive technologies.
  public static let elementDetection: XCUIAccessibilityAuditType = .init(rawValue: 1 << 1)
  /// Elements that are smaller than 44 by 44 points, or covered.
  public static let hitRegion: XCUIAccessibilityAuditType = .init(rawValue: 1 << 2)
  /// Elements without a label that people understand.
  public static let sufficientElementDescription: XCUIAccessibilityAuditType = .init(
    rawValue: 1 << 3)
  /// Texts that do not follow the size set on the device.
  public static let dynamicType: XCUIAccessibilityAuditType = .init(rawValue: 1 << 16)
  /// Texts that their frames cut off.
  public static let textClipped: XCUIAccessibilityAuditType = .init(rawValue: 1 << 17)
  /// Elements whose traits are missing or contradict each other.
  public static let trait: XCUIAccessibilityAuditType = .init(rawValue: 1 << 18)
  /// Controls that do nothing; on a Mac only, unless asked for by name.
  public static let action: XCUIAccessibilityAuditType = .init(rawValue: 1 << 32)
  /// Elements that are not where their parent is; on a Mac only, unless asked for by name.
  public static let parentChild: XCUIAccessibilityAuditType = .init(rawValue: 1 << 33)
  /// All that the device knows.
  public static let all: XCUIAccessibilityAuditType = .init(rawValue: .max)
}
