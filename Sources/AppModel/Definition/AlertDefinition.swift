/// An alert or an action sheet of the app.
public struct AlertDefinition: Sendable, Equatable {
  /// What an alert looks like, and which type its element has.
  public enum Style: String, Sendable, Equatable, CaseIterable {
    /// A box in the middle of the screen.
    case alert
    /// A list of buttons at the bottom of a phone, or in a popover on a tablet.
    case actionSheet
  }

  /// A button of an alert.
  public struct Button: Sendable, Equatable {
    /// The purpose of a button, if it changes how the button is shown.
    public enum Role: String, Sendable, Equatable, CaseIterable {
      /// Changes nothing: a phone shows it separately; a tablet has a tap outside instead of a
      /// button.
      case cancel
    }

    /// The button's label.
    public var label: ElementText
    /// The event raised on the screen that showed the alert; nil only closes it.
    public var event: String?
    /// The purpose of an action sheet's button; nil for an ordinary button.
    public var role: Role?

    /// Makes a button.
    public init(label: ElementText, event: String? = nil, role: Role? = nil) {
      self.label = label
      self.event = event
      self.role = role
    }
  }

  /// The bold line, which is also the alert element's label; an action sheet may have none.
  public var title: ElementText
  /// The text below the title.
  public var message: ElementText?
  /// Whether it looks like an alert or an action sheet.
  public var style: Style
  /// The text fields below the message, which an action sheet cannot have; they belong to the
  /// screen that shows the alert, and the first one gets the keyboard.
  public var fields: [ElementDefinition]
  /// The buttons, from left to right or top to bottom.
  public var buttons: [Button]

  /// Makes an alert.
  public init(
    title: ElementText, message: ElementText? = nil, style: Style = .alert,
    fields: [ElementDefinition] = [], buttons: [Button]
  ) {
    self.title = title
    self.message = message
    self.style = style
    self.fields = fields
    self.buttons = buttons
  }
}
