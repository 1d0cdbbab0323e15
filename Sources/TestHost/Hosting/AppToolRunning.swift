package import SimulatedApp

/// A tool that runs in the process of tests, because the app that it works on exists only there.
package protocol AppToolRunning: AnyObject {
  /// Runs a command on the app of a test; returns the code to exit with.
  static func run(_ arguments: [String], on app: CompiledApp) -> Int32
}
