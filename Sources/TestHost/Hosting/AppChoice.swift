package import SimulatedApp

/// The app that a test class chooses; the environment decides what the class leaves out.
package struct AppChoice {
  /// The name of a folder in `Screens`, or a path to a folder.
  package var name: String?
  /// The variant of the app.
  package var variant: String?
  /// An app made in Swift; it overrides the name.
  package var definition: AppDefinition?

  /// Makes a choice; without arguments it is the standard app.
  package init(
    name: String? = nil, variant: String? = nil, definition: AppDefinition? = nil
  ) {
    self.name = name
    self.variant = variant
    self.definition = definition
  }
}
