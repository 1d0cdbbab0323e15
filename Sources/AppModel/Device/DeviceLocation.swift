package import PredicateFormat

/// Where a device is said to be; give one to a device in place of none.
package struct DeviceLocation: Sendable, Equatable {
  /// Degrees north of the equator.
  package let latitude: Double
  /// Degrees east of Greenwich.
  package let longitude: Double
  /// Metres above the sea.
  package var altitude: Double
  /// Degrees clockwise from north in which the device moves; below zero for unknown.
  package var course: Double
  /// Metres a second; below zero for unknown.
  package var speed: Double
  /// Metres around the place within which the device is; below zero for unknown.
  package var accuracy: Double

  /// Makes a place.
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

  /// Whether there is such a place on earth, with numbers for all the rest.
  package var isValid: Bool {
    (-90...90).contains(latitude) && (-180...180).contains(longitude)
      && [altitude, course, speed, accuracy].allSatisfy(\.isFinite)
  }

  /// What expressions read under `device.location`.
  package var record: FormatValue {
    .record([
      "latitude": .real(latitude), "longitude": .real(longitude), "altitude": .real(altitude),
      "course": .real(course), "speed": .real(speed), "accuracy": .real(accuracy),
    ])
  }
}
