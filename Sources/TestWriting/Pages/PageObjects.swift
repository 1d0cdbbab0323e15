package import SimulatedApp

/// The page objects of an app, one for each screen in the order of the screens.
///
/// ```swift
/// for file in PageObjects(of: definition).files { print(file.name) }
/// ```
package struct PageObjects: Sendable {
  /// The name of the file of identifiers, which the app and its tests share.
  package static let identifiersFile = "Identifiers.swift"

  /// The pages.
  package let pages: [PageObject]

  /// Makes the pages of an app, without those of other apps on its device.
  package init(of app: AppDefinition) {
    let routes = ScreenRoutes(app)
    let words = AppWords(app)
    var count: [String: Int] = [:]
    for screen in app.screens {
      let own = Set(ScreenParts(screen, words: words).identifiers)
      for text in own { count[text, default: 0] += 1 }
    }
    let shared = Set(count.filter { $0.value > 1 }.keys)
    let stems = SwiftName.unique(app.screens.map { SwiftName.type($0.name) })
    pages = zip(app.screens, stems).map { screen, stem in
      var maker = PageMaker(screen, stem: stem, of: app, routes: routes, shared: shared)
      return maker.make()
    }
  }

  /// The page of a screen.
  package subscript(screen: String) -> PageObject? { pages.first { $0.screen == screen } }

  /// One file of a page's source, or of the identifiers.
  package struct File: Sendable, Equatable {
    /// Its name.
    package let name: String
    /// The text before the generated part in a new file.
    package let opening: String
    /// The generated part.
    package let source: String
  }

  /// The files: the identifiers first, then one for each page.
  package var files: [File] {
    let identifiers = pages.map(\.identifiers.source).filter { !$0.isEmpty }
    return [
      File(
        name: Self.identifiersFile,
        opening:
          "// Add this file to the app's target too: the app sets what its tests look for.\n",
        source: identifiers.joined(separator: "\n"))
    ]
      + pages.map { page in
        File(
          name: page.typeName + ".swift", opening: "import PageObjects\nimport XCTest\n",
          source: page.source(among: self))
      }
  }

  /// The type of the page that a target leads to; nil if it is not known in advance.
  func typeName(of target: PageObject.Target) -> String? {
    switch target {
    case .same: "Self"
    case .screen(let screen): self[screen]?.typeName
    case .previous: nil
    }
  }
}
