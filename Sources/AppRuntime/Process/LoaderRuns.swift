/// The running loaders, by their numbers.
struct LoaderRuns {
  var runs: [Int: LoaderRun] = [:]
  private var lastRun = 0

  /// Adds a run and returns its number.
  mutating func add(_ run: LoaderRun) -> Int {
    lastRun += 1
    runs[lastRun] = run
    return lastRun
  }
}
