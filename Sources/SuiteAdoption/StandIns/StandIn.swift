/// A module of our own that stands for one that suites of tests import, and whose code is not here.
struct StandIn: Sendable {
  /// The name of the module.
  let module: String
  /// Its Swift source.
  let source: String
  /// What it does, as a sentence that begins with the name of the module goes on.
  let words: String

  /// All of them.
  static let all = [
    TunnelStandIn.standIn, ScreenObjectStandIn.standIn, ElementAdditionsStandIn.standIn,
    NimbleStandIn.standIn, TextEntryStandIn.standIn, ScreenMapStandIn.standIn,
    ServerStandIn.standIn,
  ]
}
