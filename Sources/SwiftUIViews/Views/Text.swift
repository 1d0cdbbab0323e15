import AccessibilityTree
package import ViewLayout

/// A text that the user cannot edit.
public struct Text: Equatable, Sendable {
  package var words: String
  private var font: Font?
  private var isBold: Bool?
  private var spoken: String?
  /// What is looked up, if that may be in another language where the text is drawn.
  private var source: Source?

  private struct Source: Equatable {
    let key: LocalizedStringKey
    let table: String?
  }

  /// Makes a text that is looked up in the app's strings.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    words = key.shown(in: tableName, of: .of(bundle))
    // A bundle of one language has no other.
    if bundle == nil || bundle == .main { source = Source(key: key, table: tableName) }
  }
  /// Makes a text from a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { words = String(content) }
  /// Makes a text that is shown as it is, without a lookup.
  public init(verbatim content: String) { words = content }
  /// Makes a text with attributes; a literal is a key, which is why this is not preferred.
  @_disfavoredOverload
  public init(_ content: AttributedString) { words = String(content.characters) }
  /// Makes a text from a formatted value.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {
    words = format.format(input)
  }
  /// Makes a text as a formatter writes a value.
  public init<Subject: NSObject>(_ subject: Subject, formatter: Formatter) {
    words = formatter.string(for: subject) ?? ""
  }
  /// Makes a text as a formatter writes a value.
  public init<Subject>(_ subject: Subject, formatter: Formatter) {
    words = formatter.string(for: subject) ?? ""
  }
  /// Makes a text from a date.
  public init(_ date: Date, style: DateStyle) { words = style.words(of: date) }
  /// Makes the text of an image, which is empty.
  public init(_ image: Image) { words = "" }

  /// How a date is written.
  public struct DateStyle: Hashable, Sendable {
    let template: String
    /// The day.
    public static let date = DateStyle(template: "MMMM d, yyyy")
    /// The time of day.
    public static let time = DateStyle(template: "h:mm a")
    /// How long ago; written as the time of day.
    public static let relative = DateStyle(template: "h:mm a")
    /// The distance from now; written as the time of day.
    public static let offset = DateStyle(template: "h:mm a")
    /// The time since then; written as the time of day.
    public static let timer = DateStyle(template: "h:mm a")

    func words(of date: Date) -> String {
      let formatter = DateFormatter()
      formatter.locale = Locale(identifier: "en_US")
      formatter.timeZone = TimeZone(secondsFromGMT: 0)
      formatter.dateFormat = template
      return formatter.string(from: date)
    }
  }

  /// Where a text is cut.
  public enum TruncationMode: Hashable, Sendable { case head, middle, tail }
  /// Capital letters or small ones.
  public enum Case: Hashable, Sendable { case uppercase, lowercase }
  /// A line under or through a text.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of the line.
    public struct Pattern: Hashable, Sendable {
      let name: String
      /// A line without gaps.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// Dashes and dots.
      public static let dashDot = Pattern(name: "dashDot")
    }
    let pattern: Pattern
    /// A single line.
    public static let single = LineStyle(pattern: .solid)
    /// Makes a style.
    public init(pattern: Pattern = .solid, color: Color? = nil) { self.pattern = pattern }
  }

  /// Both texts, one after the other.
  public static func + (left: Text, right: Text) -> Text {
    var text = left
    text.words += right.words
    text.source = nil
    return text
  }

  /// The text in a font.
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  /// The text in bold letters.
  public func bold() -> Text { with { $0.isBold = true } }
  /// The text in bold letters, or not.
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }
  /// The text with a font weight.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    with { $0.isBold = weight.map { $0.value >= Font.Weight.semibold.value } }
  }
  /// The text in italics.
  public func italic() -> Text { self }
  /// The text in italics, or not.
  public func italic(_ isActive: Bool) -> Text { self }
  /// The text in a colour.
  public func foregroundColor(_ color: Color?) -> Text { self }
  /// The text in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text { self }
  /// The text with a line under it.
  public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }
  /// The text with a line through it.
  public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text { self }
  /// The text with more space between letters.
  public func kerning(_ kerning: CGFloat) -> Text { self }
  /// The text with more space between letters.
  public func tracking(_ tracking: CGFloat) -> Text { self }
  /// The text higher or lower.
  public func baselineOffset(_ offset: CGFloat) -> Text { self }
  /// The text with digits of one width.
  public func monospacedDigit() -> Text { self }
  /// The text with letters of one width.
  public func monospaced(_ isActive: Bool = true) -> Text { self }
  /// The text in another font design.
  public func fontDesign(_ design: Font.Design?) -> Text { self }
  /// The text in letters of another width.
  public func fontWidth(_ width: Font.Width?) -> Text { self }
  /// The text with a scale of its letters.
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text { self }

  /// The size of letters beside others.
  public enum Scale: Hashable, Sendable { case `default`, secondary }

  /// The text with a label for VoiceOver.
  public func accessibilityLabel(_ label: Text) -> Text { with { $0.spoken = label.words } }
  /// The text with a label for VoiceOver.
  public func accessibilityLabel(_ key: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(key))
  }
  /// The text with a label for VoiceOver.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  private func with(_ change: (inout Text) -> Void) -> Text {
    var text = self
    change(&text)
    return text
  }
}

extension Text {
  /// The words in the language that the environment asks for.
  private func words(in environment: EnvironmentValues) -> String {
    guard let source, let locale = environment.chosenLocale else { return words }
    return source.key.shown(in: source.table, of: AppStrings.ofLanguages?.strings(locale))
  }
}

extension Text: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    var font = self.font ?? scope.environment.font ?? .body
    if let isBold = isBold ?? scope.environment.isBold { font.isBold = isBold }
    var words = words(in: scope.environment)
    switch scope.environment.textCase {
    case .uppercase: words = words.uppercased()
    case .lowercase: words = words.lowercased()
    case nil: break
    }
    let boxFont = font.boxFont(at: scope.environment.dynamicTypeSize)
    let box = TextBox(words, font: boxFont, limit: scope.environment.lineLimit)
    guard let spoken else { return [box] }
    return [ChangedElementBox(box) { ($0.label, $0.hasOwnLabel) = (spoken, true) }]
  }
}
