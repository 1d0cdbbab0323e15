package import SimulatedApp

/// An app made from imported trees: a screen for each tree, or a state if two trees show the same
/// screen.
package struct ImportedApp: Sendable {
  /// The app, ready to be written to a folder.
  package let definition: AppDefinition
  /// What was unknown or could not be written, by the name of the tree's origin; empty for the app.
  package let notes: [(origin: String, message: String)]
  /// The trees, in the order of the coordinators that show them.
  let screens: [ImportedScreen]

  /// Makes an app from trees.
  package init(_ screens: [ImportedScreen]) {
    var maker = AppMaker(screens)
    maker.make()
    definition = maker.app
    notes = maker.notes
    self.screens = maker.groups.flatMap(\.screens)
  }
}
