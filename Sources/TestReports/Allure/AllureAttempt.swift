import SimulatedApp
import Trials

/// One attempt of a test, as the files that Allure reads.
struct AllureAttempt {
  private let attempt: TestAttempt
  private let result: TestResult
  private let verdict: RunVerdict
  private let name: TestNameParts
  private let uuid: String
  private let start: Int64
  /// The end, in milliseconds since 1970.
  let stop: Int64

  /// Makes an attempt that starts the given number of milliseconds after 1970.
  init(_ attempt: TestAttempt, of result: TestResult, in verdict: RunVerdict, start: Int64) {
    self.attempt = attempt
    self.result = result
    self.verdict = verdict
    self.start = start
    name = TestNameParts(result.test)
    uuid = AllureIdentifier.uuid(
      of: "\(result.test) seed \(attempt.record.seed) attempt \(attempt.number)")
    // Rounded up, so that the shortest attempt has a duration.
    stop = start + (attempt.record.nanoseconds / 1_000_000) + 1
  }

  /// The files of the attempt, including its journal and its attachments.
  func files(journal: [UInt8]?) -> [AllureResults.File] {
    var shown = shown
    var files: [AllureResults.File] = []
    var around: AllureModel.Container?
    if let journal {
      let source = "\(AllureIdentifier.uuid(of: uuid + "journal"))-attachment.jsonl"
      files.append(AllureResults.File(name: source, bytes: journal))
      if let record = try? JournalRecord(journal) {
        let steps = AllureSteps(record, uuid: uuid, start: start)
        shown.steps = steps.steps
        shown.attachments = steps.attachments
        files += steps.files
        around = container(of: steps)
      }
      shown.attachments.append(
        AllureModel.Attachment(name: "Journal", source: source, type: "application/x-ndjson"))
    }
    if let around {
      files.append(
        AllureResults.File(
          name: "\(around.uuid)-container.json", bytes: AllureResults.json(around)))
    }
    return [
      AllureResults.File(name: "\(uuid)-result.json", bytes: AllureResults.json(shown))
    ] + files
  }

  private func container(of steps: AllureSteps) -> AllureModel.Container? {
    guard !steps.befores.isEmpty || !steps.afters.isEmpty else { return nil }
    return AllureModel.Container(
      uuid: AllureIdentifier.uuid(of: uuid + "container"), name: name.type, children: [uuid],
      befores: steps.befores, afters: steps.afters, start: start, stop: stop)
  }

  private var shown: AllureModel.Result {
    let record = attempt.record
    let entry = verdict.rules.entry(of: result.test)
    let command = ReplayCommand(
      record.replayToken, of: result.test, settings: verdict.results.setting.replaySettings)
    let configuration = name.configuration.map {
      AllureModel.Parameter(name: "configuration", value: $0)
    }
    return AllureModel.Result(
      uuid: uuid, historyId: AllureIdentifier.digits(of: "history of \(result.test)"),
      testCaseId: AllureIdentifier.digits(of: "case \(result.plainName)"),
      fullName: result.plainName, name: name.method, titlePath: [name.module, name.type],
      description: result.status == .unfinished ? nil : "Replay: `\(command)`",
      status: status, statusDetails: details(isKnown: entry != nil),
      parameters: [
        AllureModel.Parameter(name: "seed", value: record.seed.description, excluded: true)
      ] + (configuration.map { [$0] } ?? []),
      labels: labels(entry), links: links(entry), start: start, stop: stop)
  }

  private var status: AllureModel.Status {
    guard result.status != .unfinished else { return .broken }
    return switch attempt.record.outcome {
    case .passed: .passed
    case .failed: .failed
    case .skipped: .skipped
    case .crashed: .broken
    }
  }

  private func details(isKnown: Bool) -> AllureModel.StatusDetails? {
    var details = AllureModel.StatusDetails()
    details.flaky = result.status == .flaky
    details.known = isKnown
    switch status {
    case .broken where result.status == .unfinished:
      details.message = "The test has not run to its end."
    case .skipped: details.message = attempt.record.skipReason
    case .failed, .broken:
      guard let failure = attempt.record.failures.first else { return details }
      details.message = failure.summary
      details.trace =
        FailureList(attempt.record).text + "\n" + AllureResults.kindLine(of: failure.reason.kind)
    case .passed:
      guard details.flaky, let failure = result.firstFailure?.record else { return nil }
      details.message =
        "Failed with seed \(failure.seed): " + (failure.failures.first?.summary ?? "")
    }
    return details
  }

  private func labels(_ entry: Quarantine.Entry?) -> [AllureModel.Label] {
    var pairs = [
      ("parentSuite", name.module), ("suite", name.type), ("package", name.module),
      ("testClass", "\(name.module).\(name.type)"), ("testMethod", name.method),
      ("framework", name.framework), ("language", "swift"),
    ]
    if result.status == .flaky { pairs.append(("tag", "flaky")) }
    if let entry { pairs += [("owner", entry.owner), ("tag", "quarantine")] }
    return pairs.map { AllureModel.Label(name: $0.0, value: $0.1) }
  }

  private func links(_ entry: Quarantine.Entry?) -> [AllureModel.Link] {
    guard let entry, let link = entry.link else { return [] }
    return [AllureModel.Link(name: entry.reason, url: link, type: "issue")]
  }
}
