import Foundation
import SimulatedApp
import Testing

@testable import TestHost
@testable import TestRuns
@testable import XCUIAutomation

@Suite struct AppUnderTestTests {
  @Test func `the usual app is the one in Screens`() throws {
    #expect(try AppUnderTest.app(named: nil).definition.name == "Sample")
  }

  @Test func `a path names an app anywhere`() throws {
    let folder = try Self.folder(of: ChancyApp.compiled.definition)
    #expect(try AppUnderTest.app(named: folder).definition.name == "Chancy")
  }

  @Test func `a name that no folder of Screens has is an error`() {
    let message = Self.message { _ = try AppUnderTest.app(named: "Shelter") }
    #expect(message.hasSuffix("/Screens contains no app named Shelter; it contains Lessons, Shop."))
  }

  @Test func `faults of the files are told with their places`() throws {
    let folder = try Self.folder(of: ChancyApp.compiled.definition)
    try Data("{".utf8).write(to: URL(fileURLWithPath: folder + "/main.json"))
    let message = Self.message { _ = try AppUnderTest.app(named: folder) }
    #expect(message.hasPrefix("The app in \(folder) has faults:\nmain.json:1:2: "))
  }

  @Test func `a class that names an app gets that and no other`() {
    #expect(Self.session(NamingTests.appChoice) == nil)
  }

  @Test func `a class that makes an app gets it`() {
    #expect(Self.session(MakingTests.appChoice)?.app.definition.name == "Chancy")
  }

  private static func session(_ choice: AppChoice) -> AppSession? {
    AppSession.session(for: choice, timing: nil, arguments: [], trial: nil)
  }

  @Test func `faults of an app made in Swift are told`() {
    let message = Self.message { _ = try AppUnderTest.app(for: FaultyTests.appChoice) }
    #expect(message.hasPrefix("The app Chancy has faults:\napp.json: coordinator"))
  }

  @Test func `a class chooses a variant, in files and in Swift`() throws {
    var app = ChancyApp.compiled.definition
    app.variantArgument = "country"
    app.addVariant("de") { $0.name = "Zufall" }
    let folder = try Self.folder(of: app)
    #expect(try AppUnderTest.app(named: folder, variant: "de").definition.name == "Zufall")
    #expect(try AppUnderTest.app(made: app, variant: "de").definition.name == "Zufall")
    #expect(try AppUnderTest.app(made: app).definition.name == "Chancy")
    let message = Self.message { _ = try AppUnderTest.app(made: app, variant: "dee") }
    #expect(
      message
        == "The app Chancy: there is no variant \"dee\"; the known variants are de; "
        + "the nearest is \"de\".")
    let files = Self.message { _ = try AppUnderTest.app(named: folder, variant: "dee") }
    #expect(files.hasPrefix("The app in \(folder) has faults:\n\(folder): there is no variant"))
  }

  @Test func `a trait chooses a variant`() throws {
    var app = ChancyApp.compiled.definition
    app.variantArgument = "country"
    app.addVariant("de") { $0.name = "Zufall" }
    let trait: SimulatedAppTrait = .simulatedApp(app, variant: "de")
    #expect(try trait.setting.session().app.definition.name == "Zufall")
  }

  private final class NamingTests: XCUIAutomation::XCTestCase {
    override class var simulatedApp: String? { "/no/such/folder" }
  }

  private final class MakingTests: XCUIAutomation::XCTestCase {
    override class var simulatedAppDefinition: AppDefinition? { ChancyApp.compiled.definition }
  }

  private final class FaultyTests: XCUIAutomation::XCTestCase {
    override class var simulatedAppDefinition: AppDefinition? {
      var app = ChancyApp.compiled.definition
      app.defaultCoordinator = "Mian"
      return app
    }
  }

  private static func folder(of app: AppDefinition) throws -> String {
    let folder = FileManager.default.temporaryDirectory.path + "/app-\(UUID().uuidString)"
    try AppFolder(folder).write(app)
    return folder
  }

  private static func message(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "no error"
    } catch {
      return "\(error)"
    }
  }
}
