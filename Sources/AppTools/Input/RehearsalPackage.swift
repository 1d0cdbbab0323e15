package import Foundation

/// The package that this tool belongs to, with its sources.
package enum RehearsalPackage {
  /// The package in which the tool was built; nil if the tool is elsewhere.
  package static var own: URL? {
    let tool = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    var folder = tool.map(URL.init(fileURLWithPath:))
    while let place = folder, place.path != "/" {
      if isThere(place) { return place }
      folder = place.deletingLastPathComponent()
    }
    return nil
  }

  /// Whether a folder contains the package.
  package static func isThere(_ folder: URL) -> Bool {
    ["Package.swift", "Sources/XCUIAutomation"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
    }
  }
}
