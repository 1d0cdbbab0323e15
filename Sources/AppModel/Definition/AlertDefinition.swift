/// An alert or an action sheet of the app itself.
public struct AlertDefinition: Sendable, Equatable {
  /// What an alert looks like, and which type its element has.
  public enum Style: String, Sendable, Equatable, CaseIterable {
    /// A box in the middle of the screen.
    case alert
    /// A list of buttons at the bottom of a phone, or in a popover of a tablet.
    case actionSheet
  }

  /// A button of an alert.
  public struct Button: Sendable, Equatable {
    /// What a button is for, where that changes how it is shown.
    public enum Role: String, Sendable, Equatable, CaseIterable {
      /// Leaves everything as it was: a phone shows it apart, and a tablet a tap outside instead.
      case cancel
    }

    /// The button's words.
    public var label: ElementText
    /// The event raised on the screen that showed the alert; nil only closes it.
    public var event: String?
    /// What an action sheet's button is for; nil for one like the others.
    public var role: Role?

    /// Makes a button.
    public init(label: ElementText, event: String? = nil, role: Role? = nil) {
      self.label = label
      self.event = event
      self.role = role
    }
  }

  /// The bold line, which is also the alert element's label; an action sheet may do without.
  public var title: ElementText
  /// The line below it.
  public var message: ElementText?
  /// Whether it is an action sheet.
  public var style: Style
  /// The buttons, from left to right or top to bottom.
  public var buttons: [Button]

  /// Makes an alert.
  public init(
    title: ElementText, message: ElementText? = nil, style: Style = .alert, buttons: [Button]
  ) {
    self.title = title
    self.message = message
    self.style = style
    self.buttons = buttons
  }
}
