import AccessibilityTree

/// What UIKit says of an object to assistive technologies, as bits.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits, as UIKit has them.
  public let rawValue: UInt64

  /// Makes traits of bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  private init(_ traits: ElementTraits) { rawValue = UInt64(traits.rawValue) }

  /// No trait at all.
  public static let none: UIAccessibilityTraits = []
  /// It is a button.
  public static let button: UIAccessibilityTraits = .init(.button)
  /// It is a link.
  public static let link: UIAccessibilityTraits = .init(.link)
  /// It is an image.
  public static let image: UIAccessibilityTraits = .init(.image)
  /// It is selected.
  public static let selected: UIAccessibilityTraits = .init(.selected)
  /// It plays a sound of its own.
  public static let playsSound: UIAccessibilityTraits = .init(.playsSound)
  /// It is a key of the keyboard.
  public static let keyboardKey: UIAccessibilityTraits = .init(.keyboardKey)
  /// It is text that does not change.
  public static let staticText: UIAccessibilityTraits = .init(.staticText)
  /// It sums up what the app shows when it starts.
  public static let summaryElement: UIAccessibilityTraits = .init(.summaryElement)
  /// It does not answer to touches.
  public static let notEnabled: UIAccessibilityTraits = .init(.notEnabled)
  /// Its label or value changes often.
  public static let updatesFrequently: UIAccessibilityTraits = .init(.updatesFrequently)
  /// It is a field to search with.
  public static let searchField: UIAccessibilityTraits = .init(.searchField)
  /// It starts to play or to record.
  public static let startsMediaSession: UIAccessibilityTraits = .init(.startsMediaSession)
  /// Its value can be turned up and down.
  public static let adjustable: UIAccessibilityTraits = .init(.adjustable)
  /// It takes touches directly.
  public static let allowsDirectInteraction: UIAccessibilityTraits = .init(
    .allowsDirectInteraction)
  /// A page is turned when it has been read.
  public static let causesPageTurn: UIAccessibilityTraits = .init(.causesPageTurn)
  /// It is a tab bar.
  public static let tabBar: UIAccessibilityTraits = .init(.tabBar)
  /// It is a heading.
  public static let header: UIAccessibilityTraits = .init(.header)
  /// It can be magnified.
  public static let supportsZoom: UIAccessibilityTraits = .init(.supportsZoom)
  /// It is a switch.
  public static let toggleButton: UIAccessibilityTraits = .init(.toggleButton)
}
