package import Foundation

/// The package that this tool belongs to, with its sources.
package enum RehearsalPackage {
  /// The package in which the tool was built; nil if the tool is elsewhere.
  package static var own: URL? {
    var folder = tool
    while let place = folder, place.path != "/" {
      if isThere(place) { return place }
      folder = place.deletingLastPathComponent()
    }
    return nil
  }

  /// The folder in which SwiftPM has built the tool, such as `.build`; nil if it is elsewhere.
  package static var build: URL? {
    guard let own, let products = tool?.deletingLastPathComponent() else { return nil }
    let build = products.deletingLastPathComponent().deletingLastPathComponent()
    return build.path.hasPrefix(own.path + "/") ? build : nil
  }

  private static var tool: URL? {
    let tool = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return tool.map(URL.init(fileURLWithPath:))
  }

  /// Whether a folder contains the package.
  package static func isThere(_ folder: URL) -> Bool {
    ["Package.swift", "Sources/XCUIAutomation"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }
}
