package import SimulatedApp

/// The tests of a run on a Mac, from a log, a JUnit report or the JSON that `xcresulttool` prints.
///
/// Of JSON it reads `get test-results tests`, `summary`, `test-details` and `activities`, whose
/// forms Apple describes in `xcresulttool help`, and what `--legacy` prints. Keys that it does not
/// know are skipped.
package enum TestResults {
  /// Reads a file.
  ///
  /// - Throws: ``ImportFault`` for a file that is too large or is JSON of another form.
  package static func read(_ bytes: [UInt8]) throws(ImportFault) -> [LoggedTest] {
    guard bytes.count <= ImportSource.sizeLimit else {
      throw .tooLarge(limit: ImportSource.sizeLimit)
    }
    if JUnitResults.isMarkup(bytes), let tests = JUnitResults.tests(in: bytes) { return tests }
    guard Recording.isJSON(bytes) else {
      return LoggedTest.all(in: String(decoding: bytes, as: UTF8.self))
    }
    let (root, faults) = JSONReader.read(bytes)
    guard let root else {
      throw .badRecording(in: bytes, at: faults.first?.offset ?? 0, faults.first?.message ?? "")
    }
    if let nodes = root.member("testNodes")?.value { return nodes.items.flatMap(tests) }
    if let failures = root.member("testFailures")?.value { return summarized(failures.items) }
    if let tests = LegacyResults.tests(in: root) { return tests }
    guard let runs = root.member("testRuns")?.value else {
      throw .badRecording(
        in: bytes, at: root.offset,
        "expected the key \"testNodes\", \"testFailures\" or \"testRuns\", which xcresulttool "
          + "writes")
    }
    let name = root.text("testIdentifier") ?? root.text("testName") ?? ""
    return runs.items.contains { $0.member("activities") != nil }
      ? runs.items.map { activities(of: $0, name) } : runs.items.flatMap { test($0, name) }
  }

  /// The failed tests of a summary, each with its failures.
  private static func summarized(_ failures: [JSONNode]) -> [LoggedTest] {
    var tests: [LoggedTest] = []
    for node in failures {
      let name = ["testIdentifierString", "testIdentifier", "testName"].lazy.compactMap(node.text)
      tests.add(failure(node.text("failureText") ?? ""), to: name.first ?? "")
    }
    return tests
  }

  // MARK: - Nodes

  /// The tests of a node, which holds plans, bundles, suites and cases.
  ///
  /// The JSON reader limits nesting.
  private static func tests(in node: JSONNode) -> [LoggedTest] {
    guard node.text("nodeType") == "Test Case" else {
      return node.list("children").flatMap(tests)
    }
    return test(node, node.text("nodeIdentifier") ?? node.text("name") ?? "")
  }

  /// A test with the failures of all its repetitions and devices.
  private static func test(_ node: JSONNode, _ name: String) -> [LoggedTest] {
    [
      LoggedTest(
        name: name, failures: failures(in: node), seconds: node.number("durationInSeconds"))
    ]
  }

  private static func failures(in node: JSONNode) -> [TestFailure] {
    let own: [TestFailure] =
      node.text("nodeType") == "Failure Message" ? [failure(node.text("name") ?? "")] : []
    return own + node.list("children").flatMap(failures)
  }

  /// `CartTests.swift:42: XCTAssertTrue failed` as a failure.
  private static func failure(_ words: String) -> TestFailure {
    let parts = words.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, parts[0].hasSuffix(".swift"), let line = Int(parts[1]) else {
      return TestFailure(message: words, file: "", line: 0)
    }
    return TestFailure(
      message: String(parts[2].drop { $0 == " " }), file: String(parts[0]), line: line)
  }

  // MARK: - Activities

  private static func activities(of run: JSONNode, _ name: String) -> LoggedTest {
    var test = LoggedTest(name: name)
    let all = run.list("activities")
    let start = all.lazy.compactMap { $0.number("startTime") }.first ?? 0
    for activity in all { add(activity, to: &test, depth: 0, start) }
    return test
  }

  private static func add(
    _ activity: JSONNode, to test: inout LoggedTest, depth: Int, _ start: Double
  ) {
    let words = activity.text("title") ?? ""
    let inside = activity.list("childActivities")
    let seconds = activity.number("startTime").map { $0 - start } ?? test.steps.last?.seconds ?? 0
    test.steps.append(LoggedTest.Step(seconds: seconds, depth: depth, words: words))
    for activity in inside { add(activity, to: &test, depth: depth + 1, start) }
    // Activities around the failure are marked, too; the failure itself is the innermost one.
    if activity.flag("isAssociatedWithFailure") == true,
      !inside.contains(where: { $0.flag("isAssociatedWithFailure") == true })
    {
      test.failures.append(failure(words))
    }
  }
}
