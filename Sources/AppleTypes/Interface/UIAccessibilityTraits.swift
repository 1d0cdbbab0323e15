import AccessibilityTree

/// The accessibility traits of an object, as bits with UIKit's values.
public struct UIAccessibilityTraits: OptionSet, Sendable, Hashable {
  /// The bits, with UIKit's values.
  public let rawValue: UInt64

  /// Makes a set of traits from its bits.
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
  /// It plays its own sound when it is activated.
  public static let playsSound: UIAccessibilityTraits = .init(.playsSound)
  /// It is a key of the keyboard.
  public static let keyboardKey: UIAccessibilityTraits = .init(.keyboardKey)
  /// It is text that does not change.
  public static let staticText: UIAccessibilityTraits = .init(.staticText)
  /// It summarises the current state of the app when the app starts.
  public static let summaryElement: UIAccessibilityTraits = .init(.summaryElement)
  /// It is disabled and does not respond to touches.
  public static let notEnabled: UIAccessibilityTraits = .init(.notEnabled)
  /// Its label or value changes often.
  public static let updatesFrequently: UIAccessibilityTraits = .init(.updatesFrequently)
  /// It is a search field.
  public static let searchField: UIAccessibilityTraits = .init(.searchField)
  /// It starts to play or to record media.
  public static let startsMediaSession: UIAccessibilityTraits = .init(.startsMediaSession)
  /// Its value can be increased and decreased.
  public static let adjustable: UIAccessibilityTraits = .init(.adjustable)
  /// It handles touches directly.
  public static let allowsDirectInteraction: UIAccessibilityTraits = .init(
    .allowsDirectInteraction)
  /// The page turns when VoiceOver has read it.
  public static let causesPageTurn: UIAccessibilityTraits = .init(.causesPageTurn)
  /// It is a tab bar.
  public static let tabBar: UIAccessibilityTraits = .init(.tabBar)
  /// It is a heading.
  public static let header: UIAccessibilityTraits = .init(.header)
  /// It can be zoomed.
  public static let supportsZoom: UIAccessibilityTraits = .init(.supportsZoom)
  /// It is a switch.
  public static let toggleButton: UIAccessibilityTraits = .init(.toggleButton)
}
