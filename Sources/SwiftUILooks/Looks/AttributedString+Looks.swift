public import Foundation
public import SwiftUIViews

extension AttributeScopes {
  /// The looks of parts of an attributed text.
  public struct SwiftUIAttributes: AttributeScope {
    /// The colour of the letters.
    public let foregroundColor: LookAttribute<Color, LookName.ForegroundColor>
    /// The colour behind the letters.
    public let backgroundColor: LookAttribute<Color, LookName.BackgroundColor>
    /// The font.
    public let font: LookAttribute<Font, LookName.Font>
    /// How far letters are apart.
    public let kern: LookAttribute<CGFloat, LookName.Kern>
    /// The space between letters, which breaks up no ligatures.
    public let tracking: LookAttribute<CGFloat, LookName.Tracking>
    /// How far letters are above their line.
    public let baselineOffset: LookAttribute<CGFloat, LookName.BaselineOffset>
    /// The line under letters.
    public let underlineStyle: LookAttribute<Text.LineStyle, LookName.UnderlineStyle>
    /// The line through letters.
    public let strikethroughStyle: LookAttribute<Text.LineStyle, LookName.StrikethroughStyle>
    /// The pitch of VoiceOver's voice.
    public let accessibilitySpeechAdjustedPitch: LookAttribute<Double, LookName.Pitch>
    /// Whether VoiceOver says each letter.
    public let accessibilitySpeechSpellsOutCharacters: LookAttribute<Bool, LookName.Spelling>
    /// Whether VoiceOver says each punctuation mark.
    public let accessibilitySpeechIncludesPunctuation: LookAttribute<Bool, LookName.Marks>
    /// Foundation's attributes, such as links.
    public let foundation: FoundationAttributes
  }

  /// The looks of parts of an attributed text.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

/// A look of a part of an attributed text; it is kept, and not drawn.
public enum LookAttribute<Value: Hashable & Sendable, Name>: AttributedStringKey {
  /// The name of the look.
  public static var name: String { "SwiftUI.\(Name.self)" }
}

/// Names that distinguish attributes with values of one type.
public enum LookName {
  /// That of the colour of letters.
  public enum ForegroundColor {}
  /// That of the colour behind letters.
  public enum BackgroundColor {}
  /// That of the font.
  public enum Font {}
  /// That of the space between letters.
  public enum Kern {}
  /// That of the space between letters that breaks up no ligatures.
  public enum Tracking {}
  /// That of the height of letters above their line.
  public enum BaselineOffset {}
  /// That of the line under letters.
  public enum UnderlineStyle {}
  /// That of the line through letters.
  public enum StrikethroughStyle {}
  /// That of the voice that reads.
  public enum Pitch {}
  /// That of letters that are read one by one.
  public enum Spelling {}
  /// That of punctuation that is read.
  public enum Marks {}
}

extension AttributeDynamicLookup {
  /// A look by its name, as in `text.foregroundColor = .red`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}

/// A line under or through letters, as UIKit names it.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Makes a line from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// One thin line.
  public static let single = NSUnderlineStyle(rawValue: 1)
  /// One thick line.
  public static let thick = NSUnderlineStyle(rawValue: 2)
  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 9)
  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x100)
  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x200)
  /// Under words, and not under spaces.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}

extension Text.LineStyle {
  /// Makes a style from one of UIKit; nil if that has no line.
  public init?(nsUnderlineStyle: NSUnderlineStyle) {
    guard !nsUnderlineStyle.isEmpty else { return nil }
    self.init(pattern: nsUnderlineStyle.contains(.patternDash) ? .dash : .solid)
  }
}
