public import Foundation
import ViewGraph

/// Where the device is, as far as the person lets an app know.
///
/// An app of SwiftUI source asks with the system's prompt. It is told no place: that which a test
/// gives the device is not known to it.
open class CLLocationManager: NSObject, @unchecked Sendable {
  /// Who is told of answers and places.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    // As on a device, a new delegate is told once what holds now.
    didSet { Task { @MainActor [weak self] in self?.tellAuthorization() } }
  }
  /// How exact places should be, in metres.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// How far the device has to move before a new place is told, in metres.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Whether places are told while the app is not in front.
  open var allowsBackgroundLocationUpdates = false
  /// Whether places stop being told where the device stays.
  open var pausesLocationUpdatesAutomatically = true
  /// The last place: none.
  open var location: CLLocation? { nil }

  private static let resource = "location"

  /// What the person has answered, as far as the app has asked.
  open var authorizationStatus: CLAuthorizationStatus { Self.authorizationStatus() }

  /// What the person has answered, as older systems name it.
  open class func authorizationStatus() -> CLAuthorizationStatus {
    switch StateWatch.current?.permission(resource) {
    case nil: .notDetermined
    case "denied": .denied
    case "always": .authorizedAlways
    default: .authorizedWhenInUse
    }
  }

  /// Whether places are on in the settings of the device.
  open class func locationServicesEnabled() -> Bool { true }

  /// Asks for places while the app is in front, the first time with the system's prompt.
  open func requestWhenInUseAuthorization() {
    let before = authorizationStatus
    StateWatch.current?.ask(Self.resource) { [weak self] _ in
      if let self, authorizationStatus != before { tellAuthorization() }
    }
  }

  /// Asks for places at any time; the system's prompt is that for an app in front.
  open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }

  private func tellAuthorization() {
    delegate?.locationManagerDidChangeAuthorization(self)
    delegate?.locationManager(self, didChangeAuthorization: authorizationStatus)
  }

  /// Asks for one place: there is none, and the delegate is told so.
  open func requestLocation() {
    let isDenied = authorizationStatus == .denied
    Task { @MainActor [weak self] in
      guard let self else { return }
      delegate?.locationManager(
        self, didFailWithError: CLError(isDenied ? .denied : .locationUnknown))
    }
  }

  /// Asks for places as the device moves; none is told.
  open func startUpdatingLocation() {}
  /// Asks for no more places.
  open func stopUpdatingLocation() {}
}

/// Who is told of answers and places.
public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// The person has answered, or the manager is new.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The person has answered, as older systems name it.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
  /// The device is at places.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// A place could not be found.
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

/// What a person has answered to an app that asks where the device is.
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}

/// Why a place could not be found.
public struct CLError: Error, Equatable {
  /// The reasons.
  public enum Code: Int, Sendable { case locationUnknown, denied, network }
  /// The reason.
  public let code: Code

  /// Makes an error.
  public init(_ code: Code) { self.code = code }
}

/// As exact as the device can be.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// Exact enough to lead a person, with other sensors.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Within ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// Within a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// Within a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Within three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// Each movement is told.
public let kCLDistanceFilterNone: CLLocationDistance = -1
