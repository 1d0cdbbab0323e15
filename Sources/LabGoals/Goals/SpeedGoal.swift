import FlakeLab
import SimulatedApp
import VirtualTime
import XCUIAutomation

/// Goal 9: the time and memory of a thousand runs of an ordinary test.
package enum SpeedGoal {
  /// How many runs are measured.
  package static let runs = 1_000
  /// The number of loaders that the test waits for.
  private static let loaders = 4

  /// Runs the test many times; returns the virtual seconds that passed, or nil if a run fails.
  package static func run(threads: Int, runs: Int = runs) -> Double? {
    var campaign = Campaign(app: app, flows: [flow])
    campaign.runs = runs
    campaign.latencies = .asWritten
    campaign.threads = threads
    guard let result = campaign.run().first, result.rate.failures == 0 else { return nil }
    return result.trials.reduce(0) { $0 + $1.duration / .seconds(1) }
  }

  /// The rows of the measurements.
  ///
  /// - Parameters:
  ///   - seconds: the duration of a thousand runs on one core.
  ///   - shared: their duration on all cores.
  ///   - cores: the number of cores.
  ///   - megabytes: the peak memory of a process that made them.
  ///   - runs: how many runs are used to measure the virtual time of a thousand.
  /// - Returns: a row for the time, the pace, the memory and the cores.
  package static func rows(
    seconds: Double, shared: Double, cores: Int, megabytes: Double, runs: Int = runs
  ) -> [GoalRow] {
    let virtual = (run(threads: 1, runs: runs) ?? 0) / Double(runs) * 1_000
    let factor = seconds > 0 ? virtual / seconds : 0
    let share = shared > 0 ? seconds / shared / Double(cores) : 0
    let how = "20 actions, 4 loaders, 60 elements; median of several"
    return [
      row(
        "a thousand runs in at most 1 s on one core (0.1)",
        "\(GoalWords.number(seconds, places: 3)) s", how, virtual > 0 && seconds <= 1,
        RowFigure("thousand_runs_s", seconds)),
      row(
        "at least 3,600 times real time (36,000)",
        "\(GoalWords.number(factor, places: 0)) times",
        "\(GoalWords.number(virtual / 1_000, places: 1)) virtual seconds a run", factor >= 3_600,
        RowFigure("times_real_time", factor)),
      row(
        "at most 50 MB", "\(GoalWords.number(megabytes, places: 1)) MB",
        "the most memory of a process of its own that makes them", megabytes <= 50,
        RowFigure("peak_mb", megabytes)),
      row(
        "at least 0.8 of each further core", "\(GoalWords.number(share)) on \(cores) cores",
        "the same on one and on all cores, in turns; other work on the machine counts against it",
        share >= 0.8, RowFigure("core_share", share)),
    ]
  }

  private static func row(
    _ target: String, _ measured: String, _ how: String, _ isMet: Bool, _ figure: RowFigure
  ) -> GoalRow {
    GoalRow(
      9, target: target, measured: measured, how: how, outcome: .init(isMet: isMet),
      figures: [figure], isTimed: true)
  }

  static let app: AppDefinition = {
    let names = (0..<loaders).map { "load\($0)" }
    let rows = (0..<27).map { row in
      ElementDefinition(
        .cell, identifier: .literal("row\(row)"),
        children: [ElementDefinition(.staticText, label: .literal("Row \(row)"))])
    }
    let buttons = names.indices.map {
      Button("Load").id(.literal("go\($0)")).onTap("GO\($0)").element
    }
    let waiting = StateDefinition(name: "idle")
    let states = names.enumerated().map { index, name in
      StateDefinition(
        name: "loading\(index)",
        invoke: [
          InvocationDefinition(source: name, onDone: [TransitionDefinition(to: "done\(index)")])
        ])
    }
    let done = names.indices.map {
      StateDefinition(
        name: "done\($0)", view: [Text("done").id(.literal("done\($0)")).element])
    }
    let screen = ScreenDefinition(
      name: "main", view: buttons + rows,
      on: names.indices.map {
        EventDefinition("GO\($0)", [TransitionDefinition(to: "loading\($0)")])
      },
      initial: "idle", states: [waiting] + states + done)
    return AppDefinition(
      name: "Speed", bundleIdentifier: "com.example.speed", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "main", container: .plain)],
      screens: [screen],
      loaders: names.map {
        LoaderDefinition(
          name: $0, latency: .logNormal(median: .seconds(1), sigma: 0.5))
      })
  }()

  /// Five actions for each loader: a tap, a wait, and three looks.
  static let flow = Flow("twenty actions") {
    let app = XCUIApplication()
    app.launch()
    for index in 0..<loaders {
      app.buttons["go\(index)"].tap()
      let text = app.staticTexts["done\(index)"]
      try Flow.require(text.waitForExistence(timeout: 60), "\(index) is not done")
      try Flow.require(text.label == "done", "\(index) says something else")
      try Flow.require(app.cells.count == 27, "a row is missing")
      try Flow.require(app.cells["row\(index)"].exists, "row \(index) is missing")
    }
  }
}
