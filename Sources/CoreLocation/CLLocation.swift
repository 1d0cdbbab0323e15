@_exported public import Foundation

/// A location on earth with its accuracy, course, speed and time; Linux has no such type.
open class CLLocation: NSObject, @unchecked Sendable {
  // All properties are constant, so threads can share a location.
  /// The coordinate.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// The radius around the coordinate, in metres, within which the device is.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The possible error of the altitude in metres; below zero if it is unknown.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction in which the device moves, in degrees clockwise from north; below zero if
  /// unknown.
  public let course: CLLocationDirection
  /// The speed in metres per second; below zero if unknown.
  public let speed: CLLocationSpeed
  /// The time at which the device was there.
  public let timestamp: Date

  /// Makes a location at sea level, determined now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Makes a location with an altitude and accuracies.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// Makes a location with an altitude, accuracies, and the device's course and speed.
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

  /// The distance in metres to another location, along a great circle of a sphere with the earth's
  /// mean radius.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let first = coordinate.latitude * radians
    let second = location.coordinate.latitude * radians
    let across = (location.coordinate.longitude - coordinate.longitude) * radians
    let half = pow(sin((second - first) / 2), 2)
    let chord = half + cos(first) * cos(second) * pow(sin(across / 2), 2)
    return 2 * 6_371_008.8 * asin(min(1, chord.squareRoot()))
  }

  /// The location in a few words.
  open override var description: String {
    "<\(coordinate.latitude),\(coordinate.longitude)> +/- \(horizontalAccuracy)m "
      + "(speed \(speed) mps / course \(course))"
  }
}
