import Testing

@testable import SuiteAdoption

/// Views of an app that are among the files of its tests.
@Suite struct ViewCodeTests {
  private static let page = "import UIKit\nclass Cart: UIViewController {\n}\n"

  /// The files of a target of tests after a build that lacks a type in one of them.
  private func files(lacking type: String, in file: String, _ source: String) -> Set<String> {
    let sources = [
      "AUITests/A.swift": "import XCTest\nfunc a() {\n  XCUIApplication()\n}\n",
      "AUITests/\(file)": source,
    ]
    let paths = sources.keys.sorted()
    let finding = SuiteFinding(files: paths) { sources[$0] }
    var adopted = AdoptedPackage(finding, choosing: finding.suites, files: paths) { sources[$0] }
    let line = "/p/Tests/AUITests/\(file):2:13: error: cannot find type '\(type)' in scope\n"
    _ = adopted.repair(CompilerError.all(in: line))
    return Set(adopted.modules[0].files.keys)
  }

  @Test func `a file with a view of the app is left out whole`() {
    let files = files(lacking: "UIViewController", in: "Cart.swift", Self.page)
    #expect(files.contains("A.swift") && !files.contains("Cart.swift"))
    #expect(!files.contains("Stubs/UIViewController.swift"))
  }

  @Test func `a file of tests that names a view gets an empty one`() {
    let source = "import XCTest\nvar cart: UIView?\n"
    let files = files(lacking: "UIView", in: "Help.swift", source)
    #expect(files.isSuperset(of: ["Help.swift", "Stubs/UIView.swift"]))
  }
}
