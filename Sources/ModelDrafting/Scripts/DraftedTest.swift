/// What was found out about one test.
package struct DraftedTest: Sendable {
  /// Why a test was given up before everything was tried.
  package enum End: String, Sendable, Codable {
    /// It had run as often as it may.
    case limit
    /// Many runs in a row had ended as earlier ones did.
    case barren
  }

  /// The results that are kept if the process ends before the draft is complete.
  package struct Knowledge: Sendable, Codable {
    /// What the app has to show.
    package let script: DraftScript
    /// The sights that the test does not depend on.
    package let free: Set<SightKey>
    /// The elements that the test waited for in vain, and that let it do no more when they were
    /// there.
    package let vain: Set<SightKey>
    /// How often the test ran.
    package let runs: Int
    /// Why the test was given up; nil if it was not.
    package let end: End?

    /// Makes knowledge about a test.
    package init(
      script: DraftScript, free: Set<SightKey> = [], vain: Set<SightKey> = [], runs: Int,
      end: End? = nil
    ) {
      self.end = end
      self.free = free
      self.vain = vain
      self.runs = runs
      self.script = script
    }
  }

  /// The name of the test.
  package let name: String
  /// What was found out.
  package let knowledge: Knowledge
  /// The last run, on the app of the script.
  package let run: ScriptRun

  /// What the app has to show.
  package var script: DraftScript { knowledge.script }
  /// The sights that the test does not depend on.
  package var free: Set<SightKey> { knowledge.free }
  /// The elements that the test waited for in vain and that let it do no more when they were there.
  package var vain: Set<SightKey> { knowledge.vain }
  /// How often the test ran.
  package var runs: Int { knowledge.runs }

  /// Makes a result.
  package init(name: String, _ knowledge: Knowledge, run: ScriptRun) {
    self.knowledge = knowledge
    self.name = name
    self.run = run
  }
}
