import AccessibilityTree
import CommandLineTool
import XCUIAutomation

/// `rehearse shim`: prints the one file that a test target needs in addition to its tests.
struct ShimCommand: ToolCommand {
  static let name = "shim"
  static let summary = "Prints the file that a test target needs."
  static let discussion = """
    With --app the tests drive that SwiftUI app: its sources are in the test target, or in the \
    module that --module names. With --assets it prints the file that Xcode generates from asset \
    catalogs: names such as .cover for Image(.cover).
    """
  static let examples = [
    "rehearse shim > Tests/AppUITests/Shim.swift",
    "rehearse shim --app ShopApp --module Shop > Tests/AppUITests/Shim.swift",
    "rehearse shim --assets Sources/Shop > Sources/Shop/AssetSymbols.swift",
  ]

  @Option("--app", .text("TYPE"), "The type of a SwiftUI app that the tests drive.")
  var app = ""

  @Option("--module", .text("MODULE"), "The module that contains the type.")
  var module = ""

  @Option("--assets", .folder(), "A folder of asset catalogs; prints the names of their assets.")
  var assets: String?

  func faults() -> [CommandLineFault] {
    var faults: [CommandLineFault] = []
    for (option, name) in [("--app", app), ("--module", module)] {
      guard !name.isEmpty, !Self.isName(name) else { continue }
      faults.append(.badValue(option: option, value: name, expected: "a name in Swift"))
    }
    if app.isEmpty, !module.isEmpty { faults.append(.missingArgument("--app")) }
    if assets != nil {
      let others = [
        ("--app", !app.isEmpty), ("--module", !module.isEmpty), ("--snapshots", hasSnapshots),
      ]
      faults += others.filter(\.1).map { .excludedOption($0.0, by: "--assets") }
    }
    return faults
  }

  @Flag("--snapshots", "Also exports setupSnapshot and snapshot, as fastlane's tests call them.")
  var hasSnapshots

  func run() -> ExitCode {
    if let assets { return Self.printSymbols(below: assets) }
    let plain = hasSnapshots ? ShimSource.textWithSnapshots : ShimSource.text
    let text = app.isEmpty ? plain : Self.text(plain, driving: app, of: module)
    Console.out(String(text.dropLast()))
    return .success
  }

  private static func printSymbols(below folder: String) -> ExitCode {
    guard InputFile.areFolders([folder]) else { return .failure }
    let symbols = AssetSymbols(below: folder)
    guard !symbols.assets.isEmpty else {
      Console.error("Error: \(folder) contains no asset catalog with colours or images")
      return .failure
    }
    Console.out(String(symbols.source.dropLast()))
    return .success
  }

  /// The shim of a target whose tests drive a SwiftUI app.
  static func text(
    _ text: String = ShimSource.text, driving app: String, of module: String
  ) -> String {
    let imports =
      ["SimulatedApp", "SwiftUI", "ViewHosting"].map { "import \($0)\n" }.joined()
      + (module.isEmpty ? "" : "@testable import \(module)\n")
    let alias = "public typealias XCTestCase = XCUIAutomation.XCTestCase\n"
    let plain = text.replacing(
      "@_exported import XCUIAutomation\n",
      with: "@_exported import XCUIAutomation\n" + imports)
    return plain.replacing(alias, with: "public typealias XCTestCase = \(app)TestCase\n") + """

      /// A test that drives the app.
      open class \(app)TestCase: XCUIAutomation.XCTestCase {
        open override class var simulatedAppDefinition: AppDefinition? {
          AppDefinition(running: \(app).self)
        }
      }

      """
  }

  /// The shim of a target whose tests drive an app in a folder inside `Screens`.
  static func text(_ text: String = ShimSource.text, choosing app: String) -> String {
    let alias = "public typealias XCTestCase = XCUIAutomation.XCTestCase\n"
    return text.replacing(alias, with: "public typealias XCTestCase = \(app)Case\n") + """

      /// A test that drives the app in Screens/\(app).
      open class \(app)Case: XCUIAutomation.XCTestCase {
        open override class var simulatedApp: String? { \(SwiftLiteral.string(app)) }
      }

      """
  }

  private static func isName(_ text: String) -> Bool {
    text.first.map { $0.isLetter || $0 == "_" } == true
      && text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
