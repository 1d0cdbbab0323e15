/// A text that the app offers to share, by the sheet of the system for that.
public struct ShareDefinition: Sendable, Equatable {
  /// What is shared.
  public var text: ElementText
  /// The event raised on the screen when the sheet has gone, with `event.completed`, and with
  /// `event.activity` where something was chosen; nil for none.
  public var event: String?

  /// Names a text and the event that follows.
  public init(_ text: ElementText, event: String? = nil) {
    self.text = text
    self.event = event
  }
}
