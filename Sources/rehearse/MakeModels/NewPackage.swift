import AccessibilityTree
import SimulatedApp
import XCUIAutomation

/// The files of a new package: an app with one screen, a first test, and what a test target needs.
struct NewPackage {
  /// One file of the package.
  struct File: Equatable {
    /// Its path in the package.
    let path: String
    let text: String
  }

  /// The name of the package.
  let name: String
  /// The path of Rehearsal in the manifest.
  let rehearsal: String

  /// All files, in the order in which they are listed.
  var files: [File] {
    [
      File(path: "Package.swift", text: manifest(modelTarget)),
      File(path: "Screens/app.json", text: app),
      File(path: "Screens/welcome.json", text: screen),
      File(path: "Tests/\(target)/FirstTests.swift", text: NewPackageTexts.test),
      File(path: "Tests/\(target)/Shim.swift", text: ShimSource.text),
    ]
  }

  /// The folder of the app's page objects.
  var pages: String { "Tests/\(target)/Pages" }

  /// The name in upper case at the start, without characters that a module's name cannot have.
  var moduleName: String {
    let plain = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return plain.first?.isLetter == true ? plain : "App" + plain
  }

  /// The name of the test target.
  var target: String { moduleName + "UITests" }

  /// The manifest with these targets.
  func manifest(_ targets: String) -> String {
    """
    // swift-tools-version: 6.3
    import PackageDescription

    let package = Package(
      name: \(SwiftLiteral.string(name)),
      dependencies: [.package(name: "rehearsal", path: \(SwiftLiteral.string(rehearsal)))],
      targets: [
    \(targets)
      ]
    )

    """
  }

  private var modelTarget: String {
    """
        .testTarget(
          name: "\(target)",
          dependencies: [
            .product(name: "AppTunnel", package: "rehearsal"),
            .product(name: "PageObjects", package: "rehearsal"),
            .product(name: "XCUIAutomation", package: "rehearsal"),
          ])
    """
  }

  private var app: String {
    """
    {
      "$schema": \(schema("app")),
      "name": "\(moduleName)",
      "bundleIdentifier": "com.example.\(moduleName.lowercased())",
      "coordinator": { "default": "Main" },
      "coordinators": { "Main": { "root": "welcome", "marker": "welcome" } },
      "loaders": { "greeting": { "latency": "2s", "error": { "message": "Nobody is there" } } }
    }

    """
  }

  private var screen: String {
    NewPackageTexts.screen.replacing(
      "{\n", with: "{\n  \"$schema\": \(schema("screen")),\n", maxReplacements: 1)
  }

  /// The path of the schema for a screen file, relative to that file.
  private func schema(_ kind: String) -> String {
    JSONWriter.literal("../\(rehearsal)/Screens/\(kind).schema.json")
  }
}
