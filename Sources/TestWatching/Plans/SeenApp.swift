package import SimulatedApp

/// The parts of an app that a test has seen, read from its journal.
package struct SeenApp: Sendable, Equatable {
  /// The name of the app.
  package var app: String
  /// The variant; nil for the app itself.
  package var variant: String?
  /// The screens that were opened.
  package var screens: Set<String>

  /// What a test has seen.
  package init(app: String, variant: String? = nil, screens: Set<String>) {
    self.app = app
    self.variant = variant
    self.screens = screens
  }

  /// Reads it from the journal of a run.
  package init(_ record: JournalRecord) {
    self.init(app: record.header.app, variant: record.header.variant, screens: [])
    for entry in record.entries {
      switch entry.fact {
      case .pushed(_, let name), .presented(_, let name, _): screens.insert(name)
      default: break
      }
    }
  }

  /// Whether a change of an app's files may affect it.
  func isAffected(byVariant variant: String?, screen: String?) -> Bool {
    guard variant == nil || variant == self.variant else { return false }
    return screen.map(screens.contains) ?? true
  }
}
