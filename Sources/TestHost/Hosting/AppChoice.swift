package import SimulatedApp

/// The app that a test class asks for; what it leaves out is decided by the environment.
package struct AppChoice {
  /// The name of a folder in `Screens`, or a path to a folder.
  package var name: String?
  /// The variant of the app.
  package var variant: String?
  /// An app made in Swift; it wins over the name.
  package var definition: AppDefinition?

  /// Makes a choice; without arguments, the usual app.
  package init(
    name: String? = nil, variant: String? = nil, definition: AppDefinition? = nil
  ) {
    self.name = name
    self.variant = variant
    self.definition = definition
  }
}
