public import VirtualTime

/// Something of the system that comes over the app at an instant: an alert, a banner, or its end.
public struct InterruptionDefinition: Sendable, Equatable {
  /// What comes.
  public enum Kind: Sendable, Equatable {
    /// An alert of SpringBoard, whose buttons close it.
    case alert(AlertDefinition)
    /// A notification of the app at the top edge.
    case banner(BannerDefinition)
    /// The end of the app, and why: it is short of memory, or was in the background for too long.
    case kill(reason: String)
  }

  /// How long after the app's launch it comes.
  public var at: VirtualDuration
  /// What comes.
  public var kind: Kind

  /// Makes an interruption.
  public init(at: VirtualDuration, _ kind: Kind) {
    self.at = at
    self.kind = kind
  }
}

/// A notification at the top edge of the screen; a tap on it opens its app.
public struct BannerDefinition: Sendable, Equatable {
  /// How long a banner stays when nothing else is said.
  public static let usualDuration: VirtualDuration = .seconds(5)

  /// The bold line.
  public var title: ElementText
  /// The line below it.
  public var message: ElementText?
  /// What the app is handed when the banner is tapped.
  public var link: String?
  /// How long it stays; nil until it is swiped away.
  public var duration: VirtualDuration?

  /// Makes a banner.
  public init(
    title: ElementText, message: ElementText? = nil, link: String? = nil,
    duration: VirtualDuration? = Self.usualDuration
  ) {
    self.title = title
    self.message = message
    self.link = link
    self.duration = duration
  }
}
