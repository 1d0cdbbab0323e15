extension LimitRule {
  /// The limits that no test names yet.
  ///
  /// None is added: a new limit comes with its test.
  static let untested: Set<String> = [
    "AdoptedPackage.buildLimit", "BlindGoal.limit", "CauseRules.traceLimit",
    "DriverSession.roundLimit", "FailureRates.eventLimit", "FailureSite.frameLimit",
    "FaultTrials.analysisLimit", "FaultTrials.runLimit", "GalleryFolder.shotLimit",
    "GalleryFolder.toldLimit", "HostedTest.blockRestLimit", "HostedTest.restLimit",
    "HostedTest.roundLimit", "LineMemory.macroFileLimit", "OrderPlacing.splitLimit",
    "OrderSearch.probeLimit", "PollSearch.checkLimit", "ProgramOracle.analysisLimit",
    "RareFlakes.witnessLimit", "ReproductionGoal.runLimit", "RouteWalk.waitLimit", "RunTrace.limit",
    "RunningApp.scrollLimit", "ScenarioGoal.runLimit", "SnapshotBuilder.elementLimit",
    "SnapshotBuilder.textLimit", "ThrowSite.frameLimit",
  ]
}
