package import SimulatedApp

/// An app made of imported trees: a screen for each, or a state where two are of one screen.
package struct ImportedApp: Sendable {
  /// The app, fit to be written to a folder.
  package let definition: AppDefinition
  /// What could not be known or written, by the name of the tree's origin; empty for the app.
  package let notes: [(origin: String, message: String)]

  /// Makes an app of trees.
  package init(_ screens: [ImportedScreen]) {
    var maker = AppMaker(screens)
    maker.make()
    definition = maker.app
    notes = maker.notes
  }
}
