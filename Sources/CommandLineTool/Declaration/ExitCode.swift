/// How a run of a tool ended.
package enum ExitCode: Int32 {
  /// Everything that was checked is right.
  case success = 0
  /// Something is wrong, such as a test that failed; or it could not be done.
  case failure = 1
  /// The arguments were wrong, and nothing was done.
  case usage = 2
  /// Tests could not be run or judged, so that nothing is known of them.
  case notMade = 3
}
