import SwiftUI

struct DeviceSizedApp: App {
  var body: some Scene {
    WindowGroup { Color.red.accessibilityElement().accessibilityIdentifier("all") }
  }
}
