/// What an element is and can do, with the bit values iOS uses.
///
/// Traits are kept as given: setting ``selected`` or ``notEnabled`` does not change the element's
/// state, which the maker of a snapshot sets separately.
public struct ElementTraits: OptionSet, Sendable, Hashable {
  /// The bits, as `UIAccessibilityTraits` has them.
  public let rawValue: UInt64

  /// Makes a set from its bits; unknown bits are kept.
  @inlinable
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Acts as a button.
  public static let button = ElementTraits(rawValue: 1 << 0)
  /// Acts as a link.
  public static let link = ElementTraits(rawValue: 1 << 1)
  /// Is an image.
  public static let image = ElementTraits(rawValue: 1 << 2)
  /// Is selected at the moment.
  public static let selected = ElementTraits(rawValue: 1 << 3)
  /// Plays its own sound when activated.
  public static let playsSound = ElementTraits(rawValue: 1 << 4)
  /// Is a key of a keyboard.
  public static let keyboardKey = ElementTraits(rawValue: 1 << 5)
  /// Is text that cannot be changed.
  public static let staticText = ElementTraits(rawValue: 1 << 6)
  /// Sums up the state of the screen at launch.
  public static let summaryElement = ElementTraits(rawValue: 1 << 7)
  /// Is not enabled.
  public static let notEnabled = ElementTraits(rawValue: 1 << 8)
  /// Changes its label or value too often to announce.
  public static let updatesFrequently = ElementTraits(rawValue: 1 << 9)
  /// Is a search field.
  public static let searchField = ElementTraits(rawValue: 1 << 10)
  /// Starts playing or recording when activated.
  public static let startsMediaSession = ElementTraits(rawValue: 1 << 11)
  /// Has a value that can be raised and lowered.
  public static let adjustable = ElementTraits(rawValue: 1 << 12)
  /// Takes touches directly while a screen reader runs.
  public static let allowsDirectInteraction = ElementTraits(rawValue: 1 << 13)
  /// Turns the page when reading reaches its end.
  public static let causesPageTurn = ElementTraits(rawValue: 1 << 14)
  /// Is a tab bar.
  public static let tabBar = ElementTraits(rawValue: 1 << 15)
  /// Divides content into sections.
  public static let header = ElementTraits(rawValue: 1 << 16)
  /// Comes from a web page; not in Apple's public list.
  public static let webContent = ElementTraits(rawValue: 1 << 17)
  /// Takes typed text; not in Apple's public list.
  public static let textEntry = ElementTraits(rawValue: 1 << 18)
  /// Lies in the status bar; not in Apple's public list.
  public static let statusBarElement = ElementTraits(rawValue: 1 << 23)
  /// Hides typed text; not in Apple's public list.
  public static let secureTextField = ElementTraits(rawValue: 1 << 24)
  /// Leads back to the previous screen; not in Apple's public list.
  public static let backButton = ElementTraits(rawValue: 1 << 27)
  /// Can be scrolled into view; not in Apple's public list.
  public static let scrollable = ElementTraits(rawValue: 1 << 33)
  /// Can be zoomed.
  public static let supportsZoom = ElementTraits(rawValue: 1 << 46)
  /// Switches between two states.
  public static let toggleButton = ElementTraits(rawValue: 1 << 53)
}
