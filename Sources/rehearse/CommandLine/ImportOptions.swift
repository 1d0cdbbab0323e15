import ScreenImport

/// What `rehearse import` can be told.
struct ImportOptions: Equatable {
  /// The files to import.
  var files: [String] = []
  /// The folder of the screen files.
  var output = ""
  /// Whether files that are there are replaced.
  var isForced = false
  /// Whether the files are only printed again.
  var isReprint = false
}

/// What `rehearse verify` can be told.
struct VerifyOptions: Equatable {
  /// The recordings, or folders of them.
  var files: [String] = []
  /// The folder of the app; nil looks for `Screens`.
  var folder: String?
  /// How far an edge may lie from where the model has it, in points.
  var tolerance = Int(DriftCheck.usualTolerance)
  /// Whether the report is JSON.
  var isJSON = false

  /// The largest tolerance, in points.
  static let toleranceLimit = 10_000
}
