/// The modules that tests can import here.
enum KnownModules {
  /// Those of the toolchain.
  private static let toolchain: Set<String> = [
    "Dispatch", "Foundation", "FoundationEssentials", "FoundationNetworking", "FoundationXML",
    "Glibc", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing", "XCTest",
  ]

  /// Those of this package, with the product that contains them.
  private static let products: [String: String] = [
    "AppTunnel": "AppTunnel", "Charts": "SwiftUI", "Combine": "SwiftUI",
    "CoreGraphics": "XCUIAutomation", "CoreLocation": "XCUIAutomation", "OSLog": "XCUIAutomation",
    "PageIdentifiers": "PageIdentifiers", "PageObjects": "PageObjects", "PhotosUI": "SwiftUI",
    "QuartzCore": "SwiftUI",
    "Security": "Security", "SwiftData": "SwiftUI", "UserNotifications": "SwiftUI",
    "SimulatedApp": "SimulatedApp", "Snapshots": "Snapshots", "SwiftUI": "SwiftUI",
    "UIKit": "XCUIAutomation", "UniformTypeIdentifiers": "SwiftUI",
    "WidgetKit": "SwiftUI", "XCUIAutomation": "XCUIAutomation", "os": "XCUIAutomation",
  ]

  /// Whether a module can be imported.
  static func isKnown(_ module: String) -> Bool {
    toolchain.contains(module) || products[module] != nil
  }

  /// Apple's C library, which has another name here.
  ///
  /// With an empty module of this name the toolchain would assume a Mac.
  static let appleLibrary = "Darwin"

  /// The product that contains a module; nil if the toolchain does, or if it is not known.
  static func product(of module: String) -> String? { products[module] }
}
