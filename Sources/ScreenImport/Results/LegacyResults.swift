import SimulatedApp

/// Tests in the JSON of `xcresulttool get --legacy --format json`, where each value is an object
/// with `_value` or `_values`.
enum LegacyResults {
  /// The failed tests of a whole run, or one test with its steps; nil for JSON of another form.
  static func tests(in root: JSONNode) -> [LoggedTest]? {
    switch root.member("_type")?.value.text("_name") {
    case "ActionsInvocationRecord": failedTests(of: root)
    case "ActionTestSummary": [test(root)]
    default: nil
    }
  }

  /// A run lists its failures twice, as those of each action and as those of all.
  private static func failedTests(of root: JSONNode) -> [LoggedTest] {
    let actions = values(root, "actions").compactMap { $0.member("actionResult")?.value }
    var tests: [LoggedTest] = []
    for part in [root] + actions {
      guard let issues = part.member("issues")?.value else { continue }
      for issue in values(issues, "testFailureSummaries") {
        tests.add(failure(of: issue), to: text(issue, "testCaseName") ?? "")
      }
    }
    return tests
  }

  private static func failure(of issue: JSONNode) -> TestFailure {
    let location = issue.member("documentLocationInCreatingWorkspace")?.value
    let url = location.flatMap { text($0, "url") } ?? ""
    let parts = url.split(separator: "#", maxSplits: 1)
    let key = "StartingLineNumber="
    let line = parts.dropFirst().first?.split(separator: "&").first { $0.hasPrefix(key) }
      .flatMap { Int($0.dropFirst(key.count)) }
    return TestFailure(
      message: text(issue, "message") ?? "",
      file: parts.first?.split(separator: "/").last.map(String.init) ?? "",
      // Such lines are counted from 0.
      line: line.map { $0 &+ 1 } ?? 0)
  }

  // MARK: - One test

  private static func test(_ root: JSONNode) -> LoggedTest {
    var test = LoggedTest(
      name: text(root, "identifier") ?? text(root, "name") ?? "",
      seconds: text(root, "duration").flatMap(Double.init))
    test.failures = values(root, "failureSummaries").map { summary in
      let file = text(summary, "fileName")?.split(separator: "/").last ?? ""
      return TestFailure(
        message: text(summary, "message") ?? "", file: String(file),
        line: text(summary, "lineNumber").flatMap { Int($0) } ?? 0)
    }
    let all = values(root, "activitySummaries")
    let start = all.lazy.compactMap(secondsOfDay).first ?? 0
    for activity in all { add(activity, to: &test, depth: 0, start) }
    return test
  }

  /// Adds an activity and those inside; the JSON reader limits nesting.
  private static func add(
    _ activity: JSONNode, to test: inout LoggedTest, depth: Int, _ start: Double
  ) {
    var seconds = secondsOfDay(activity).map { $0 - start } ?? test.steps.last?.seconds ?? 0
    // A test may run past midnight.
    if seconds < 0 { seconds += 86_400 }
    test.steps.append(
      LoggedTest.Step(seconds: seconds, depth: depth, words: text(activity, "title") ?? ""))
    for inner in values(activity, "subactivities") {
      add(inner, to: &test, depth: depth + 1, start)
    }
  }

  /// The time of an activity such as `2026-03-01T10:00:01.500+0000`, since midnight.
  private static func secondsOfDay(_ activity: JSONNode) -> Double? {
    guard let time = text(activity, "start")?.split(separator: "T").dropFirst().first else {
      return nil
    }
    let parts = time.prefix { $0.isNumber || $0 == ":" || $0 == "." }.split(separator: ":")
      .compactMap { Double($0) }
    return parts.count == 3 ? parts[0] * 3_600 + parts[1] * 60 + parts[2] : nil
  }

  // MARK: - Values

  private static func text(_ node: JSONNode, _ key: String) -> String? {
    node.member(key)?.value.text("_value")
  }

  private static func values(_ node: JSONNode, _ key: String) -> [JSONNode] {
    node.member(key)?.value.list("_values") ?? []
  }
}

extension [LoggedTest] {
  /// Adds a failure to the test of a name, unless it is known.
  mutating func add(_ failure: TestFailure, to name: String) {
    if let known = firstIndex(where: { $0.isTest(name) }) {
      if !self[known].failures.contains(failure) { self[known].failures.append(failure) }
    } else {
      append(LoggedTest(name: name, failures: [failure]))
    }
  }
}
