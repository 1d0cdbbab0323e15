/// A screen to show over the others, and how it covers them.
public struct PresentationDefinition: Sendable, Equatable {
  /// The screen to show.
  public var screen: String
  /// The presentation style.
  public var style: PresentationStyle
  /// The heights that a sheet can be pulled to, starting at the lowest; empty for a large sheet
  /// with no other height.
  public var detents: [SheetDetent]
  /// Whether a sheet has a grabber; nil shows one if there are several heights.
  public var hasGrabber: Bool?
  /// Expressions for the screen's context.
  public var with: [String: String]

  /// Makes the presentation of a screen.
  public init(
    _ screen: String, style: PresentationStyle = .sheet, detents: [SheetDetent] = [],
    hasGrabber: Bool? = nil, with: [String: String] = [:]
  ) {
    self.screen = screen
    self.style = style
    self.detents = detents
    self.hasGrabber = hasGrabber
    self.with = with
  }
}

/// How a presented screen covers what is below it.
public enum PresentationStyle: String, Sendable, Equatable, CaseIterable {
  /// A card that leaves the status bar's height free.
  case sheet
  /// The whole screen.
  case fullScreen
  /// A box over the screen of a tablet, closed by a tap outside it; a sheet on a phone.
  case popover
}

/// A height at which a sheet rests.
public enum SheetDetent: String, Sendable, Equatable, CaseIterable {
  /// About half of the screen.
  case medium
  /// The whole screen without the status bar.
  case large
}
