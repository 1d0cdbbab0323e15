extension FlakyScenario {
  /// The corpus, in the order of its article.
  package static let all: [FlakyScenario] =
    NetworkScenarios.all + RenderingScenarios.all + AnimationScenarios.all + PlatformScenarios.all
    + LayoutScenarios.all + SelectorScenarios.all + RunnerScenarios.all + UnorderedScenarios.all
    + TimeScenarios.all + LoadOrderScenarios.all + TestOrderScenarios.all + RandomnessScenarios.all

  /// The scenario of a name; nil for an unknown one.
  package static func named(_ name: String) -> FlakyScenario? { all.first { $0.name == name } }
}
