import AppBuilding
import AppCompiling
package import AppModel

/// An open alert or action sheet.
package struct ShownAlert {
  /// What the buttons of an alert do.
  package enum Answer {
    /// Each button raises its event on a screen, if it has one.
    case events(screen: Int, [String?])
    /// The buttons answer the request of an app for a permission.
    case permission(PermissionRequest)
    /// The buttons answer a question about an app; the last button allows what it wants.
    case question(AppQuestion)
    /// Every button only closes the alert.
    case nothing
  }

  package let title: String
  let message: String?
  package let labels: [String]
  package let answer: Answer
  /// Whether it is an action sheet.
  package var style = AlertDefinition.Style.alert
  /// The cancel button of an action sheet, which a tap outside also presses.
  var cancel: Int?
  /// The definition it was made from; nil for an alert of the system.
  var definition: AlertDefinition?
  /// The text fields of the screen that shows it.
  var fields: [CompiledElement] = []
  /// The events that the buttons send to a Swift screen; empty for any other screen.
  var sent: [SwiftScreenEvent?] = []
  /// The alert's number among those of its process.
  package var number = 0
}
