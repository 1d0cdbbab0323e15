import AppCompiling
package import AppModel
import LocatedJSON

/// One move that the exploration makes in an app.
package enum RouteMove: Hashable, Sendable {
  /// A gesture on an element, either directly or after filling in all empty text fields.
  case gesture(ElementGesture, RouteTarget, fillsIn: Bool)
  /// A command of a menu or of a swiped cell.
  case command(ControlCommand)
  /// The Copy button of the share sheet.
  case copying
  /// A tap outside of a menu or another floating view, to close it.
  case dismissal
  /// The back button of the navigation bar.
  case back
  /// A button of the tab bar.
  case tab(index: Int)
  /// The More button, which leads to the tabs that the tab bar does not show.
  case more
  /// A button of the alert that is shown.
  case alertButton(index: Int, label: String)
  /// The next scheduled event; loaders that end in it either succeed or fail.
  case wait(failing: Bool)
  /// The next scheduled event, a response of the server, replaced by another response that the
  /// app's stubs have for such requests.
  case answer(String)
  /// A text typed into an empty field.
  case typing(String, RouteTarget)
  /// A link that another app or the system opens.
  case link(String)
}

/// A visible command and its name.
package struct ControlCommand: Hashable, Sendable {
  let part: ControlPart
  let name: String
}

/// An element of an open screen, described so that it can be found again in a changed tree.
package struct RouteTarget: Hashable, Sendable {
  /// The number of the screen.
  let screen: Int
  /// The number of the element in the app.
  package let ordinal: Int
  /// The index of the item in a repeated element; -1 for other elements.
  let item: Int
  /// The name of the element in texts for people.
  let name: String
}

extension RouteMove: CustomStringConvertible {
  /// The move as text, such as `tap "Login" with the fields filled in`.
  package var description: String {
    switch self {
    case .gesture(let gesture, let target, let fillsIn):
      "\(gesture.rawValue) \(target.name)" + (fillsIn ? " with the fields filled in" : "")
    case .command(let command): "tap \(command.name)"
    case .copying: "copy what is shared"
    case .dismissal: "tap outside the popover"
    case .back: "go back"
    case .tab(let index): "select tab \(index + 1)"
    case .more: "select the More tab"
    case .alertButton(_, let label): "answer the alert with \"\(label)\""
    case .answer(let rule): "wait, and the answer is \(rule)"
    case .typing(let text, let field): "type \(quoted(text)) into \(field.name)"
    case .link(let link): "open \(link)"
    case .wait(let failing): failing ? "wait, and loading fails" : "wait"
    }
  }
}
