/// Measures speed and memory, as a table or as one JSON object.
enum SpeedBench {
  /// Measures everything, each figure with a number of runs, and returns the output.
  static func text(runs: Int, isJSON: Bool) -> String {
    let figures = measure(runs: runs)
    if isJSON { return "{\(figures.map(\.json).joined(separator: ","))}" }
    let over = figures.filter { !$0.goal.holds($0.value) }.count
    let sum =
      over == 0 ? "Every figure is within its goal." : "\(over) figures are over their goal."
    return (figures.map(\.row) + [sum]).joined(separator: "\n")
  }

  private static func measure(runs: Int) -> [BenchFigure] {
    flows(runs: runs) + SwiftUIBench.figures(runs: runs) + events(runs: runs) + rows(runs: runs)
      + ScreensBench.figures(runs: runs) + imports(runs: runs) + results(runs: runs)
      + TraceBench.figures(runs: min(runs, 3)) + ServingBench.figures(runs: runs)
      + memory(runs: runs)
  }

  private static func results(runs: Int) -> [BenchFigure] {
    [
      BenchFigure(
        "results_1000_allure_s", ResultsBench.write(runs: min(runs, 3)) ?? .infinity, "s",
        .atMost(1))
    ]
  }

  private static func imports(runs: Int) -> [BenchFigure] {
    [
      BenchFigure(
        "import_10mb_read_s", ImportBench.read(runs: min(runs, 3)) ?? .infinity, "s", .atMost(1)),
      BenchFigure("import_10mb_s", ImportBench.importAll() ?? .infinity, "s", .atMost(2)),
      BenchFigure(
        "import_10mb_peak_mb", ChildProcess.peakMegabytes(.peakImport), "MB",
        .atMost(300)),
    ]
  }

  private static func flows(runs: Int) -> [BenchFigure] {
    let app = BenchApps.login()
    let plain = Stopwatch.median(runs: runs, times: 300) {
      _ = LoginFlow.run(app, isJournaling: false)
    }
    let journal = Stopwatch.median(runs: runs, times: 300) {
      _ = LoginFlow.run(app, isJournaling: true)
    }
    return [
      BenchFigure("login_flow_ms", plain * 1e3, "ms", .atMost(0.2)),
      BenchFigure("login_flow_journal_ms", journal * 1e3, "ms", .atMost(0.4)),
      BenchFigure(
        "activity_log_line_us", LogBench.secondsALine(app, runs: runs) * 1e6, "us",
        .atMost(2)),
    ]
  }

  private static func events(runs: Int) -> [BenchFigure] {
    [
      BenchFigure(
        "events_chain_per_s", EventBench.chain(events: 2_000_000, runs: runs), "1/s",
        .atLeast(10e6)),
      BenchFigure(
        "events_pending_1e6_per_s", EventBench.pending(events: 1_000_000, runs: runs), "1/s",
        .atLeast(3e6)),
    ]
  }

  private static func rows(runs: Int) -> [BenchFigure] {
    let some = RowsBench(rows: 10_000, runs: runs)
    let many = RowsBench(rows: 100_000, runs: min(runs, 3))
    return [
      BenchFigure("rows_10k_open_ms", some.open() * 1e3, "ms", .atMost(20)),
      BenchFigure("rows_10k_find_identifier_us", some.findByIdentifier() * 1e6, "us", .atMost(1)),
      BenchFigure("rows_10k_contains_ms", some.contains() * 1e3, "ms", .atMost(0.5)),
      BenchFigure("rows_10k_count_ms", some.countAll() * 1e3, "ms", .atMost(0.1)),
      BenchFigure("rows_10k_text_ms", some.text() * 1e3, "ms", .atMost(10)),
      BenchFigure("rows_100k_per_row_ratio", many.perRow() / some.perRow(), "", .atMost(1.5)),
      BenchFigure("bytes_per_node", some.bytesPerNode(), "B", .atMost(200)),
    ]
  }

  private static func memory(runs: Int) -> [BenchFigure] {
    let starts = (0..<max(runs, 5)).map { _ in ChildProcess.seconds(.firstTap) }
    let growth =
      ChildProcess.peakMegabytes(.manyLaunches)
      - ChildProcess.peakMegabytes(.fewLaunches)
    return [
      BenchFigure(
        "peak_login_mb", ChildProcess.peakMegabytes(.peakLogin), "MB", .atMost(30)),
      BenchFigure(
        "peak_rows_10k_mb", ChildProcess.peakMegabytes(.peakRows), "MB", .atMost(40)),
      BenchFigure("growth_100k_launches_mb", max(0, growth), "MB", .atMost(0.5)),
      BenchFigure("start_to_first_tap_ms", Stopwatch.median(starts) * 1e3, "ms", .atMost(50)),
    ]
  }
}
