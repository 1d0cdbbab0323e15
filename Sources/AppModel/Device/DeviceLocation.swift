package import PredicateFormat

/// A simulated location of a device.
package struct DeviceLocation: Sendable, Equatable {
  /// Degrees north of the equator.
  package let latitude: Double
  /// Degrees east of Greenwich.
  package let longitude: Double
  /// Metres above the sea.
  package var altitude: Double
  /// The direction of movement in degrees clockwise from north; negative if unknown.
  package var course: Double
  /// Metres per second; negative if unknown.
  package var speed: Double
  /// The radius of uncertainty in metres; negative if unknown.
  package var accuracy: Double

  /// Makes a location.
  package init(
    latitude: Double, longitude: Double, altitude: Double = 0, course: Double = -1,
    speed: Double = -1, accuracy: Double = 0
  ) {
    self.latitude = latitude
    self.longitude = longitude
    self.altitude = altitude
    self.course = course
    self.speed = speed
    self.accuracy = accuracy
  }

  /// Whether the coordinates exist on earth and all other numbers are finite.
  package var isValid: Bool {
    (-90...90).contains(latitude) && (-180...180).contains(longitude)
      && [altitude, course, speed, accuracy].allSatisfy(\.isFinite)
  }

  /// What expressions can read under `device.location`.
  package var record: FormatValue {
    .record([
      "latitude": .real(latitude), "longitude": .real(longitude), "altitude": .real(altitude),
      "course": .real(course), "speed": .real(speed), "accuracy": .real(accuracy),
    ])
  }
}
