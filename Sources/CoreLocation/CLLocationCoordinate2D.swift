/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres from one place to another, or above the sea.
public typealias CLLocationDistance = Double
/// Metres within which a place is known; below zero for unknown.
public typealias CLLocationAccuracy = Double
/// Metres a second; below zero for unknown.
public typealias CLLocationSpeed = Double
/// Degrees clockwise from north; below zero for unknown.
public typealias CLLocationDirection = Double

/// A place on earth.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Makes the place where the equator meets the meridian of Greenwich.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Makes a place from degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place that is none.
public let kCLLocationCoordinate2DInvalid: CLLocationCoordinate2D = CLLocationCoordinate2D(
  latitude: -180, longitude: -180)

/// Makes a place from degrees.
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether there is such a place.
public func CLLocationCoordinate2DIsValid(_ coordinate: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coordinate.latitude) && (-180...180).contains(coordinate.longitude)
}
