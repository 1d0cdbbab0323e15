import AccessibilityTree
import SimulatedApp

/// The files of a new package: an app with one screen, a first test, and what a test target needs.
package struct NewPackage {
  /// One file of the package.
  package struct File: Equatable {
    /// Its path in the package.
    package let path: String
    /// Its content.
    package let text: String
  }

  let name: String
  private let rehearsal: String
  private let shim: String
  /// The shim of tests that drive a SwiftUI app, by the type and the module of the app.
  let appShim: (_ app: String, _ module: String) -> String

  /// Makes a package with a name that finds Rehearsal at a path, and with the given texts of shims.
  package init(
    name: String, rehearsal: String, shim: String,
    appShim: @escaping (_ app: String, _ module: String) -> String
  ) {
    self.name = name
    self.rehearsal = rehearsal
    self.shim = shim
    self.appShim = appShim
  }

  /// All files, in the order in which they are listed.
  package var files: [File] {
    [
      File(path: "Package.swift", text: manifest(modelTarget)),
      File(path: "Screens/app.json", text: app),
      File(path: "Screens/welcome.json", text: screen),
      File(path: "Tests/\(target)/FirstTests.swift", text: NewPackageTexts.test),
      File(path: "Tests/\(target)/Shim.swift", text: shim),
    ]
  }

  /// The folder of the app's page objects.
  package var pages: String { "Tests/\(target)/Pages" }

  /// The name in upper case at the start, without characters that a module's name cannot have.
  var moduleName: String {
    let plain = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return plain.first?.isLetter == true ? plain : "App" + plain
  }

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
