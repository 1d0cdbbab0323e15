import FlakeLab

/// What `rehearse latencies` can be told.
struct LatenciesOptions: Equatable {
  /// What is printed.
  enum Form: Equatable {
    /// What was measured and how well laws fit.
    case report
    /// The law that fits best, for a screen file.
    case fit
    /// The measurements, for a screen file.
    case asIs
  }

  /// The table, archive or log.
  var file = ""
  /// What is printed.
  var form = Form.report
  /// The column of a table: a name, or a number from 1.
  var column: String?
  /// Which lines of a table, or addresses of an archive, are taken.
  var rows: String?
  /// The unit of a table's numbers.
  var unit: MeasuredLatencies.Unit?
  /// The part of an archive's requests.
  var phase: MeasuredLatencies.Phase?
  /// What stands in the line of a log at which a duration begins.
  var from: String?
  /// What stands in the line at which it ends.
  var to: String?
}

/// What `rehearse waits` can be told.
struct WaitsOptions: Equatable {
  /// The scenario; nil compares all.
  var scenario: String?
  /// The folder of the app whose loader is waited for; nil looks for `Screens`.
  var folder: String?
  /// The loader whose latency is waited for instead of a scenario.
  var loaders: [String] = []
  /// How many seeds each way to wait is run with.
  var runs = 1_000
  /// How many such waits a test has.
  var waits = 20
  /// Where the curves go; nil draws none.
  var output: String?
  /// Whether the figures are printed as JSON.
  var isJSON = false

  /// The most runs of one way to wait.
  static let runLimit = 1_000_000
  /// The most waits of a test.
  static let waitLimit = 100_000
}
