/// Kinds of things that an audit looks for, with the bits that Apple gives them (api.md 2.17).
package struct AuditType: OptionSet, Sendable, Hashable {
  /// One bit a kind.
  package let rawValue: UInt64

  /// Makes a set from its bits; unknown ones are never found.
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Texts that hardly differ from what is behind them.
  package static let contrast = AuditType(rawValue: 1 << 0)
  /// Texts that are shown but cannot be found.
  package static let elementDetection = AuditType(rawValue: 1 << 1)
  /// Elements that are hard to hit.
  package static let hitRegion = AuditType(rawValue: 1 << 2)
  /// Elements of which a screen reader has nothing to say.
  package static let sufficientElementDescription = AuditType(rawValue: 1 << 3)
  /// Texts that do not follow the size set on the device.
  package static let dynamicType = AuditType(rawValue: 1 << 16)
  /// Texts that their frames cut off.
  package static let textClipped = AuditType(rawValue: 1 << 17)
  /// Elements that are said to be what they are not.
  package static let trait = AuditType(rawValue: 1 << 18)
  /// Controls that do nothing.
  package static let action = AuditType(rawValue: 1 << 32)
  /// Elements that are not where their parent is.
  package static let parentChild = AuditType(rawValue: 1 << 33)

  /// The kinds that phones and tablets know; the last two belong to Macs.
  package static let ofPhones: AuditType = [
    .contrast, .elementDetection, .hitRegion, .sufficientElementDescription, .dynamicType,
    .textClipped, .trait,
  ]

  /// Every kind, and bits without one.
  package static let all = AuditType(rawValue: .max)

  /// The kinds that are looked for when these are asked for: all means those of the device.
  var asked: AuditType { self == .all ? .ofPhones : self }

  /// The name of a single kind, as the facade spells it.
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
