/// A screen to show over the others, and how it covers them.
public struct PresentationDefinition: Sendable, Equatable {
  /// The screen to show.
  public var screen: String
  /// How it covers what is below it.
  public var style: PresentationStyle
  /// The heights that a sheet can be pulled to, of which it starts at the lowest; none for a large
  /// sheet that has no other.
  public var detents: [SheetDetent]
  /// Whether a sheet has a grabber; nil where it has one if there are several heights.
  public var hasGrabber: Bool?
  /// Expressions that fill the screen's context.
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
  /// A box over the screen of a tablet, which a tap outside takes away; a sheet on a phone.
  case popover
}

/// A height at which a sheet rests.
public enum SheetDetent: String, Sendable, Equatable, CaseIterable {
  /// About half of the screen.
  case medium
  /// All of the screen but the status bar.
  case large
}
