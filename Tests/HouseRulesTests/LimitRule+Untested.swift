extension LimitRule {
  /// The limits that no test names yet.
  ///
  /// None is added: a new limit comes with its test.
  static let untested: Set<String> = [
    "AdoptedPackage.buildLimit", "AnalysisWork.usualLimit", "AppTour.sameStateLimit",
    "BlindGoal.limit", "CallSite.callerLimit", "CauseRules.traceLimit", "DraftScript.sceneLimit",
    "DriverSession.roundLimit", "FailureRates.eventLimit", "FailureSite.frameLimit",
    "FaultTrials.analysisLimit", "FaultTrials.runLimit", "FieldTable.depthLimit",
    "Finger.repeatLimit", "FormatLimits.regexReportsMaximum", "GalleryFolder.lineLimit",
    "GalleryFolder.shotLimit", "GalleryFolder.toldLimit", "HostedTest.blockRestLimit",
    "HostedTest.restLimit", "HostedTest.roundLimit", "LazyStackBox.sightLimit",
    "LineMemory.macroFileLimit", "Main.limit", "ModelDraft.crashLimit", "NameFilter.reportLimit",
    "OpenInboxes.slotLimit", "OrderPlacing.splitLimit", "OrderSearch.probeLimit",
    "PNGReader.pixelLimit", "PollSearch.checkLimit", "ProgramOracle.analysisLimit",
    "RareFlakes.witnessLimit", "ReproductionGoal.runLimit", "RouteWalk.waitLimit", "RunTrace.limit",
    "RunningApp.scrollLimit", "ScenarioGoal.runLimit", "SceneGraph.limit",
    "ScreenDescription.eventLimit", "ScriptDirector.eventLimit", "ScrollCommands.swipeLimit",
    "SnapshotBuilder.elementLimit", "SnapshotBuilder.textLimit", "SuccessiveSessions.limit",
    "TestDrafting.freeLimit", "TestDrafting.wishLimit", "TestingNames.valueLimit",
    "ThrowSite.frameLimit", "TreeText.byteLimit", "ViewDrawing.depthLimit", "WaitRunner.eventLimit",
  ]
}
