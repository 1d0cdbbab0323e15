import SwiftUI
import XCTest

/// Measurements as Foundation on a Mac writes them.
final class MeasurementFormatterTests: XCTestCase {
  private func words<U: Unit>(
    _ value: Double, _ unit: U, _ style: Formatter.UnitStyle = .medium,
    _ options: MeasurementFormatter.UnitOptions = .providedUnit, in region: String = "en_US"
  ) -> String {
    let formatter = MeasurementFormatter()
    formatter.locale = Locale(identifier: region)
    formatter.unitStyle = style
    formatter.unitOptions = options
    return formatter.string(from: Measurement(value: value, unit: unit))
  }

  func testTheStylesWriteTheSameMeasurement() {
    XCTAssertEqual(words(5, UnitLength.kilometers, .short), "5km")
    XCTAssertEqual(words(5, UnitLength.kilometers, .medium), "5 km")
    XCTAssertEqual(words(5, UnitLength.kilometers, .long), "5 kilometers")
    XCTAssertEqual(words(1, UnitLength.miles, .long), "1 mile")
  }

  func testARegionHasItsOwnUnits() {
    XCTAssertEqual(words(5, UnitLength.kilometers, .medium, []), "3.107 mi")
    XCTAssertEqual(words(5, UnitMass.kilograms, .medium, []), "11.023 lb")
    XCTAssertEqual(words(20, UnitTemperature.celsius, .medium, [], in: "en_US"), "68°F")
    XCTAssertEqual(words(68, UnitTemperature.fahrenheit, .medium, [], in: "en_CA"), "20°C")
  }

  func testANaturalScaleTakesTheSmallerUnitForShortWays() {
    XCTAssertEqual(words(0.2, UnitLength.kilometers, .medium, .naturalScale, in: "de_DE"), "200 m")
    XCTAssertEqual(words(1_500, UnitLength.meters, .medium, .naturalScale, in: "en_CA"), "1.5 km")
  }

  func testATemperatureMayBeWithoutItsLetter() {
    XCTAssertEqual(
      words(20, UnitTemperature.celsius, .medium, [.providedUnit, .temperatureWithoutUnit]), "20°")
  }

  func testAUnitIsWrittenAlone() {
    let formatter = MeasurementFormatter()
    XCTAssertEqual(formatter.string(from: UnitDuration.hours), "hr")
  }
}
