/// Work that is measured in a separate process, from its start to its end.
enum BenchmarkPart: String, CaseIterable {
  case fingerprints, pictures, replays, trace
  case endedTrials = "ended-trials"
  case failedTrials = "failed-trials"
  case fewLaunches = "few-launches"
  case firstTap = "first-tap"
  case manyLaunches = "many-launches"
  case passedTrials = "passed-trials"
  case peakImport = "peak-import"
  case peakLogin = "peak-login"
  case peakRows = "peak-rows"
  case peakSwiftUIRows = "peak-swiftui-rows"
  case swiftUILogins = "swiftui-logins"
  case thousandRuns = "thousand-runs"
}
