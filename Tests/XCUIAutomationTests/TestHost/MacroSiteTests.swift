import SeededCases
import Testing
import VirtualTime

@testable import TestHost
@testable import XCUIAutomation

@Suite struct MacroSiteTests {
  @Test func `The line of a macro is in the name of its expansion`() {
    let name = "@__swiftmacro_19XCUIAutomationTests0033SimulatedAppTraitTestsswift_DbGHjf"
    let site = MacroSite(expansion: "/tmp/\(name)MX143_4_6expectfMf_.swift")
    #expect(site?.file == "SimulatedAppTraitTests.swift")
    #expect(site?.line == 144)
  }

  @Test(
    arguments: [
      "/tmp/ListTests.swift", "@__swiftmacro_", "@__swiftmacro_fMX1_1_", "@__swiftmacro_3abcfMX",
      "@__swiftmacro_3abfMX1_1_", "@__swiftmacro_004__zzfMX1_2_", "@__swiftmacro_0003zKzfMX1_1_",
      "@__swiftmacro_99999999999999999999afMX1_1_", "@__swiftmacro_1afMX99999999999999999999_",
    ])
  func `Names that tell no line are none`(path: String) {
    #expect(MacroSite(expansion: path) == nil)
  }

  @Test func `A call in an expectation is at its line`() {
    #expect(FailureSite.current().line == #line)
    #expect(FailureSite.current().file == #filePath)
  }
}

@Suite struct MacroSiteFuzzTests {
  @Test func `Names at random tell a line or none`() {
    let parts = ["00", "0", "33", "3", "_", "a", "J", "z", "ab.c", "fMX", "MX", "99999999999", "é"]
    for seed in FuzzCount.times(5_000) {
      var generator = Xoshiro256(key: seed)
      let count = Int.random(in: 0..<9, using: &generator)
      let name = (0..<count).compactMap { _ in parts.randomElement(using: &generator) }.joined()
      if let site = MacroSite(expansion: "@__swiftmacro_" + name + "fMX1_2_") {
        #expect(site.line > 0 && !site.file.isEmpty, "seed \(seed): \(name)")
      }
    }
  }
}
