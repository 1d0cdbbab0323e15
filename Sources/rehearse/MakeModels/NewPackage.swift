import AccessibilityTree
import SimulatedApp
import XCUIAutomation

/// The files of a package for somebody who starts: an app of one screen, a first test, and what a
/// test target needs.
struct NewPackage {
  /// One file of the package.
  struct File: Equatable {
    /// Where it stands in the package.
    let path: String
    let text: String
  }

  /// What the package is called.
  let name: String
  /// Where Rehearsal is, as the manifest names it.
  let rehearsal: String

  /// All files, in the order in which they are told.
  var files: [File] {
    [
      File(path: "Package.swift", text: manifest),
      File(path: "Screens/app.json", text: app),
      File(path: "Screens/welcome.json", text: screen),
      File(path: "Tests/\(target)/FirstTests.swift", text: NewPackageTexts.test),
      File(path: "Tests/\(target)/Shim.swift", text: ShimSource.text),
    ]
  }

  /// Where the page objects of the app stand.
  var pages: String { "Tests/\(target)/Pages" }

  /// The name with a capital, and nothing that a module's name cannot have.
  private var moduleName: String {
    let plain = name.split { !($0.isASCII && ($0.isLetter || $0.isNumber)) }
      .map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return plain.first?.isLetter == true ? plain : "App" + plain
  }

  private var target: String { moduleName + "UITests" }

  private var manifest: String {
    """
    // swift-tools-version: 6.3
    import PackageDescription

    let package = Package(
      name: \(SwiftLiteral.string(name)),
      dependencies: [.package(name: "rehearsal", path: \(SwiftLiteral.string(rehearsal)))],
      targets: [
        .testTarget(
          name: "\(target)",
          dependencies: [
            .product(name: "AppTunnel", package: "rehearsal"),
            .product(name: "PageObjects", package: "rehearsal"),
            .product(name: "XCUIAutomation", package: "rehearsal"),
          ])
      ]
    )

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

  /// Where the schema of a file of screens is, as the file names it.
  private func schema(_ kind: String) -> String {
    JSONWriter.literal("../\(rehearsal)/Screens/\(kind).schema.json")
  }
}
