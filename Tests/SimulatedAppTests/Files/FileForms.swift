import SimulatedApp

@testable import AppFiles

extension ScreenDefinition {
  /// What the screen's file holds.
  var json: JSONNode { Self.fileFormat.write(self) }
}

extension AppDefinition {
  /// What `app.json` holds.
  var json: JSONNode { Self.fileFormat.write(self) }
}

extension StubSet {
  /// What `rules.json` holds.
  var json: JSONNode { Self.fileFormat.write(self) }
}
