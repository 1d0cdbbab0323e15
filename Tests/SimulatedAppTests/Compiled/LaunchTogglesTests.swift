import PredicateFormat
import SeededCases
import SimulatedApp
import Testing

@Suite("Toggles of the launch environment")
struct LaunchTogglesTests {
  private static let toggles = TogglesDefinition(features: [
    FeatureToggle("cashback", false, info: ["percent": 1, "title": "Back"]),
    FeatureToggle("plus", true),
  ])

  private func state(_ environment: [String: String]) throws(LaunchToggles.Fault) -> LaunchToggles {
    try LaunchToggles(Self.toggles, environment: environment)
  }

  private func fault(_ environment: [String: String]) -> String? {
    do throws(LaunchToggles.Fault) {
      _ = try state(environment)
      return nil
    } catch {
      return error.words
    }
  }

  @Test func `without variables every toggle is as declared`() throws {
    #expect(try state([:]).toggles == ["cashback": false, "plus": true])
  }

  @Test(arguments: ["cashback", " cashback , ", #"["cashback"]"#])
  func `a list switches toggles on`(list: String) throws {
    #expect(try state(["enabledToggles": list]).toggles["cashback"] == true)
  }

  @Test func `another list switches toggles off`() throws {
    #expect(try state(["disabledToggles": "plus"]).toggles["plus"] == false)
  }

  @Test func `data goes on top of the usual data, member by member`() throws {
    let info = try state(["enabledTogglesInfo": #"{"cashback": {"percent": 5}, "plus": [1]}"#]).info
    #expect(info == ["cashback": ["percent": 5, "title": "Back"], "plus": [1]])
  }

  @Test(arguments: [
    (
      ["enabledToggles": "cashbak"],
      #"the variable "enabledToggles": there is no toggle "cashbak"; the nearest is "cashback""#
    ),
    (
      ["disabledToggles": "x"], #"the variable "disabledToggles": there is no toggle "x""#
    ),
    (["enabledToggles": "["], #"the variable "enabledToggles" contains no list of toggles"#),
    (["enabledToggles": "[1]"], #"the variable "enabledToggles" contains no list of toggles"#),
    (
      ["enabledToggles": "plus", "disabledToggles": "plus"],
      #"the toggle "plus" is both enabled and disabled"#
    ),
    (
      ["enabledTogglesInfo": #"{"cashbak": 1}"#],
      #"the variable "enabledTogglesInfo": there is no toggle "cashbak"; the nearest is "cashback""#
    ),
    (
      ["enabledTogglesInfo": "[1]"], #"the variable "enabledTogglesInfo" contains no JSON object"#
    ),
  ])
  func `a wrong variable is a fault`(environment: [String: String], words: String) {
    #expect(fault(environment) == words)
  }

  @Test func `text of any kind is read or refused, and never traps`() {
    let pieces = ["[", "]", "{", "}", "\"", ",", "cashback", ":", "1", "\\", "\u{0}", " "]
    for seed in FuzzCount.times(300) {
      var draws = SeededDraws(seed: seed)
      let text = draws.list(12) { $0.pick(pieces) }.joined()
      _ = fault(["enabledToggles": text, "enabledTogglesInfo": text])
    }
  }
}
