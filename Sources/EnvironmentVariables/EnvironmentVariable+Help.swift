extension EnvironmentVariable {
  /// What the variable does, in one sentence.
  package var help: String {
    switch self {
    case .app: "The folder of the app's files, in place of `Screens`."
    case .variant: "The variant of the app, a folder in `Variants` next to its files."
    case .arguments: "Launch arguments that come before those of the test, as a scheme gives them."
    case .device: "The device, such as `iPhone 15`."
    case .system: "The version of its system: 17, 18 or 26."
    case .language: "The language of the device and of the system's prompts, such as `de`."
    case .deviceLife: "Which tests share a device: none, those of a class, or all of the run."
    case .hardwareKeyboard: "Connects a hardware keyboard, so that no software keyboard appears."
    case .seed: "The seed of every test; in campaigns, the seed of the first trial."
    case .hashing: "The seed for the order of sets and dictionaries in test code, for the process."
    case .replay: "Repeats exactly the run that printed the token."
    case .faults: "The faults to inject, such as `slow-network=8`, or a level."
    case .latencies: "How long loading takes: `as-written`, `everyday`, `warm-cache` or `slow-day`."
    case .timing: "How long the steps of tests take: `xcode26`, `xcode13`, `xcode12` or `zero`."
    case .testTimeouts: "Enforces `executionTimeAllowance`, on virtual time."
    case .log: "Where the log of the tests goes; `off` prints none."
    case .journal: "The folder for journals: one JSON Lines file for each test."
    case .snapshots: "The folder for pictures by `snapshot`; `rehearse snapshot` sets it."
    case .snapshotLanguage: "The language in which they are taken, such as `de-DE`."
    case .results: "The folder for the result of every test, with its journals."
    case .retries: "How often a failed test is retried."
    case .resume: "The tests to continue with after a crash; `rehearse test` sets it."
    case .flaky: "Whether a test that passes only on a retry fails the run."
    case .quarantine: "Lists the tests whose failures do not count."
    case .today: "The day for which the quarantine is checked."
    case .trials: "How many times every test runs; in searches, at most."
    case .search: "Searches every test for an order of events that fails."
    case .order: "Runs pairs of tests on one device, to find tests that depend on others."
    case .draft: "The folder for a model drafted from the tests; `rehearse draft` sets it."
    case .tool: "A command that runs on the app of the first test; `rehearse` sets it."
    case .reproduce: "The failures of a log to reproduce; `rehearse reproduce` sets it."
    case .stopping: "The two rates at which a campaign stops early; `off` runs all trials."
    case .shard: "Which part of the trials this process runs."
    case .shards: "How many indexed jobs share the trials, for schedulers that do not say it."
    case .parent: "The tests stop when this process ends; `rehearse` sets it."
    case .leftBodies: "Failed bodies after which a new process continues; `rehearse` sets it."
    case .runCount: "Counts the runs of the running test; `rehearse` sets it on terminals."
    case .output: "The folder for trials and findings."
    case .lesson: "Builds one exercise of the course and no other tests."
    }
  }

  /// The default that applies if the variable is not set; empty for none.
  package var standard: String {
    switch self {
    case .app: "the app in `Screens`"
    case .device, .system: "the app's"
    case .deviceLife: "`test`"
    case .seed, .hashing: "1"
    case .latencies: "`as-written`; `everyday` in campaigns"
    case .timing: "`xcode26`"
    case .log: "the console"
    case .retries: "0"
    case .flaky: "`pass`"
    case .today: "the clock's day"
    case .stopping: "`0.001,0.01`"
    case .shard: "`1/1`"
    default: ""
    }
  }

  /// All variables as a table in Markdown.
  package static var table: String {
    let rows = allCases.map { variable in
      "| `\(variable.name)` | \(variable.accepted()) | \(variable.standard) | \(variable.help) |"
    }
    return (["| Variable | Value | Default | What it does |", "| --- | --- | --- | --- |"] + rows)
      .joined(separator: "\n")
  }
}
