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
    /// How far letters are apart, without breaking up those that are one.
    public let tracking: LookAttribute<CGFloat, LookName.Tracking>
    /// How far letters are above their line.
    public let baselineOffset: LookAttribute<CGFloat, LookName.BaselineOffset>
    /// What Foundation knows of texts, such as links.
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

/// What tells attributes with values of one type apart.
public enum LookName {
  /// That of the colour of letters.
  public enum ForegroundColor {}
  /// That of the colour behind letters.
  public enum BackgroundColor {}
  /// That of the font.
  public enum Font {}
  /// That of the space between letters.
  public enum Kern {}
  /// That of the space between letters that are not one.
  public enum Tracking {}
  /// That of the height of letters above their line.
  public enum BaselineOffset {}
}

extension AttributeDynamicLookup {
  /// A look by its name, as in `text.foregroundColor = .red`.
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
  ) -> T { self[T.self] }
}
