import Foundation

extension MeasuredSeries.Row {
  /// The mean of the values.
  var average: Double {
    values.isEmpty ? 0 : values.reduce(0, +) / Double(values.count)
  }

  /// The standard deviation in percent of the mean; 0 if the mean is 0.
  var relativeDeviation: Double {
    let average = average
    guard average != 0 else { return 0 }
    let squares = values.reduce(0) { $0 + ($1 - average) * ($1 - average) }
    return (squares / Double(values.count)).squareRoot() / abs(average) * 100
  }

  /// The line that Xcode prints, from the word `measured` on.
  var words: String {
    let numbers = values.map { Self.text($0, places: 6) }.joined(separator: ", ")
    return "measured [\(displayName), \(unit)] average: \(Self.text(average, places: 3)), "
      + "relative standard deviation: \(Self.text(relativeDeviation, places: 3))%, "
      + "values: [\(numbers)], performanceMetricID:\(identifier), baselineName: \"\", "
      + "baselineAverage: , polarity: \(polarityWords), maxPercentRegression: 10.000%, "
      + "maxPercentRelativeStandardDeviation: 10.000%, "
      + "maxRegression: \(Self.text(tolerance, places: 3)), "
      + "maxStandardDeviation: \(Self.text(tolerance, places: 3))"
  }

  private var polarityWords: String {
    switch polarity {
    case .prefersSmaller: "prefers smaller"
    case .prefersLarger: "prefers larger"
    case .unspecified: "unspecified"
    }
  }

  private static func text(_ number: Double, places: Int) -> String {
    String(format: "%.\(places)f", locale: Locale(identifier: "en_US_POSIX"), number)
  }
}
