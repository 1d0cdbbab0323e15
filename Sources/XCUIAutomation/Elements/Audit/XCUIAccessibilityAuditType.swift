/// The kinds of problems that an accessibility audit looks for.
public struct XCUIAccessibilityAuditType: OptionSet, Sendable, Hashable {
  /// One bit for each kind.
  public let rawValue: UInt64

  /// Makes a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Texts with too little contrast to their background; needs both colours in the screen files.
  public static let contrast: XCUIAccessibilityAuditType = .init(rawValue: 1 << 0)
  /// Texts that are visible but hidden from assistive technologies.
  public static let elementDetection: XCUIAccessibilityAuditType = .init(rawValue: 1 << 1)
  /// Elements that are smaller than 44 by 44 points, or covered.
  public static let hitRegion: XCUIAccessibilityAuditType = .init(rawValue: 1 << 2)
  /// Elements without a label that people can understand.
  public static let sufficientElementDescription: XCUIAccessibilityAuditType = .init(
    rawValue: 1 << 3)
  /// Texts that do not follow the text size of the device.
  public static let dynamicType: XCUIAccessibilityAuditType = .init(rawValue: 1 << 16)
  /// Texts that are cut off by their frames.
  public static let textClipped: XCUIAccessibilityAuditType = .init(rawValue: 1 << 17)
  /// Elements whose traits are missing or contradict each other.
  public static let trait: XCUIAccessibilityAuditType = .init(rawValue: 1 << 18)
  /// Controls that do nothing; only on a Mac, unless you ask for this kind by name.
  public static let action: XCUIAccessibilityAuditType = .init(rawValue: 1 << 32)
  /// Elements outside of their parent; only on a Mac, unless you ask for this kind by name.
  public static let parentChild: XCUIAccessibilityAuditType = .init(rawValue: 1 << 33)
  /// All kinds that apply to the device.
  public static let all: XCUIAccessibilityAuditType = .init(rawValue: .max)
}
