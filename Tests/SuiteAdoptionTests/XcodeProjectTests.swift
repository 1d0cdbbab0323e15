import Testing

@testable import SuiteAdoption

@Suite struct XcodeProjectTests {
  private func target(_ text: String, files: [String] = []) throws -> XcodeProject.Target {
    let project = try XcodeProject(parsing: text, in: "ios", among: files)
    return try #require(project.targets.first { $0.isUITests })
  }

  @Test func `sources have their paths below the adopted folder`() throws {
    let target = try target(ProjectText.project())
    #expect(
      target.sources
        == [
          "Common/Ids.swift", "ios/Shop UITests/Helper.m", "ios/Shop UITests/LoginTests.swift",
          "ios/Sync/Shared.swift",
        ])
  }

  @Test func `settings of the target's Debug configuration win`() throws {
    let target = try target(ProjectText.project(settings: "SWIFT_VERSION = 6.0;"))
    #expect(target.settings == ["SWIFT_VERSION": "6.0", "TEST_TARGET_NAME": "Shop"])
  }

  @Test func `a synchronized folder gives its files but those excepted`() throws {
    let text = ProjectText.project(phases: "", groups: "fileSystemSynchronizedGroups = ( SG, );")
    let files = ["ios/Sync/A.swift", "ios/Sync/Shared.swift", "ios/Other.swift"]
    #expect(try target(text, files: files).sources == ["ios/Sync/A.swift"])
  }

  @Test func `a file can be taken from the synchronized folder of another target`() throws {
    let text = ProjectText.project(phases: "")
    #expect(try target(text).sources == ["ios/Sync/Shared.swift"])
  }

  @Test func `files for other devices are left out, unless there are no others`() throws {
    let mac = "B1 = { fileRef = F1; platformFilters = ( macos, ); };"
    let both = "B1 = { fileRef = F1; platformFilters = ( ios, macos, ); };"
    let television = "B0 = { fileRef = F0; platformFilter = tvos; };"
    let tests = "ios/Shop UITests/LoginTests.swift"
    #expect(try !target(ProjectText.project(more: mac)).sources.contains(tests))
    let sources = try target(ProjectText.project(more: both + television)).sources
    #expect(sources.contains(tests) && !sources.contains("Common/Ids.swift"))
    let alone = ProjectText.project(
      phases: "S4, ",
      more: mac + "S4 = { isa = PBXSourcesBuildPhase; "
        + "files = ( B1, ); };")
    #expect(try target(alone).sources.contains(tests))
  }

  @Test func `a synchronized folder has files for other devices, too`() throws {
    let filters = "platformFiltersByRelativePath = { TV.swift = ( tvos, ); B.swift = ( ios, ); };"
    let text = ProjectText.project(
      phases: "", more: "E2 = { target = T1; \(filters) };",
      groups: "fileSystemSynchronizedGroups = ( SG, );")
    let files = ["ios/Sync/A.swift", "ios/Sync/B.swift", "ios/Sync/TV.swift"]
    #expect(try target(text, files: files).sources == ["ios/Sync/A.swift", "ios/Sync/B.swift"])
  }

  @Test func `groups that contain each other end`() throws {
    let text = """
      { objects = { P = { mainGroup = G; targets = ( ); }; G = { children = ( H, ); };
        H = { children = ( G, ); }; }; rootObject = P; }
      """
    #expect(try XcodeProject(parsing: text, in: "", among: []).targets.isEmpty)
  }

  @Test(
    arguments: [
      ([:], "ShopApp"),
      (["PRODUCT_NAME": "$(TARGET_NAME)"], "ShopApp"),
      (["PRODUCT_NAME": "Shop"], "Shop"),
      (["PRODUCT_NAME": "Shop", "INFOPLIST_KEY_CFBundleDisplayName": "My Shop"], "My Shop"),
      (["PRODUCT_NAME": "Shop", "INFOPLIST_KEY_CFBundleDisplayName": ""], "Shop"),
    ] as [([String: String], String)])
  func `the name below an icon is that of the settings, else of the target`(
    settings: [String: String], name: String
  ) {
    let target = XcodeProject.Target(
      name: "ShopApp", product: "com.apple.product-type.application", sources: [], resources: [:],
      settings: settings)
    #expect(target.shownName == name)
  }
}
