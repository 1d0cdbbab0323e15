import Foundation
import SimulatedApp
import TestReports
import Testing
import Trials
import VirtualTime

struct AllureResultsTests {
  private func files(
    _ verdict: RunVerdict = SampleRun.verdict,
    journal: @escaping (TestAttempt) -> [UInt8]? = { _ in nil }
  ) -> [String: [UInt8]] {
    var files: [String: [UInt8]] = [:]
    AllureResults(verdict, journal: journal).write { files[$0.name] = $0.bytes }
    return files
  }

  private func results(of files: [String: [UInt8]]) throws -> [[String: Any]] {
    try files.filter { $0.key.hasSuffix("-result.json") }.map { _, bytes in
      try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }.sorted { ($0["start"] as? Int ?? 0) < ($1["start"] as? Int ?? 0) }
  }

  private func one(_ facts: [JournalFact]) throws -> (result: [String: Any], [String: [UInt8]]) {
    let verdict = RunVerdict(RunResults(tests: [SampleRun.result("M.C/testIt", .failed)]))
    let files = files(verdict) { _ in SampleRun.journal(facts) }
    return (try #require(try results(of: files).first), files)
  }

  @Test func `the same run gives the same files`() {
    let journal: (TestAttempt) -> [UInt8]? = { _ in SampleRun.journal(SampleRun.facts) }
    #expect(files(journal: journal) == files(journal: journal))
  }

  @Test func `every attempt is a result, and a name tells which`() throws {
    let files = files()
    let results = try results(of: files)
    #expect(results.count == 9)
    for result in results {
      let uuid = try #require(result["uuid"] as? String)
      #expect(UUID(uuidString: uuid) != nil)
      #expect(files["\(uuid)-result.json"] != nil)
    }
    #expect(Set(results.compactMap { $0["uuid"] as? String }).count == 9)
  }

  @Test func `attempts of a test share a history, one after the other`() throws {
    let flaky = try results(of: files()).filter { $0["name"] as? String == "testFlakes" }
    #expect(flaky.compactMap { $0["status"] as? String } == ["failed", "passed"])
    #expect(Set(flaky.compactMap { $0["historyId"] as? String }).count == 1)
    let times = flaky.compactMap { ($0["start"] as? Int, $0["stop"] as? Int) as? (Int, Int) }
    #expect(times[0].1 < times[1].0)
    let details = try #require(flaky[1]["statusDetails"] as? [String: Any])
    #expect(details["flaky"] as? Bool == true)
    #expect(details["message"] as? String == "Failed with seed 1: late")
  }

  @Test func `a test on a shared device has only its own steps`() throws {
    let (result, _) = try one([
      .testStarted(name: "C.testBefore", module: "M"), .activityBegan(title: "before"),
      .activityEnded, .testFinished, .testStarted(name: "C.testIt", module: "M"),
      .activityBegan(title: "own"), .activityEnded, .testFinished,
    ])
    let steps = try #require(result["steps"] as? [[String: Any]])
    #expect(steps.compactMap { $0["name"] as? String } == ["own"])
  }

  @Test func `a failure in quarantine is known, with its owner and link`() throws {
    let known = try #require(
      try results(of: files()).first { $0["name"] as? String == "testKnown" })
    let details = try #require(known["statusDetails"] as? [String: Any])
    #expect(details["known"] as? Bool == true)
    #expect(details["flaky"] as? Bool == false)
    let labels = try #require(known["labels"] as? [[String: String]])
    #expect(labels.contains(["name": "owner", "value": "Ada"]))
    let links = try #require(known["links"] as? [[String: String]])
    #expect(links == [["name": "slow", "type": "issue", "url": "https://example.com/1"]])
  }

  @Test func `a test that the process ended in is broken`() throws {
    let ended = try #require(
      try results(of: files()).first { $0["name"] as? String == "testEnds" })
    #expect(ended["status"] as? String == "broken")
  }

  @Test func `steps stand in the steps that they were made in`() throws {
    let (result, _) = try one(SampleRun.facts)
    let steps = try #require(result["steps"] as? [[String: Any]])
    #expect(steps.compactMap { $0["name"] as? String } == ["Log in"])
    let inner = try #require(steps[0]["steps"] as? [[String: Any]])
    #expect(inner.compactMap { $0["name"] as? String } == ["Tap \"login\" Button"])
    #expect((steps + inner).allSatisfy { $0["status"] as? String == "failed" })
    let details = try #require(inner[0]["statusDetails"] as? [String: Any])
    #expect(details["message"] as? String == "late")
    let start = try #require(result["start"] as? Int)
    #expect(inner[0]["start"] as? Int == start + 6)
    #expect(inner[0]["stop"] as? Int == start + 9)
  }

  @Test func `set-up stands in a container of its own`() throws {
    let (result, files) = try one(SampleRun.facts)
    let name = try #require(files.keys.first { $0.hasSuffix("-container.json") })
    let container = try #require(
      try JSONSerialization.jsonObject(with: Data(files[name] ?? [])) as? [String: Any])
    #expect(container["children"] as? [String] == [try #require(result["uuid"] as? String)])
    let befores = try #require(container["befores"] as? [[String: Any]])
    #expect(befores.compactMap { $0["name"] as? String } == ["Set Up"])
    #expect((container["afters"] as? [Any])?.isEmpty == true)
  }

  @Test func `attachments are files beside the result, the journal last`() throws {
    let (result, files) = try one(SampleRun.facts)
    let own = try #require(result["attachments"] as? [[String: String]])
    #expect(own.compactMap { $0["name"] } == ["Attachment", "Journal"])
    #expect(own.compactMap { $0["type"] } == ["image/png", "application/x-ndjson"])
    #expect(files[own[0]["source"] ?? ""] == [1, 2, 3])
    #expect(files[own[1]["source"] ?? ""] == SampleRun.journal(SampleRun.facts))
    let note = try #require(files.first { $0.key.hasSuffix("-attachment.txt") })
    #expect(note.value == Array(SampleRun.hostile.utf8))
  }

  @Test func `more steps than are kept are counted`() throws {
    let calls = (0..<5_003).flatMap { _ -> [JournalFact] in
      [.callBegan("Tap"), .callEnded(outcome: "ok")]
    }
    let steps = try #require(try one(calls).result["steps"] as? [[String: Any]])
    #expect(steps.count == 5_001)
    #expect(steps.last?["name"] as? String == "3 more steps are left out")
  }

  @Test func `a wait that was in vain stands out, and one that was met does not`() throws {
    let waits = try one([
      .callBegan("Wait"), .callEnded(outcome: "met"), .callBegan("Wait"),
      .callEnded(outcome: "timed out"),
    ])
    let steps = try #require(waits.result["steps"] as? [[String: Any]])
    #expect(steps.compactMap { $0["status"] as? String } == ["passed", "broken"])
  }

  @Test func `steps that lie too deep are counted`() throws {
    let deep = (0..<100).map { JournalFact.callBegan("\($0)") }
    var steps = try #require(try one(deep).result["steps"] as? [[String: Any]])
    #expect(steps.last?["name"] as? String == "36 more steps are left out")
    var depth = 0
    while let first = steps.first {
      depth += 1
      steps = try #require(first["steps"] as? [[String: Any]])
    }
    #expect(depth == 64)
  }

  @Test func `a journal that cannot be read is attached as it is`() throws {
    let verdict = RunVerdict(RunResults(tests: [SampleRun.result("M.C/testIt", .failed)]))
    let files = files(verdict) { _ in Array("nonsense".utf8) }
    let result = try #require(try results(of: files).first)
    #expect((result["steps"] as? [Any])?.isEmpty == true)
    #expect((result["attachments"] as? [Any])?.count == 1)
  }

  @Test func `what the run was made with are properties`() {
    let text = String(decoding: files()["environment.properties"] ?? [], as: UTF8.self)
    #expect(
      text == "Latencies=as-written\nFaults=tie-order\nDevice=\\u00dcnit = 1\n")
  }

  @Test func `the values of a case of Swift Testing are its configuration`() throws {
    let name = #"M.Cart/add(count:) ("a (b)", 3)"#
    let verdict = RunVerdict(RunResults(tests: [SampleRun.result(name, .passed)]))
    let result = try #require(try results(of: files(verdict)).first)
    #expect(result["name"] as? String == "add(count:)")
    #expect(result["fullName"] as? String == "M.Cart/add(count:)")
    let parameters = try #require(result["parameters"] as? [[String: Any]])
    #expect(parameters.contains { $0["value"] as? String == #""a (b)", 3"# })
    let labels = try #require(result["labels"] as? [[String: Any]])
    #expect(labels.contains { $0["value"] as? String == "Swift Testing" })
  }

  private static let annotated: [JournalFact] = [
    .testStarted(name: "C.testBefore", module: "M"),
    .activityBegan(title: "allure.id:1"), .activityEnded, .testFinished,
    .testStarted(name: "C.testIt", module: "M"),
    .activityBegan(title: "allure.id:4711"), .activityEnded,
    .activityBegan(title: "Log in"),
    .activityBegan(title: "allure.label.suite:Checkout"), .activityEnded, .activityEnded,
    .activityBegan(title: "allure.link.SHOP-12[issue]:https://example.com/12"), .activityEnded,
    .activityBegan(title: "allure.link.docs:https://example.com/docs"), .activityEnded,
    .activityBegan(title: "allure.name:Buying a lamp"), .activityEnded,
    .activityBegan(title: "allure.description:With a card."), .activityEnded,
    .activityBegan(title: "allure.parameter.card:Visa"), .activityEnded,
    .attached(
      Attachment(
        name: "allure.label.owner", type: "public.plain-text", size: 3, content: .text("Ada"),
        added: VirtualInstant(nanoseconds: 0))),
    .testFinished,
  ]

  @Test func `what a test says of itself stands in its result and is no step`() throws {
    let (result, files) = try one(Self.annotated)
    let labels = try #require(result["labels"] as? [[String: String]])
    #expect(labels.filter { $0["name"] == "AS_ID" } == [["name": "AS_ID", "value": "4711"]])
    #expect(labels.filter { $0["name"] == "suite" } == [["name": "suite", "value": "Checkout"]])
    #expect(labels.contains(["name": "owner", "value": "Ada"]))
    #expect(
      result["links"] as? [[String: String]] == [
        ["name": "SHOP-12", "type": "issue", "url": "https://example.com/12"],
        ["name": "docs", "url": "https://example.com/docs"],
      ])
    #expect(result["name"] as? String == "Buying a lamp")
    #expect(result["fullName"] as? String == "M.C/testIt")
    #expect((result["description"] as? String)?.hasPrefix("With a card.\n\nReplay: ") == true)
    let parameters = try #require(result["parameters"] as? [[String: Any]])
    #expect(parameters.last?["value"] as? String == "Visa")
    let steps = try #require(result["steps"] as? [[String: Any]])
    #expect(steps.compactMap { $0["name"] as? String } == ["Log in"])
    #expect((steps[0]["steps"] as? [Any])?.isEmpty == true)
    #expect(!files.keys.contains { $0.hasSuffix("-attachment.txt") })
  }

  @Test func `why the app crashed stands below the failure`() throws {
    let (result, _) = try one([
      .testStarted(name: "C.testIt", module: "M"),
      .crashed(message: "Fatal error: Index out of range"), .testFinished,
    ])
    let details = try #require(result["statusDetails"] as? [String: Any])
    let trace = try #require(details["trace"] as? String)
    #expect(
      trace.hasSuffix("The app crashed: Fatal error: Index out of range\nFailure: assertion"))
  }

  @Test func `failures that many tests share have a category and a tag`() throws {
    let tests = (1...3).map { SampleRun.result("M.C/test\($0)", .failed) }
    let verdict = RunVerdict(RunResults(tests: tests + [SampleRun.result("M.C/testOk", .passed)]))
    let files = files(verdict)
    for result in try results(of: files).prefix(3) {
      let details = try #require(result["statusDetails"] as? [String: Any])
      let trace = try #require(details["trace"] as? String)
      #expect(trace.hasSuffix("\nFailing alike: 3 tests\nFailure: assertion"))
      let labels = try #require(result["labels"] as? [[String: String]])
      #expect(labels.contains(["name": "tag", "value": "failing alike"]))
    }
    let categories = try #require(
      try JSONSerialization.jsonObject(with: Data(files["categories.json"] ?? []))
        as? [[String: Any]])
    let pattern = try #require(categories[0]["traceRegex"] as? String)
    let regex = try Regex(pattern)
    #expect(try regex.wholeMatch(in: "x\n y\nFailing alike: 3 tests\nFailure: timeout") != nil)
    #expect(try regex.wholeMatch(in: "x\n y\nFailure: timeout") == nil)
  }
}
