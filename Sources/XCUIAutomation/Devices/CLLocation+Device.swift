import CoreLocation
import Foundation
import SimulatedApp

extension CLLocation {
  /// Makes a location from the place of a simulated device.
  convenience init(_ location: DeviceLocation) {
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: location.latitude, longitude: location.longitude),
      altitude: location.altitude, horizontalAccuracy: location.accuracy, verticalAccuracy: -1,
      course: location.course, speed: location.speed, timestamp: Date())
  }
}

extension DeviceLocation {
  /// Keeps the parts of a location that a simulated device has.
  init(_ location: CLLocation) {
    self.init(
      latitude: location.coordinate.latitude, longitude: location.coordinate.longitude,
      altitude: location.altitude, course: location.course, speed: location.speed,
      accuracy: location.horizontalAccuracy)
  }
}
