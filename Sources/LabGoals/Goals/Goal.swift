/// One of the twelve goals of the lab, with the best result known when they were set.
package struct Goal: Sendable, Equatable {
  /// Its number, 1 to 12.
  package let number: Int
  /// Its title.
  package let title: String
  /// The best published figures, measured by their authors on their own subjects.
  package let anchor: String

  /// All twelve, by number.
  package static let all: [Goal] = [
    Goal(
      1, "every cause, runnable",
      "Romano et al. 2021: 12 causes, 235 cases; 60 % without a way to reproduce, 31 % mended by "
        + "removing the test"),
    Goal(
      2, "known failure reproduced",
      "FlakeEcho 2024: 91.3 % in 1.71 runs; FlakeRepro 2022: 83.9 % in fewer than 7"),
    Goal(
      3, "blind detection",
      "FlakeScanner 2021: 45 of 52 (from memory); 10,000 reruns of 24 projects missed known "
        + "flakes"),
    Goal(
      4, "exhaustive certificate",
      "R4 2015, EM-DPOR 2016: partial-order reduction for event loops"),
    Goal(
      5, "bound of random priorities",
      "PCT 2010: a run meets a fault of depth d with at least 1/(n k^(d-1)); SCTBench 2016: PCT "
        + "with d = 3 missed one of 49"),
    Goal(
      6, "smallest schedule",
      "Choi and Zeller 2002: the cause in 50 tests; FlakeEcho 2024: a single delay"),
    Goal(
      7, "cause by name",
      "FlakyCat 2022: F1 of 70 to 73 %"),
    Goal(
      8, "replay",
      "FlakeEcho 2024: fails 20 of 20 times once reproduced"),
    Goal(
      9, "cost of a thousand runs",
      "TigerBeetle VOPR: about 700 times real time; FoundationDB: about 10"),
    Goal(
      10, "statistics that keep their word",
      "Wilson's interval covers 90.5 to 92 % at small rates"),
    Goal(
      11, "waits against the perfect wait",
      "WEFix 2024: 98 % correct at 1.25 times the run time; TRaf 2023: run time down by 11.1 to "
        + "20.2 %"),
    Goal(
      12, "rates of rare flakes",
      "none found; reruns need 9.6e7 runs for one in a million within a fifth"),
  ]

  /// The limits that no figure of the table shows.
  package static let limits: [String] = [
    "The subjects are models. Nothing is said of UIKit's own faults, of device farms, or of "
      + "latencies unlike the laws that the models state.",
    "A certificate holds for what the runs were seen to read, change and look at, for latencies "
      + "within their laws but for one in 10^9 at each end, for answers of chance that come "
      + "together at least so often, and up to the limits on runs.",
    "The corpus was written together with the search, and none of it is hidden. The share of "
      + "others' tests that the search would find is not known.",
    "Figures of papers are of the papers' own subjects. The baselines that are compared were "
      + "written anew in this simulator, and share its idea of a step.",
    "Test order, platform, language and stored state are no matter of schedules. The scenarios of "
      + "those causes run under fault plans, and an exhaustive search tries the values that a plan "
      + "draws; schedules to a failure count those runs too.",
  ]

  private init(_ number: Int, _ title: String, _ anchor: String) {
    self.number = number
    self.title = title
    self.anchor = anchor
  }
}
