public import Foundation
import ViewGraph

/// Reports the location of the device, as far as the user allows it.
///
/// An app of SwiftUI source asks with the system's prompt. It never receives a location: the one
/// that a test sets on the device does not reach it.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Receives changes of the authorization, and errors.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    // As on a device, a new delegate receives the current authorization once.
    didSet { Task { @MainActor [weak self] in self?.tellAuthorization() } }
  }
  /// The requested accuracy in metres.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far the device has to move before a new location is reported, in metres.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Whether locations are reported while the app is in the background.
  open var allowsBackgroundLocationUpdates = false
  /// Whether updates pause while the device does not move.
  open var pausesLocationUpdatesAutomatically = true
  /// The last location; always nil.
  open var location: CLLocation? { nil }

  private static let resource = "location"

  /// The user's answer, once the app has asked.
  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }

  /// The user's answer, in the API of older systems.
  open class func authorizationStatus() -> CLAuthorizationStatus {
    switch StateWatch.current?.permission(resource) {
    case nil: .notDetermined
    case "denied": .denied
    case "always": .authorizedAlways
    default: .authorizedWhenInUse
    }
  }

  /// Whether location services are on in the device's settings; always true.
  open class func locationServicesEnabled() -> Bool { true }

  /// Requests locations while the app is in front; the first time the system's prompt is shown.
  open func requestWhenInUseAuthorization() {
    let before = authorizationStatus
    StateWatch.current?.ask(Self.resource) { [weak self] _ in
      if let self, authorizationStatus != before { tellAuthorization() }
    }
  }

  /// Requests locations at any time; the system's prompt is the one for an app in front.
  open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }

  private func tellAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
  }

  /// Requests one location: none is available, so the delegate receives an error.
  open func requestLocation() {
    let isDenied = authorizationStatus == .denied
    Task { @MainActor [weak self] in
      guard let self else { return }
      delegate?.locationManager(
        self, didFailWithError: CLError(isDenied ? .denied : .locationUnknown))
    }
  }

  /// Requests updates of the location; none is ever reported.
  open func startUpdatingLocation() {}
  /// Stops the updates.
  open func stopUpdatingLocation() {}
}

/// Receives changes of the authorization, locations and errors.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Called when the user has answered, and for a new delegate.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The same, in the API of older systems.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// Called with new locations; never called here.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Called when a location could not be determined.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
  /// Does nothing.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

/// The user's answer to an app that asks for the location.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Why a location could not be determined.
public struct CLError: Error, Equatable {
  /// The reasons.
  public enum Code: Int, Sendable { case locationUnknown, denied, network }
  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}

/// The best accuracy that the device offers.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Accurate enough for navigation, with additional sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// Every movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1
