package import Foundation

/// Something that is shown over the screen.
package final class Presentation {
  /// How it is shown.
  package enum Style {
    /// A card from below, as high as a part of the screen; its grabber gives it the next height.
    case sheet(height: CGFloat, hasGrabber: Bool, resize: () -> Void)
    /// Over the whole screen.
    case cover
    /// A bubble of the size of its content, such as the calendar of a date picker.
    case popover
    /// An alert in the middle.
    case alert(AlertWords)
    /// Actions at the bottom.
    case actions(AlertWords)
  }

  /// How it is shown.
  package let style: Style
  /// What is shown; the buttons and fields of an alert.
  package let content: Box
  /// Whether it is a bubble where the screen has room for one, as on a tablet.
  package let isBubble: Bool
  /// Whether the user cannot dismiss it with a gesture.
  package let isHeld: Bool
  /// Closes it.
  package let close: () -> Void

  /// Makes a presentation.
  package init(
    _ style: Style, content: Box, isBubble: Bool = false, isHeld: Bool = false,
    close: @escaping () -> Void
  ) {
    self.style = style
    self.content = content
    self.isBubble = isBubble
    self.isHeld = isHeld
    self.close = close
  }
}

/// The title and the message of an alert.
package struct AlertWords {
  /// The title.
  package let title: String
  /// The message; nil for none.
  package let message: String?
  /// Whether the last button is away from the others, as the one that cancels an action sheet.
  package let endsWithCancel: Bool

  /// Makes the texts of an alert.
  package init(title: String, message: String?, endsWithCancel: Bool = false) {
    self.title = title
    self.message = message
    self.endsWithCancel = endsWithCancel
  }
}

/// A box that presents something over the screen while it is shown itself.
package final class PresentingBox: Box {
  /// What it presents.
  package let presentation: Presentation

  /// Makes a presenting box.
  package init(_ presentation: Presentation, _ child: Box) {
    self.presentation = presentation
    super.init([child])
  }
}

extension Box {
  /// What is presented inside, from the back to the front.
  package var presentations: [Presentation] {
    guard let first = firstPresentation else { return [] }
    return [first] + first.content.presentations
  }

  /// What is presented first, behind all others.
  var firstPresentation: Presentation? {
    if let box = self as? PresentingBox { return box.presentation }
    for box in shown {
      if let found = box.firstPresentation { return found }
    }
    return nil
  }
}
