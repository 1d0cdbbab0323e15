import Foundation
import XCUIAutomation

/// Compiles listings as tests of another package, against the modules that these tests are built
/// with.
///
/// Without a package name, what is `package` in them is out of reach, as it is for users.
struct ListingCompiler {
  private let folder: URL
  private let products: URL

  /// Makes the folder anew, with the module that the articles import.
  init(folder: URL) throws {
    self.folder = folder
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    products = tests.deletingLastPathComponent()
    try? FileManager.default.removeItem(at: folder)
    try write("@_exported import PageObjects\n", to: "MSUITest/MSUITest.swift")
    let module = folder.appendingPathComponent("MSUITest.swiftmodule").path
    _ = try errors("MSUITest", ["-emit-module", "-o", module])
  }

  /// What the compiler says is wrong with listings, all in one file, since some use what others
  /// keep private.
  func errors(_ name: String, in listings: [Listing]) throws -> String {
    let sources = listings.map { "// Line \($0.line)\n\($0.source)" }
    try write(sources.joined(separator: "\n"), to: "\(name)/Listings.swift")
    try write(Self.shim, to: "\(name)/Shim.swift")
    let text = listings.map(\.text).joined()
    if text.contains("HomeAIP") { try write(Self.standIns, to: "\(name)/StandIns.swift") }
    return try errors(name, ["-wmo", "-emit-sil", "-o", "/dev/null"])
  }

  private func errors(_ name: String, _ options: [String]) throws -> String {
    let compiler = Process()
    compiler.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    compiler.arguments =
      ["swiftc", "-swift-version", "5", "-parse-as-library", "-suppress-warnings"]
      + ["-module-name", name] + options + (try searchPaths()) + (try files(name))
    let pipe = Pipe()
    compiler.standardOutput = pipe
    compiler.standardError = pipe
    try compiler.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    compiler.waitUntilExit()
    guard compiler.terminationStatus != 0 else { return "" }
    let errors = output.split(separator: "\n").filter { $0.contains("error:") }
    return errors.isEmpty ? output : errors.joined(separator: "\n")
  }

  private func files(_ name: String) throws -> [String] {
    let part = folder.appendingPathComponent(name)
    return try FileManager.default.contentsOfDirectory(atPath: part.path).sorted().map {
      part.appendingPathComponent($0).path
    }
  }

  /// The maps of the modules in C lie straight in their build folders.
  private func searchPaths() throws -> [String] {
    let builds = try FileManager.default.contentsOfDirectory(atPath: products.path).sorted()
    let maps = builds.filter { $0.hasSuffix(".build") }
      .map { products.appendingPathComponent("\($0)/module.modulemap").path }
      .filter(FileManager.default.fileExists)
    return ["-I", products.appendingPathComponent("Modules").path, "-I", folder.path]
      + maps.flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
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
