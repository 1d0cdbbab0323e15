/// The results of a measured block: for each value of its metrics, one number per repetition.
struct MeasuredSeries {
  /// All numbers of one value.
  struct Row: Equatable {
    /// The identifier of the value.
    var identifier: String
    /// The name of the value in reports.
    var displayName: String
    var unit: String
    /// Whether less is better.
    var polarity: XCTPerformanceMeasurement.Polarity
    /// One number per repetition.
    var values: [Double]
    /// The allowed regression and the allowed deviation, in the unit.
    var tolerance = 0.0
  }

  /// The rows, in the order in which the metrics reported them.
  private(set) var rows: [Row] = []

  /// Adds the values of a repetition.
  mutating func add(_ measurements: [XCTPerformanceMeasurement]) {
    for measurement in measurements {
      let known = rows.firstIndex { $0.identifier == measurement.identifier }
      if let known {
        rows[known].values.append(measurement.doubleValue)
      } else {
        rows.append(
          Row(
            identifier: measurement.identifier, displayName: measurement.displayName,
            unit: measurement.unitSymbol, polarity: measurement.polarity,
            values: [measurement.doubleValue]))
      }
    }
  }
}
