import CoreLocation
import Foundation
import SimulatedApp

extension CLLocation {
  /// The place that a device keeps.
  convenience init(_ location: DeviceLocation) {
    self.init(
      coordinate: CLLocationCoordinate2D(
        latitude: location.latitude, longitude: location.longitude),
      altitude: location.altitude, horizontalAccuracy: location.accuracy, verticalAccuracy: -1,
      course: location.course, speed: location.speed, timestamp: Date())
  }
}

extension DeviceLocation {
  /// What a device keeps of a place.
  init(_ location: CLLocation) {
    self.init(
      latitude: location.coordinate.latitude, longitude: location.coordinate.longitude,
      altitude: location.altitude, course: location.course, speed: location.speed,
      accuracy: location.horizontalAccuracy)
  }
}
