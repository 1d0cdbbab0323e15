import Testing

@testable import SuiteAdoption

@Suite struct SuiteFindingTests {
  private func finding(_ files: [String: String]) -> SuiteFinding {
    SuiteFinding(files: files.keys.sorted()) { files[$0] }
  }

  @Test func `files that a target compiles for other devices are no suite`() {
    let television = "B0 = { fileRef = F0; platformFilters = ( tvos, ); };"
    let app = "func testA() {\n  XCUIApplication().launch()\n}\n"
    let found = finding([
      "ios/Shop.xcodeproj/project.pbxproj": ProjectText.project(more: television),
      "ios/Shop UITests/LoginTests.swift": app, "Common/Ids.swift": app,
    ])
    #expect(found.suites.map(\.sources) == [["ios/Shop UITests/LoginTests.swift"]])
  }

  @Test func `a target of an Xcode project is found with what its project says`() throws {
    let scheme = """
      <TestAction shouldUseLaunchSchemeArgsEnv = "YES">
        <BuildableReference BlueprintName = "Shop UITests"/>
        <EnvironmentVariable
           key = "USER" value = "Ann &amp; Bo" isEnabled = "YES">
        <EnvironmentVariable
           key = "TOKEN" value = "$(TOKEN)" isEnabled = "YES">
        <EnvironmentVariable
           key = "OFF" value = "1" isEnabled = "NO">
      </TestAction>
      <LaunchAction>
        <EnvironmentVariable
           key = "MODE" value = "fast" isEnabled = "YES">
        <EnvironmentVariable
           key = "USER" value = "Other" isEnabled = "YES">
      </LaunchAction>
      """
    let found = finding([
      "ios/Shop.xcodeproj/project.pbxproj": ProjectText.project(settings: "SWIFT_VERSION = 6.0;"),
      "ios/Shop.xcodeproj/xcshareddata/xcschemes/Shop.xcscheme": scheme,
      "ios/Shop UITests/LoginTests.swift": "", "ios/Shop UITests/Helper.m": "",
      "Common/Ids.swift": "",
    ])
    var suite = FoundSuite(
      name: "Shop UITests", sources: ["Common/Ids.swift", "ios/Shop UITests/LoginTests.swift"],
      place: "ios/Shop.xcodeproj/project.pbxproj")
    suite.otherSources = ["ios/Shop UITests/Helper.m"]
    suite.languageMode = 6
    suite.app = "Shop"
    suite.appName = "Shop"
    suite.environment = ["MODE": "fast", "TOKEN": "TOKEN", "USER": "Ann & Bo"]
    #expect(found.suites == [suite])
    #expect(suite.module == "Shop_UITests")
    #expect(found.otherTargets.map(\.name) == ["Shop"])
  }

  @Test func `suites of several projects that are called alike have their projects' names`() {
    let project = ProjectText.project()
    let found = finding([
      "a/A.xcodeproj/project.pbxproj": project, "a/Shop UITests/LoginTests.swift": "",
      "b/Shop.xcodeproj/project.pbxproj": project, "b/Shop UITests/LoginTests.swift": "",
      "c/Shop.xcodeproj/project.pbxproj": project, "c/Shop UITests/LoginTests.swift": "",
    ])
    #expect(
      found.suites.map(\.name)
        == ["A Shop UITests", "b/Shop Shop UITests", "c/Shop Shop UITests"])
  }

  @Test func `tests that click and never tap need a device with a pointer`() {
    let click = "XCUIApplication().buttons[\"Save\"].click()"
    let found = finding([
      "MacUITests/A.swift": click,
      "PhoneUITests/A.swift": click, "PhoneUITests/B.swift": "XCUIApplication().tap()",
    ])
    #expect(found.suites.map(\.device) == ["iPad Pro 13-inch (M4)", nil])
  }

  @Test func `folders side by side that nothing names after tests are one suite`() {
    let uses = "XCUIApplication()"
    let found = finding(["App/A.swift": "", "UI/Page/P.swift": uses, "UI/Test/T.swift": uses])
    #expect(found.suites.map(\.name) == ["UI"])
    #expect(found.suites.first?.sources == ["UI/Page/P.swift", "UI/Test/T.swift"])
  }

  @Test func `tests beside the folder that starts their app are one suite with it`() {
    let found = finding([
      "Stories.swift": "class Stories: XCTestCase {}", "login/Login.swift": "class Login {}",
      "common/Helper.swift": "let app = XCUIApplication()", "common/users.json": "[]",
      "Package.swift": "import PackageDescription",
    ])
    #expect(
      found.suites.map(\.sources) == [
        ["Stories.swift", "common/Helper.swift", "login/Login.swift"]
      ])
    #expect(found.suites.map(\.bundled) == [["users.json": "common/users.json"]])
  }

  @Test func `without a project the folders of tests are found`() {
    let test = "import XCTest\nlet app = XCUIApplication()\n"
    let found = finding([
      "Package.swift": "", "Tests/CartTests/CartTests.swift": test,
      "Tests/CartTests/Pages/CartPage.swift": "", "Tests/UnitTests/SumTests.swift": "",
      "ShopUITests/A/Deep/One.swift": test, "Pods/X/UITests/Two.swift": test,
    ])
    #expect(found.suites.map(\.name) == ["CartTests", "ShopUITests"])
    #expect(
      found.suites.first?.sources
        == ["Tests/CartTests/CartTests.swift", "Tests/CartTests/Pages/CartPage.swift"])
  }

  @Test func `folders of tests that no target has are suites beside those of a project`() {
    let found = finding([
      "ios/Shop.xcodeproj/project.pbxproj": ProjectText.project(),
      "ios/Shop UITests/LoginTests.swift": "XCUIApplication()",
      "watch/WatchUITests/A.swift": "class A: BaseTestCase { XCUIApplication() }",
      "Shared/UITestPages/P.swift": "class P { XCUIApplication() }",
    ])
    #expect(found.suites.map(\.name) == ["Shop UITests", "WatchUITests"])
  }

  @Test func `a project that cannot be read is told`() {
    let found = finding(["A.xcodeproj/project.pbxproj": "{\n a }"])
    #expect(found.faults == ["A.xcodeproj/project.pbxproj, line 2: expected ="])
  }

  private let suite = FoundSuite(
    name: "ShopUITests", sources: ["UITests/A.swift", "UITests/Pages/B.swift"], place: "UITests")

  @Test func `files beside the sources are what tests read from their bundle`() {
    let resources = suite.resources(among: [
      "App/users.json", "UITests/A.swift", "UITests/words.plist", "UITests/Pages/users.json",
      "UITests/Data/more.json",
    ]) { _ in nil }
    #expect(
      resources == ["words.plist": "UITests/words.plist", "users.json": "UITests/Pages/users.json"])
  }

  @Test func `what a target copies is what tests read from their bundle`() throws {
    let more = """
      R1 = { isa = PBXResourcesBuildPhase; files = ( RB1, RB2, RB3, RB4, ); };
      RB1 = { fileRef = R1F; }; RB2 = { fileRef = R2F; }; RB3 = { fileRef = R3F; };
      RB4 = { fileRef = R4F; };
      G = { children = ( GA, GT, R1F, R2F, R3F, R4F, ); sourceTree = "<group>"; };
      R1F = { path = Data/a.json; sourceTree = SOURCE_ROOT; };
      R2F = { path = Mocks; sourceTree = SOURCE_ROOT; };
      R3F = { isa = PBXVariantGroup; children = ( R5F, ); };
      R4F = { path = Main.storyboard; sourceTree = SOURCE_ROOT; };
      R5F = { path = en.lproj/Words.strings; sourceTree = SOURCE_ROOT; };
      """
    let project = ProjectText.project(phases: "S1, R1, ", more: more)
    let files = [
      "ios/Data/a.json", "ios/Mocks/b/c.json", "ios/en.lproj/Words.strings", "ios/Main.storyboard",
      "ios/Shop UITests/LoginTests.swift", "ios/Other/d.json", "ios/Mocks/E.xcassets/f.json",
    ]
    let found = SuiteFinding(files: files + ["ios/Shop.xcodeproj/project.pbxproj"]) { _ in project }
    #expect(
      found.suites.first?.resources(among: files) { _ in nil } == [
        "a.json": "ios/Data/a.json", "Mocks/b/c.json": "ios/Mocks/b/c.json",
        "en.lproj/Words.strings": "ios/en.lproj/Words.strings",
      ])
  }

  @Test func `all files of a folder without a project are what its tests read from their bundle`() {
    let files = ["UITests/A.swift", "UITests/Resources/film.mp4", "App/icon.png"]
    let found = SuiteFinding(files: files) { _ in "XCUIApplication().launch()" }
    #expect(
      found.suites.first?.resources(among: files) { _ in nil } == [
        "film.mp4": "UITests/Resources/film.mp4"
      ])
  }

  @Test func `tests that ask for the name of their simulator get one`() {
    let text = #"let app = XCUIApplication(); env["SIMULATOR_DEVICE_NAME"]"#
    #expect(
      finding(["UITests/A.swift": text]).suites.first?.environment == [
        "SIMULATOR_DEVICE_NAME": "iPhone 15"
      ])
    #expect(
      finding(["UITests/A.swift": "XCUIApplication()"]).suites.first?.environment.isEmpty == true)
  }

  @Test(arguments: [
    "Bundle(for: A.self).infoDictionary?[key]", "bundle.object(forInfoDictionaryKey: key)",
    #"bundle.path(forResource: "Info", ofType: "plist")"#,
  ])
  func `an Info plist is one where a source asks for it`(line: String) {
    let resources = suite.resources(among: ["UITests/Info.plist"]) {
      $0 == "UITests/Pages/B.swift" ? line : "app.launch()"
    }
    #expect(resources == ["Info.plist": "UITests/Info.plist"])
  }

  @Test func `an Info plist that no source asks for stays where it is`() {
    let resources = suite.resources(among: ["UITests/Info.plist"]) { _ in "app.launch()" }
    #expect(resources.isEmpty)
  }
}
