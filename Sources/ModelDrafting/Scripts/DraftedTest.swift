/// What was found out about one test.
package struct DraftedTest: Sendable {
  /// The name of the test.
  package let name: String
  /// What the app has to show.
  package let script: DraftScript
  /// The last run, on the app of the script.
  package let run: ScriptRun
  /// The sights that the test does not depend on.
  package let free: Set<SightKey>
  /// How often the test ran.
  package let runs: Int

  /// Makes a result.
  package init(
    name: String, script: DraftScript, run: ScriptRun, free: Set<SightKey> = [], runs: Int
  ) {
    self.free = free
    self.name = name
    self.script = script
    self.run = run
    self.runs = runs
  }
}
