import Foundation
import XCUIAutomation

/// A package of test targets made of listings, each with the shim beside them.
final class ListingPackage {
  private let folder: URL
  private var targets: [String] = []

  /// Makes the folder anew.
  init(folder: URL) throws {
    self.folder = folder
    try? FileManager.default.removeItem(at: folder)
    try write("@_exported import PageObjects\n", to: "Sources/MSUITest/MSUITest.swift")
  }

  /// Adds a target with all listings in one file, since some use what others keep private.
  func addTarget(_ name: String, listings: [Listing]) throws {
    let sources = listings.map { "// Line \($0.line)\n\($0.source)" }
    try write(sources.joined(separator: "\n"), to: "Tests/\(name)/Listings.swift")
    try write(Self.shim, to: "Tests/\(name)/Shim.swift")
    let text = listings.map(\.text).joined()
    if text.contains("HomeAIP") { try write(Self.standIns, to: "Tests/\(name)/StandIns.swift") }
    targets.append(name)
  }

  /// Writes the manifest, once all targets are there.
  func writeManifest(dependingOn root: URL) throws {
    let targets = targets.map { name in
      """
          .testTarget(
            name: "\(name)",
            dependencies: ["MSUITest", .product(name: "XCUIAutomation", package: "rehearsal")]),
      """
    }
    try write(
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "listings",
        dependencies: [.package(name: "rehearsal", path: "\(root.path)")],
        targets: [
          .target(
            name: "MSUITest", dependencies: [.product(name: "PageObjects", package: "rehearsal")]),
      \(targets.joined(separator: "\n"))
        ],
        swiftLanguageModes: [.v5]
      )
      """, to: "Package.swift")
  }

  /// Builds the tests; gives the status and what the compiler says of errors.
  func build(in scratch: URL) throws -> (status: Int32, errors: String) {
    let build = Process()
    build.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    build.arguments = [
      "swift", "build", "--build-tests", "--package-path", folder.path, "--scratch-path",
      scratch.path,
    ]
    let pipe = Pipe()
    build.standardOutput = pipe
    build.standardError = pipe
    try build.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    build.waitUntilExit()
    let errors = output.split(separator: "\n").filter { $0.contains("error:") }
    return (build.terminationStatus, errors.joined(separator: "\n"))
  }

  private func write(_ text: String, to path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  private static let shim = ShimSource.text

  /// Pages that an article speaks of without showing them.
  private static let standIns = """
    import MSUITest
    import XCTest

    extension HomeAIP.Element { static let titleLabel = mainView }

    class StandInPage: PageObject, PageObjectUIElementProvider {
      enum Element { case mainView, textField, loginPage }
      func uiElement(for element: Element, in provider: XCUIElementTypeQueryProvider) -> XCUIElement {
        provider.otherElements.firstMatch
      }
    }
    final class LabelPage: StandInPage {}
    final class TextFieldPage: StandInPage {}
    final class LoginPage: StandInPage {
      func givePage(with user: String) -> LoginPage { self }
    }
    """
}
