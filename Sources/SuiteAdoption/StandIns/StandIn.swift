/// A module of our own that replaces one that test suites import and that is not available.
struct StandIn: Sendable {
  /// The name of the module.
  let module: String
  /// Its Swift source.
  let source: String
  /// What it does, as the rest of a sentence that begins with the name of the module.
  let words: String

  /// All of them.
  static let all = [
    TunnelStandIn.standIn, ScreenObjectStandIn.standIn, ElementAdditionsStandIn.standIn,
    NimbleStandIn.standIn, TextEntryStandIn.standIn, ScreenMapStandIn.standIn,
    ServerStandIn.standIn, AllureStandIn.standIn, SnapshotTestingStandIn.standIn,
  ]
}
