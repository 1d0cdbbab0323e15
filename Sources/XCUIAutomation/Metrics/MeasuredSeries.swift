/// What a measured block came to: for each value of its metrics, one number a repetition.
struct MeasuredSeries {
  /// The numbers of one value.
  struct Row: Equatable {
    /// What tells the value from others.
    var identifier: String
    /// What reports call it.
    var displayName: String
    /// The unit.
    var unit: String
    /// Whether less is better.
    var polarity: XCTPerformanceMeasurement.Polarity
    /// One number a repetition.
    var values: [Double]
    /// How much worse or how much further apart values may be, in the unit.
    var tolerance = 0.0
  }

  /// The rows, in the order in which the metrics gave them.
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
