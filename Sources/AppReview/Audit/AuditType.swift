/// The kinds of problems that an audit looks for, with Apple's bits (api.md 2.17).
package struct AuditType: OptionSet, Sendable, Hashable {
  /// One bit for each kind.
  package let rawValue: UInt64

  /// Makes a set from its bits; unknown bits match no problem.
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Texts with too little contrast to their background.
  package static let contrast = AuditType(rawValue: 1 << 0)
  /// Texts that are visible but not available to assistive technologies.
  package static let elementDetection = AuditType(rawValue: 1 << 1)
  /// Elements that are hard to touch.
  package static let hitRegion = AuditType(rawValue: 1 << 2)
  /// Elements that a screen reader cannot describe.
  package static let sufficientElementDescription = AuditType(rawValue: 1 << 3)
  /// Texts that do not follow the text size of the device.
  package static let dynamicType = AuditType(rawValue: 1 << 16)
  /// Texts that are cut off by their frames.
  package static let textClipped = AuditType(rawValue: 1 << 17)
  /// Elements with missing or conflicting traits.
  package static let trait = AuditType(rawValue: 1 << 18)
  /// Controls that do nothing.
  package static let action = AuditType(rawValue: 1 << 32)
  /// Elements outside of their parent.
  package static let parentChild = AuditType(rawValue: 1 << 33)

  /// The kinds for phones and tablets; the last two kinds are for Macs.
  package static let ofPhones: AuditType = [
    .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType,
    .textClipped, .trait,
  ]

  /// All kinds, and all unused bits.
  package static let all = AuditType(rawValue: .max)

  /// The kinds to look for: `all` means those for phones and tablets.
  var asked: AuditType { self == .all ? .ofPhones : self }

  /// The name of a single kind, as in the public API.
  package var name: String {
    switch self {
    case .contrast: "contrast"
    case .elementDetection: "elementDetection"
    case .hitRegion: "hitRegion"
    case .sufficientElementDescription: "sufficientElementDescription"
    case .dynamicType: "dynamicType"
    case .textClipped: "textClipped"
    case .trait: "trait"
    case .action: "action"
    case .parentChild: "parentChild"
    default: "several"
    }
  }
}
