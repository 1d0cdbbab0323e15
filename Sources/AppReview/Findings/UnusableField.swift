import AccessibilityTree
package import AppFiles
package import AppModel
import LocatedJSON

/// An element with a bound value that nobody can ever change.
package struct UnusableField: Sendable {
  /// The name of its screen.
  package let screen: String
  /// What it is and why, such as `TextField "city" (never enabled)`.
  package let words: String
  /// Where the condition is that decides it.
  package let place: UnlocatedPlace

  init(
    _ element: ElementDefinition, isHidden: Bool, of screen: ScreenDefinition,
    at path: DefinitionPath
  ) {
    let name = element.identifier.asWritten
    let words = name.isEmpty ? element.label.asWritten : name
    self.screen = screen.name
    self.words =
      "\(element.type.name) \(quoted(words)) (\(isHidden ? "always hidden" : "never enabled"))"
    place = UnlocatedPlace(file: screen.file, path: path)
  }

  /// Those of an app, in the order of screens and places.
  package static func all(of app: AppDefinition) -> [UnusableField] { ControlReview(app).fields }
}
