/// A variable of the environment that sets how tests run.
///
/// All names, values and defaults are declared here. The table in the documentation of this module
/// is made from them.
package enum EnvironmentVariable: String, CaseIterable, Sendable {
  // The app and its device.
  /// The folder of the app's files.
  case app = "REHEARSAL_APP"
  /// The variant of the app.
  case variant = "REHEARSAL_VARIANT"
  /// Launch arguments for every launch.
  case arguments = "REHEARSAL_ARGUMENTS"
  /// The device.
  case device = "REHEARSAL_DEVICE"
  /// The version of the device's system.
  case system = "REHEARSAL_OS"
  /// The language of the device.
  case language = "REHEARSAL_LANGUAGE"
  /// How long a device lives.
  case deviceLife = "REHEARSAL_DEVICE_LIFE"
  /// Whether a hardware keyboard is connected.
  case hardwareKeyboard = "REHEARSAL_HARDWARE_KEYBOARD"
  // One run of a test.
  /// The seed of every test.
  case seed = "REHEARSAL_SEED"
  /// The seed of hashing in the process.
  case hashing = "REHEARSAL_HASHING"
  /// The token of the run to repeat.
  case replay = "REHEARSAL_REPLAY"
  /// The faults around the app.
  case faults = "REHEARSAL_FAULTS"
  /// The latency plan for the app.
  case latencies = "REHEARSAL_LATENCIES"
  /// The durations of the steps of tests.
  case timing = "REHEARSAL_TIMING"
  /// Whether time allowances are enforced.
  case testTimeouts = "REHEARSAL_TEST_TIMEOUTS"
  /// Where the log goes.
  case log = "REHEARSAL_LOG"
  /// The folder of the journals.
  case journal = "REHEARSAL_JOURNAL"
  /// The folder of the pictures that tests take.
  case snapshots = "REHEARSAL_SNAPSHOTS"
  /// The language of these pictures.
  case snapshotLanguage = "REHEARSAL_SNAPSHOT_LANGUAGE"
  // Results.
  /// The folder of the results.
  case results = "REHEARSAL_RESULTS"
  /// How often a failed test is retried.
  case retries = "REHEARSAL_RETRIES"
  /// The tests that a crash interrupted.
  case resume = "REHEARSAL_RESUME"
  /// Whether flaky tests fail the run.
  case flaky = "REHEARSAL_FLAKY"
  /// The file of the quarantine.
  case quarantine = "REHEARSAL_QUARANTINE"
  /// The day for which the quarantine is checked.
  case today = "REHEARSAL_TODAY"
  // Many runs of a test.
  /// The number of trials of each test.
  case trials = "REHEARSAL_TRIALS"
  /// The strategy of a search.
  case search = "REHEARSAL_SEARCH"
  /// Whether pairs of tests run on one device.
  case order = "REHEARSAL_ORDER"
  /// The folder for the model that is drafted from the tests.
  case draft = "REHEARSAL_DRAFT"
  /// The command of the tool that runs in place of the tests.
  case tool = "REHEARSAL_TOOL"
  /// The file of the failures that are looked for.
  case reproduce = "REHEARSAL_REPRODUCE"
  /// The rates at which a campaign stops early.
  case stopping = "REHEARSAL_SPRT"
  /// Which part of the trials this process runs.
  case shard = "REHEARSAL_SHARD"
  /// The number of indexed jobs that share the trials.
  case shards = "REHEARSAL_SHARDS"
  /// The folder of what campaigns find.
  case output = "REHEARSAL_OUTPUT"
  /// The process with which the tests end.
  case parent = "REHEARSAL_PARENT"
  /// The number of left bodies after which a process ends for another one.
  case leftBodies = "REHEARSAL_LEFT_BODIES"
  /// The file of the number of runs.
  case runCount = "REHEARSAL_RUN_COUNT"
  // The course.
  /// The exercise that is built.
  case lesson = "REHEARSAL_LESSON"

  /// The name of the variable.
  package var name: String { rawValue }

  /// The prefix of every name.
  package static let prefix = "REHEARSAL_"

  /// Variables of this package's own manifest and tests.
  package static let ownNames = [
    "REHEARSAL_FUZZ", "REHEARSAL_RECORD", "REHEARSAL_ROUNDS", "REHEARSAL_TESTS",
  ]
}

extension [EnvironmentVariable: String] {
  /// The values by the names of their variables, as a process takes them.
  package var named: [String: String] {
    Dictionary<String, String>(uniqueKeysWithValues: map { ($0.key.name, $0.value) })
  }
}
