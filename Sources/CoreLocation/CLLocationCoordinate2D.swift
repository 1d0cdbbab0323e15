/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// A distance or an altitude in metres.
public typealias CLLocationDistance = Double
/// The accuracy of a location in metres; below zero if unknown.
public typealias CLLocationAccuracy = Double
/// A speed in metres per second; below zero if unknown.
public typealias CLLocationSpeed = Double
/// A direction in degrees clockwise from north; below zero if unknown.
public typealias CLLocationDirection = Double

/// A coordinate on earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Makes the coordinate at latitude 0 and longitude 0.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Makes a coordinate from degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// An invalid coordinate.
public let kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D = CLLocationCoordinate2D(
  latitude: -180, longitude: -180)

/// Makes a coordinate from degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether the coordinate is valid.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coordinate.latitude) && (-180...180).contains(coordinate.longitude)
}
