@_exported public import Foundation

/// A place on earth with what is known beside it; Linux has no such type of its own.
open class CLLocation: NSObject, @unchecked Sendable {
  // All is set once, so that sharing between threads is safe.
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres around the place within which the device is.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres by which the altitude may be wrong; below zero where it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// Degrees clockwise from north in which the device moves; below zero for unknown.
  public let course: CLLocationDirection
  /// Metres a second; below zero for unknown.
  public let speed: CLLocationSpeed
  /// When the device was there.
  public let timestamp: Date

  /// Makes a place at sea level, seen now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Makes a place with what is known of its height.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Makes a place with what is known of the way of the device.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy,
    course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// Metres to another place, along a great circle of a ball with the mean radius of the earth.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let first = coordinate.latitude * radians
    let second = location.coordinate.latitude * radians
    let across = (location.coordinate.longitude - coordinate.longitude) * radians
    let half = pow(sin((second - first) / 2), 2)
    let chord = half + cos(first) * cos(second) * pow(sin(across / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }

  /// The place in a few words.
  open override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m "
      + "(speed \(speed) mps / course \(course))"
  }
}
