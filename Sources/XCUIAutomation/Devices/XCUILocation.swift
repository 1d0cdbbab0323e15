public import CoreLocation
public import Foundation

/// Where a device is to be said to be.
///
/// ```swift
/// let stockholm = CLLocation(latitude: 59.33, longitude: 18.07)
/// XCUIDevice.shared.location = XCUILocation(location: stockholm)
/// ```
open class XCUILocation: NSObject, @unchecked Sendable {
  /// The place.
  public let location: CLLocation

  /// Makes a location from a place.
  public init(location: CLLocation) { self.location = location }

  /// The place in words.
  open override var debugDescription: String { "<XCUILocation: \(location.description)>" }
}
