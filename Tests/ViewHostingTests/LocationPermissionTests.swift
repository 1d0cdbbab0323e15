import CoreLocation
import SwiftUI
import XCTest

struct NearbyApp: App {
  var body: some Scene { WindowGroup { Nearby() } }
}

private final class Places: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var status = "new"
  @Published var fault = ""
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
  }

  func ask() { manager.requestWhenInUseAuthorization() }
  func find() { manager.requestLocation() }

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    switch manager.authorizationStatus {
    case .notDetermined: status = "not asked"
    case .denied: status = "denied"
    default: status = "allowed"
    }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    fault = error as? CLError == CLError(.denied) ? "not allowed" : "not found"
  }
}

private struct Nearby: View {
  @StateObject private var places = Places()

  var body: some View {
    Text(places.status).accessibilityIdentifier("status")
    Text(places.fault).accessibilityIdentifier("fault")
    Button("Ask") { places.ask() }
    Button("Find") { places.find() }
  }
}

/// An app that asks whether it may know where the device is.
final class LocationPermissionTests: HostedAppTests<NearbyApp> {
  private let springboard = XCUIApplication(bundleIdentifier: "com.apple.springboard")
  private var status: String { app.staticTexts["status"].label }

  func testTheDelegateIsToldTheAnswer() {
    XCTAssertEqual(status, "not asked")
    app.buttons["Ask"].tap()
    springboard.alerts.firstMatch.buttons["Allow While Using App"].tap()
    XCTAssertEqual(status, "allowed")
  }

  func testTheAnswerHoldsAtTheNextLaunch() {
    app.buttons["Ask"].tap()
    springboard.alerts.firstMatch.buttons["Don’t Allow"].tap()
    app.launch()
    XCTAssertEqual(status, "denied")
    app.buttons["Find"].tap()
    XCTAssertEqual(app.staticTexts["fault"].label, "not allowed")
  }
}
