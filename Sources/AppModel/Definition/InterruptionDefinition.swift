public import VirtualTime

/// An interruption of the app by the system: an alert, a banner, or the app's end.
public struct InterruptionDefinition: Sendable, Equatable {
  /// The kind of interruption.
  public enum Kind: Sendable, Equatable {
    /// An alert of SpringBoard; its buttons close it.
    case alert(AlertDefinition)
    /// A notification of the app at the top edge of the screen.
    case banner(BannerDefinition)
    /// The end of the app, with a reason: out of memory, or too long in the background.
    case kill(reason: String)
  }

  /// The time from the app's launch to the interruption, which may be random.
  public var at: LatencyDistribution
  /// What happens.
  public var kind: Kind

  /// Makes an interruption a fixed time after the launch.
  public init(at: VirtualDuration, _ kind: Kind) {
    self.init(at: .fixed(at), kind)
  }

  /// Makes an interruption a drawn time after the launch.
  public init(at: LatencyDistribution, _ kind: Kind) {
    self.at = at
    self.kind = kind
  }
}

/// A notification at the top edge of the screen; a tap on it opens its app.
public struct BannerDefinition: Sendable, Equatable {
  /// The default time that a banner stays.
  public static let usualDuration: VirtualDuration = .seconds(5)

  /// The bold line.
  public var title: ElementText
  /// The text below the title.
  public var message: ElementText?
  /// The link that opens in the app when the banner is tapped.
  public var link: String?
  /// How long it stays; nil means until it is swiped away.
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
