/// A new package whose app is SwiftUI source.
extension NewPackage {
  /// All files of the package, in the order in which they are listed.
  package var swiftUIFiles: [File] {
    let app = moduleName + "App"
    return [
      File(path: "Package.swift", text: manifest(swiftUITargets)),
      File(path: "Sources/\(moduleName)/\(app).swift", text: NewAppTexts.app(app)),
      File(path: "Sources/\(moduleName)/Drink.swift", text: NewAppTexts.loader),
      File(path: "Sources/\(moduleName)/MenuView.swift", text: NewAppTexts.menu),
      File(path: "Sources/\(moduleName)/DrinkView.swift", text: NewAppTexts.drink),
      File(path: "Tests/\(target)/FirstTests.swift", text: NewAppTexts.test),
      File(path: "Tests/\(target)/MenuPage.swift", text: NewAppTexts.page),
      File(path: "Tests/\(target)/Shim.swift", text: appShim(app, moduleName)),
    ]
  }

  private var swiftUITargets: String {
    """
        .executableTarget(
          name: "\(moduleName)",
          dependencies: [.product(name: "SwiftUI", package: "rehearsal")]),
        .testTarget(
          name: "\(target)",
          dependencies: [
            "\(moduleName)",
            .product(name: "SimulatedApp", package: "rehearsal"),
            .product(name: "SwiftUI", package: "rehearsal"),
            .product(name: "XCUIAutomation", package: "rehearsal"),
          ]),
    """
  }
}
