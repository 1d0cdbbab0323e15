import Testing

@testable import SuiteAdoption

@Suite struct AdoptionReportTests {
  private func report(_ files: [String: String]) -> String {
    let finding = SuiteFinding(files: files.keys.sorted()) { files[$0] }
    let adopted = AdoptedPackage(finding, choosing: finding.suites, files: files.keys.sorted()) {
      files[$0]
    }
    return AdoptionReport(adopted, rows: []).text
  }

  private static let test = "import XCTest\nlet app = XCUIApplication()\n"

  @Test func `files of tests that ask servers are listed with the addresses`() {
    let service = """
      let login = "https://qa.example.com:443?action=login"
      let session = URLSession.shared
      """
    #expect(
      report(["AUITests/A.swift": Self.test, "AUITests/Service.swift": service])
        .hasSuffix(
          """

          What the tests ask servers for is not in the model; where they cannot be reached, such tests fail:
            AUITests/Service.swift: https://qa.example.com:443

          """))
  }

  @Test func `an address that only the app asks is not`() {
    let test = Self.test + "let url = \"https://example.com\"\n"
    #expect(!report(["AUITests/A.swift": test]).contains("example.com"))
  }
}
