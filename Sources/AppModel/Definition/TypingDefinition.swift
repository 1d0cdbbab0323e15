/// How text is typed into a field.
public struct TypingDefinition: Sendable, Hashable {
  /// The keyboard it asks for.
  public var keyboard: KeyboardKind
  /// The label of its return key.
  public var returnKey: ReturnKeyKind
  /// Where capitals are automatic; Apple's fields use `sentences` by default.
  public var capitalization: CapitalizationKind
  /// The largest number of characters it accepts; nil for no limit.
  public var maxLength: Int?
  /// The label of a button above the keyboard that hides the keyboard; nil for none.
  public var accessory: String?
  /// Whether a swipe down hides the keyboard.
  public var dismissesOnDrag: Bool
  /// Whether a long press selects its text, although nobody types there.
  package var isSelectable = false

  /// Makes the settings; what is omitted has the default of a plain field.
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

  /// The settings of a plain field.
  package static let plain = TypingDefinition()
  /// The largest value of ``maxLength``, in characters.
  package static let lengthLimit = 1_000_000
}
