package import AppModel
import AppRuntime

/// One thing that exploration does to an app.
package enum RouteMove: Hashable, Sendable {
  /// A gesture on an element, after all empty text fields were filled in or without.
  case gesture(ElementGesture, RouteTarget, fillsIn: Bool)
  /// A command of a menu or of a swiped cell.
  case command(ControlCommand)
  /// The copying of what is shared.
  case copying
  /// A tap beside what floats over the screen.
  case dismissal
  /// The back button of the navigation bar.
  case back
  /// A button of the tab bar.
  case tab(index: Int)
  /// The button that leads to the tabs which have none.
  case more
  /// A button of the alert that is shown.
  case alertButton(index: Int, label: String)
  /// The next scheduled event; loaders that end in it succeed or fail.
  case wait(failing: Bool)
}

/// A command that is shown, and what people call it.
package struct ControlCommand: Hashable, Sendable {
  let part: ControlPart
  let name: String
}

/// An element of a standing screen, found again after the tree has changed.
package struct RouteTarget: Hashable, Sendable {
  /// The number of the standing screen.
  let screen: Int
  /// Which element of the app.
  let ordinal: Int
  /// Which item of a repetition; -1 outside one.
  let item: Int
  /// What people call it.
  let name: String
}

extension RouteMove: CustomStringConvertible {
  /// The move in words, such as `tap "Login" with the fields filled in`.
  package var description: String {
    switch self {
    case .gesture(let gesture, let target, let fillsIn):
      "\(gesture.rawValue) \(target.name)" + (fillsIn ? " with the fields filled in" : "")
    case .command(let command): "tap \(command.name)"
    case .copying: "copy what is shared"
    case .dismissal: "tap beside what floats"
    case .back: "go back"
    case .tab(let index): "select tab \(index + 1)"
    case .more: "select the More tab"
    case .alertButton(_, let label): "answer the alert with \"\(label)\""
    case .wait(let failing): failing ? "wait, and loading fails" : "wait"
    }
  }
}
