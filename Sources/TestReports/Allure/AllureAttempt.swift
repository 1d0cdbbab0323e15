import SimulatedApp
import Trials

/// One attempt of a test, as the files that Allure reads.
struct AllureAttempt {
  private let attempt: TestAttempt
  private let result: TestResult
  private let verdict: RunVerdict
  private let group: MassFailures.Group?
  private let name: TestNameParts
  private let uuid: String
  private let start: Int64
  /// The end, in milliseconds since 1970.
  let stop: Int64

  /// Makes an attempt that starts the given number of milliseconds after 1970.
  ///
  /// `group` are the tests that failed in the same way, if many did.
  init(
    _ attempt: TestAttempt, of result: TestResult, in verdict: RunVerdict,
    sharing group: MassFailures.Group?, start: Int64
  ) {
    self.attempt = attempt
    self.result = result
    self.verdict = verdict
    self.group = group
    self.start = start
    name = TestNameParts(result.test)
    uuid = AllureIdentifier.uuid(
      of: "\(result.test) seed \(attempt.record.seed) attempt \(attempt.number)")
    // Rounded up, so that the shortest attempt has a duration.
    stop = start + (attempt.record.nanoseconds / 1_000_000) + 1
  }

  /// The files of the attempt, including its journal and its attachments.
  func files(journal: [UInt8]?) -> [AllureResults.File] {
    let record = journal.flatMap { try? JournalRecord($0) }
    var shown = shown(TestAnnotations(record))
    var files: [AllureResults.File] = []
    var around: AllureModel.Container?
    if let journal {
      let source = "\(AllureIdentifier.uuid(of: uuid + "journal"))-attachment.jsonl"
      files.append(AllureResults.File(name: source, bytes: journal))
      if let record {
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

  private func shown(_ annotations: TestAnnotations) -> AllureModel.Result {
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
      fullName: result.plainName, name: annotations.name ?? name.method,
      titlePath: [name.module, name.type],
      description: (annotations.descriptions
        + (result.status == .unfinished ? [] : ["Replay: `\(command)`"])).joined(separator: "\n\n"),
      status: status, statusDetails: details(isKnown: entry != nil, annotations),
      parameters: [
        AllureModel.Parameter(name: "seed", value: record.seed.description, excluded: true)
      ] + (configuration.map { [$0] } ?? [])
        + annotations.parameters.map { AllureModel.Parameter(name: $0.name, value: $0.value) },
      labels: labels(entry, annotations), links: links(entry, annotations), start: start,
      stop: stop)
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

  private func details(
    isKnown: Bool, _ annotations: TestAnnotations
  ) -> AllureModel.StatusDetails? {
    var details = AllureModel.StatusDetails()
    details.flaky = result.status == .flaky
    details.known = isKnown
    switch status {
    case .broken where result.status == .unfinished:
      details.message = "The test did not finish."
    case .skipped: details.message = attempt.record.skipReason
    case .failed, .broken:
      guard let failure = attempt.record.failures.first else { return details }
      details.message = failure.summary
      let lines =
        [FailureList(attempt.record).text]
        + annotations.crashes.map { "The app crashed: \($0)" }
        + (group.map { ["\(AllureResults.massLine)\($0.tests.count) tests"] } ?? [])
        + [AllureResults.kindLine(of: failure.reason.kind)]
      details.trace = lines.joined(separator: "\n")
    case .passed:
      guard details.flaky, let failure = result.firstFailure?.record else { return nil }
      details.message =
        "Failed with seed \(failure.seed): " + (failure.failures.first?.summary ?? "")
    }
    return details
  }

  /// The labels; a label that the test sets itself replaces the one with the same name.
  private func labels(
    _ entry: Quarantine.Entry?, _ annotations: TestAnnotations
  ) -> [AllureModel.Label] {
    let given = Set(annotations.labels.map(\.name))
    let own = ownLabels(entry).filter { $0.name == "tag" || !given.contains($0.name) }
    return own + annotations.labels.map { AllureModel.Label(name: $0.name, value: $0.value) }
  }

  private func ownLabels(_ entry: Quarantine.Entry?) -> [AllureModel.Label] {
    var pairs = [
      ("parentSuite", name.module), ("suite", name.type), ("package", name.module),
      ("testClass", "\(name.module).\(name.type)"), ("testMethod", name.method),
      ("framework", name.framework), ("language", "swift"),
    ]
    if result.status == .flaky { pairs.append(("tag", "flaky")) }
    if group != nil { pairs.append(("tag", "failing alike")) }
    if let entry { pairs += [("owner", entry.owner), ("tag", "quarantine")] }
    return pairs.map { AllureModel.Label(name: $0.0, value: $0.1) }
  }

  private func links(
    _ entry: Quarantine.Entry?, _ annotations: TestAnnotations
  ) -> [AllureModel.Link] {
    let known = entry.flatMap { entry in
      entry.link.map { AllureModel.Link(name: entry.reason, url: $0, type: "issue") }
    }
    return (known.map { [$0] } ?? [])
      + annotations.links.map {
        AllureModel.Link(name: $0.name, url: $0.url, type: $0.type.isEmpty ? nil : $0.type)
      }
  }
}
