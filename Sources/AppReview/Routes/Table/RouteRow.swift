/// One row of a route table: a way into the app, and what it must lead to.
package struct RouteRow: Sendable, Equatable {
  /// The line of the file where the row starts.
  package var line = 1
  /// The name of the row.
  package var name: String
  /// The launch arguments; one of them may name a coordinator.
  package var arguments: [String] = []
  /// The environment variables of the launch.
  package var environment: [String: String] = [:]
  /// The coordinator to start; nil starts the default one.
  package var coordinator: String?
  /// The link to open in the launched app.
  package var link: String?
  /// The identifiers or labels of the elements to tap after that, in order.
  package var taps: [String] = []
  /// The expected screens from the lowest to the highest, with presented screens last.
  package var stack: [String] = []
  /// The identifier of an expected element.
  package var marker: String?
  /// The identifier or label of the tab that must be selected.
  package var tab: String?

  /// Makes a row.
  package init(name: String) { self.name = name }
}
