import Testing

@testable import TestHost
@testable import TestRuns
@testable import XCUIAutomation

@Suite struct InterfaceConfigurationTests {
  @Test func `One language gives each orientation with each appearance`() {
    #expect(
      InterfaceConfiguration.all(languages: ["en"]).map(\.words) == [
        "Light Appearance, Portrait", "Light Appearance, Landscape Right",
        "Dark Appearance, Portrait", "Dark Appearance, Landscape Right",
      ])
  }

  @Test func `Several languages are told apart and sorted`() {
    let all = InterfaceConfiguration.all(languages: ["fr", "en"])
    #expect(all.count == 8)
    #expect(all[0].words == "Light Appearance, Portrait, en")
    #expect(all[1].arguments == ["-AppleLanguages", "(fr)"])
  }

  @Test func `There is a limit`() {
    let languages = Set((0..<100).map { "l\($0)" })
    #expect(InterfaceConfiguration.all(languages: languages).count == InterfaceConfiguration.limit)
  }

  @Test(arguments: [(1.0, 60.0), (60, 60), (61, 120), (0, 60), (-5, 60), (1e12, 86_400)])
  func `Allowances are whole minutes`(seconds: Double, rounded: Double) {
    #expect(ExecutionAllowance.rounded(seconds) == rounded)
  }
}
