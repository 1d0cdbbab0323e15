public import CoreLocation
public import Foundation

/// A location to set on a device.
///
/// ```swift
/// let stockholm = CLLocation(latitude: 59.33, longitude: 18.07)
/// XCUIDevice.shared.location = XCUILocation(location: stockholm)
/// ```
@preconcurrency @MainActor
open class XCUILocation: NSObject {
  /// The place.
  public let location: CLLocation

  /// Makes a location from a place.
  public init(location: CLLocation) { self.location = location }

  /// The location as text.
  open override var debugDescription: String { "<XCUILocation: \(location.description)>" }
}
