import Testing

@testable import SuiteAdoption

@Suite struct TestPlanTests {
  private static let plan = """
    {"configurations": [{"name": "A", "options": {"environmentVariableEntries": [
      {"key": "TOKEN", "value": "$(SECRET)"}, {"key": "HOST", "value": "stage"},
      {"enabled": false, "key": "OFF", "value": "1"}]}}],
    "defaultOptions": {"environmentVariableEntries": [
      {"key": "HOST", "value": "live"}, {"key": "PORT", "value": "80"}]},
    "testTargets": [{"target": {"containerPath": "container:A.xcodeproj", "name": "AUITests"}}],
    "version": 1}
    """

  @Test func `a configuration comes before what all have, and names stand for settings`() {
    #expect(
      TestPlan.variables(of: "AUITests", in: [Self.plan])
        == ["TOKEN": "TOKEN", "HOST": "stage", "PORT": "80"])
  }

  @Test func `a plan of other targets, or one that cannot be read, gives nothing`() {
    let cut = String(Self.plan.dropLast(9))
    #expect(TestPlan.variables(of: "BUITests", in: [Self.plan]).isEmpty)
    #expect(TestPlan.variables(of: "AUITests", in: [cut, "", "[]"]).isEmpty)
  }

  @Test func `a suite has the variables of its plan before those of its scheme`() {
    let scheme = """
      <TestAction shouldUseLaunchSchemeArgsEnv = "NO"><BuildableReference
        BlueprintName = "Shop UITests">
      <EnvironmentVariable
        key = "HOST" value = "scheme" isEnabled = "YES"></EnvironmentVariable></TestAction>
      """
    let files = [
      "A.xcodeproj/project.pbxproj": ProjectText.project(),
      "A.xcodeproj/xcshareddata/xcschemes/A.xcscheme": scheme,
      "A.xctestplan": Self.plan.replacing("AUITests", with: "Shop UITests"),
      "Shop UITests/LoginTests.swift": "import XCTest\n",
    ]
    let finding = SuiteFinding(files: files.keys.sorted()) { files[$0] }
    #expect(finding.suites.map(\.environment["HOST"]) == ["stage"])
  }
}
