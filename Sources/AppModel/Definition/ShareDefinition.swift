/// A text that the app offers to share, with the system's share sheet.
public struct ShareDefinition: Sendable, Equatable {
  /// The text to share.
  public var text: ElementText
  /// The event raised on the screen when the sheet has closed, with `event.completed`, and with
  /// `event.activity` if something was chosen; nil for none.
  public var event: String?

  /// Makes a text to share, and the event that follows.
  public init(_ text: ElementText, event: String? = nil) {
    self.text = text
    self.event = event
  }
}
