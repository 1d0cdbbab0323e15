import SeededCases
import Testing

@testable import SuiteAdoption

@Suite struct ProjectFuzzTests {
  @Test func `damaged projects are read, or refused with their lines`() {
    let project = ProjectText.project()
    let pieces = ["isa = PBXGroup;", "children = ( G, );", "mainGroup = G;", "targets = T1;", "/*"]
    for seed in FuzzCount.times(500) {
      let bytes = BrokenBytes.of(project, pieces: pieces, seed: seed)
      let text = String(decoding: bytes, as: UTF8.self)
      do throws(PropertyListFault) {
        _ = try XcodeProject(parsing: text, in: "ios", among: ["ios/Sync/A.swift"])
      } catch {
        #expect(error.line > 0 && !error.expected.isEmpty, "seed \(seed)")
      }
    }
  }

  @Test func `groups that are in each other end`() throws {
    let text = ProjectText.project()
      .replacing("children = ( GA, GT, F0, SG, )", with: "children = ( G, GT, )")
    let project = try XcodeProject(parsing: text, in: "ios", among: [])
    #expect(project.targets.map(\.name) == ["Shop UITests", "Shop"])
  }

  @Test func `damaged schemes never trap, and only name variables`() {
    let scheme = """
      <TestAction shouldUseLaunchSchemeArgsEnv = "YES">
        <BuildableReference BlueprintName = "Shop UITests"></BuildableReference>
        <EnvironmentVariable
          key = "SERVER" value = "https://a.b/?c=&quot;d&quot;" isEnabled = "YES">
        </EnvironmentVariable>
      </TestAction>
      <LaunchAction>
        <EnvironmentVariable
          key = "ACCOUNT" value = "$(ACCOUNT)" isEnabled = "YES">
        </EnvironmentVariable>
      </LaunchAction>
      """
    let whole = SchemeEnvironment.variables(of: "Shop UITests", in: [scheme])
    #expect(whole == ["SERVER": "https://a.b/?c=\"d\"", "ACCOUNT": "ACCOUNT"])
    for seed in FuzzCount.times(500) {
      let bytes = BrokenBytes.of(scheme, pieces: ["<TestAction", "key = \"", "&quot;"], seed: seed)
      let text = String(decoding: bytes, as: UTF8.self)
      let variables = SchemeEnvironment.variables(of: "Shop UITests", in: [text, scheme])
      #expect(variables["ACCOUNT"] != nil, "seed \(seed)")
    }
  }
}
