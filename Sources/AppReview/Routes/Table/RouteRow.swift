/// One row of a table of routes: a way into the app, and where it has to end.
package struct RouteRow: Sendable, Equatable {
  /// The line of the file on which it begins.
  package var line = 1
  /// What it is called.
  package var name: String
  /// Launch arguments, among them the one that names a coordinator.
  package var arguments: [String] = []
  /// The environment of the launch.
  package var environment: [String: String] = [:]
  /// The coordinator to start; nil for the usual one.
  package var coordinator: String?
  /// The link that the launched app is handed.
  package var link: String?
  /// Identifiers or labels of what is tapped then, one after another.
  package var taps: [String] = []
  /// The screens that have to stand, the lowest first, presented ones last.
  package var stack: [String] = []
  /// The identifier of an element that has to be there.
  package var marker: String?
  /// The identifier or label of the tab that has to be chosen.
  package var tab: String?

  /// Makes a row.
  package init(name: String) { self.name = name }
}
