extension LimitRule {
  /// The limits that no test names yet.
  ///
  /// None is added: a new limit comes with its test.
  static let untested: Set<String> = [
    "AdoptedPackage.buildLimit", "CauseRules.traceLimit", "DriverSession.roundLimit",
    "FaultTrials.analysisLimit", "FaultTrials.runLimit", "GalleryFolder.shotLimit",

    "OrderPlacing.splitLimit", "PollSearch.checkLimit", "ProgramOracle.analysisLimit",
    "RareFlakes.witnessLimit", "RunTrace.limit", "RunningApp.scrollLimit", "ScenarioGoal.runLimit",
    "SnapshotBuilder.elementLimit", "SnapshotBuilder.textLimit",
  ]
}
