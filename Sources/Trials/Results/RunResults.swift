import VirtualTime

/// The results of a run: of one folder, or of the folders of several shards together.
package struct RunResults: Sendable, Equatable {
  /// Why results cannot be merged.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    /// The reason, in one sentence.
    package let description: String
  }

  /// The settings of the run.
  package let setting: RunSetting
  /// The tests by name.
  package let tests: [TestResult]

  /// The results of a run, in any order.
  package init(setting: RunSetting = RunSetting(), tests: [TestResult]) {
    self.setting = setting
    self.tests = tests.sorted { $0.test < $1.test }
  }

  /// The results of files, in any order: the same for every order.
  ///
  /// A test in several files gets all of their attempts, by rising seed. Files with different
  /// outcomes for one seed come from different builds and are rejected.
  package init(
    merging files: [(name: String, content: TestResultFile.Content)]
  ) throws(Fault) {
    let files = files.sorted { $0.name < $1.name }
    guard let first = files.first else { throw Fault(description: "There are no results.") }
    for file in files where file.content.setting != first.content.setting {
      throw Fault(
        description: "\(file.name) and \(first.name) are from different runs: latencies, faults, "
          + "device, system and language must be the same.")
    }
    var tests: [TestResult] = []
    for group in Dictionary(grouping: files, by: \.content.result.test).values {
      tests.append(try Self.merged(group))
    }
    self.init(setting: first.content.setting, tests: tests)
  }

  private static func merged(
    _ files: [(name: String, content: TestResultFile.Content)]
  ) throws(Fault) -> TestResult {
    var attempts: [TestAttempt] = []
    for file in files {
      let earlier = Dictionary(
        attempts.map { ($0.record.seed, $0.record) }, uniquingKeysWith: { first, _ in first })
      for attempt in file.content.result.attempts {
        guard let known = earlier[attempt.record.seed] else {
          attempts.append(attempt)
          continue
        }
        guard known == attempt.record else {
          throw Fault(
            description: "\(file.name) and \(files[0].name) contradict each other about "
              + "\(known.test) with seed \(known.seed): they are from different builds.")
        }
      }
    }
    let order = attempts.sorted { $0.record.seed.value < $1.record.seed.value }
    let numbered =
      files.count == 1
      ? attempts
      : order.enumerated().map { place, attempt in
        TestAttempt(number: place + 1, record: attempt.record, journal: attempt.journal)
      }
    return TestResult(test: files[0].content.result.test, attempts: numbered)
  }

  /// How many tests have a status.
  package func count(_ status: TestResult.Status) -> Int { tests.count { $0.status == status } }
}
