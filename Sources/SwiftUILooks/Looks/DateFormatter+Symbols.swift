public import Foundation

/// Names that may be nil on iOS, where apps unwrap them; on Linux they are never nil.
extension DateFormatter {
  /// The names of the eras.
  @_disfavoredOverload
  public var eraSymbols: [String]? { self.Foundation::eraSymbols }
  /// The long names of the eras.
  @_disfavoredOverload
  public var longEraSymbols: [String]? { self.Foundation::longEraSymbols }
  /// The names of the months.
  @_disfavoredOverload
  public var monthSymbols: [String]? { self.Foundation::monthSymbols }
  /// The short names of the months.
  @_disfavoredOverload
  public var shortMonthSymbols: [String]? { self.Foundation::shortMonthSymbols }
  /// The shortest names of the months.
  @_disfavoredOverload
  public var veryShortMonthSymbols: [String]? { self.Foundation::veryShortMonthSymbols }
  /// The names of the months, where they stand alone.
  @_disfavoredOverload
  public var standaloneMonthSymbols: [String]? { self.Foundation::standaloneMonthSymbols }
  /// The short names of the months, where they stand alone.
  @_disfavoredOverload
  public var shortStandaloneMonthSymbols: [String]? {
    self.Foundation::shortStandaloneMonthSymbols
  }
  /// The shortest names of the months, where they stand alone.
  @_disfavoredOverload
  public var veryShortStandaloneMonthSymbols: [String]? {
    self.Foundation::veryShortStandaloneMonthSymbols
  }
  /// The names of the days of the week.
  @_disfavoredOverload
  public var weekdaySymbols: [String]? { self.Foundation::weekdaySymbols }
  /// The short names of the days of the week.
  @_disfavoredOverload
  public var shortWeekdaySymbols: [String]? { self.Foundation::shortWeekdaySymbols }
  /// The shortest names of the days of the week.
  @_disfavoredOverload
  public var veryShortWeekdaySymbols: [String]? { self.Foundation::veryShortWeekdaySymbols }
  /// The names of the days of the week, where they stand alone.
  @_disfavoredOverload
  public var standaloneWeekdaySymbols: [String]? { self.Foundation::standaloneWeekdaySymbols }
  /// The short names of the days of the week, where they stand alone.
  @_disfavoredOverload
  public var shortStandaloneWeekdaySymbols: [String]? {
    self.Foundation::shortStandaloneWeekdaySymbols
  }
  /// The shortest names of the days of the week, where they stand alone.
  @_disfavoredOverload
  public var veryShortStandaloneWeekdaySymbols: [String]? {
    self.Foundation::veryShortStandaloneWeekdaySymbols
  }
  /// The names of the quarters.
  @_disfavoredOverload
  public var quarterSymbols: [String]? { self.Foundation::quarterSymbols }
  /// The short names of the quarters.
  @_disfavoredOverload
  public var shortQuarterSymbols: [String]? { self.Foundation::shortQuarterSymbols }
  /// The names of the quarters, where they stand alone.
  @_disfavoredOverload
  public var standaloneQuarterSymbols: [String]? { self.Foundation::standaloneQuarterSymbols }
  /// The short names of the quarters, where they stand alone.
  @_disfavoredOverload
  public var shortStandaloneQuarterSymbols: [String]? {
    self.Foundation::shortStandaloneQuarterSymbols
  }
}
