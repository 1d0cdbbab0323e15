/// How text gets into a field.
public struct TypingDefinition: Sendable, Hashable {
  /// The keys it asks for.
  public var keyboard: KeyboardKind
  /// What its return key says.
  public var returnKey: ReturnKeyKind
  /// Where capitals come of themselves; Apple's fields say `sentences` unless told otherwise.
  public var capitalization: CapitalizationKind
  /// The most characters it takes; nil for as many as there is room for.
  public var maxLength: Int?
  /// The label of a button above the keyboard that takes it away; nil for none.
  public var accessory: String?
  /// Whether a swipe down takes the keyboard away.
  public var dismissesOnDrag: Bool

  /// Describes a field; what is left out is as in a plain one.
  public init(
    keyboard: KeyboardKind = .standard, returnKey: ReturnKeyKind = .standard,
    capitalization: CapitalizationKind = .none, maxLength: Int? = nil, accessory: String? = nil,
    dismissesOnDrag: Bool = false
  ) {
    self.keyboard = keyboard
    self.returnKey = returnKey
    self.capitalization = capitalization
    self.maxLength = maxLength
    self.accessory = accessory
    self.dismissesOnDrag = dismissesOnDrag
  }

  /// A plain field.
  package static let plain = TypingDefinition()
  /// The longest text that a field can be limited to, in characters.
  package static let lengthLimit = 1_000_000
}
