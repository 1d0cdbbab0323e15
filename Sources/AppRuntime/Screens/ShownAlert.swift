import AppBuilding
package import AppModel
import AppNetwork

/// An alert that stands over everything.
package struct ShownAlert {
  /// What a button of an alert does.
  package enum Answer {
    /// It raises the event of its place on a screen, if there is one.
    case events(screen: Int, [String?])
    /// It answers to an app that asks for something.
    case permission(PermissionRequest)
    /// It answers to an app that reads what was copied: by its last button, it may.
    case paste(PasteRequest)
    /// It closes the alert and does nothing else.
    case nothing
  }

  package let title: String
  let message: String?
  package let labels: [String]
  package let answer: Answer
  /// Whether it is an action sheet.
  package var style = AlertDefinition.Style.alert
  /// The button of an action sheet that cancels it, which a tap outside stands for.
  var cancel: Int?
  /// What it was made from; nil for one of the system.
  var definition: AlertDefinition?
  /// What the buttons send to a Swift screen; none to any other.
  var sent: [SwiftScreenEvent?] = []
  /// The alert's number among those of its process.
  package var number = 0
}
