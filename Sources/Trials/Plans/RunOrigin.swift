/// The builds behind trials; trials of different origins do not make one campaign.
package struct RunOrigin: Sendable, Equatable, Codable {
  /// The version of Rehearsal.
  package let version: String
  /// A hash of the built tests.
  package let bundle: String
  /// A hash of the files of the apps; empty if there are none.
  package let app: String

  /// Makes an origin.
  package init(version: String, bundle: String, app: String) {
    self.version = version
    self.bundle = bundle
    self.app = app
  }
}
