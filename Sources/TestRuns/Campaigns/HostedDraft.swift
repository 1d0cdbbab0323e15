import EnvironmentVariables
import EventOrders
import Foundation
import ModelDrafting
import OutputFiles
import SimulatedApp
import Synchronization
import TestFailures
import TestHost
import Trials
import VirtualTime

/// Drafts a model from the tests of the process: each test runs on an app that shows what the test
/// queries, and at the end all of them run on the resulting model.
final class HostedDraft: TrialMaking {
  /// It is Sendable because all tests run on one thread; other threads only see the list, under its
  /// lock.
  private struct Entry: @unchecked Sendable {
    let stage: DraftStage
    let drafted: DraftedTest
  }

  private let folder: String
  private let appName: String?
  private let entries = Mutex<[Entry]>([])

  /// Makes a draft that is written to a folder.
  init(folder: String) {
    self.folder = folder
    appName = DraftFolder.givenName(in: folder)
  }

  /// There is no app yet that the set-up of a class could use before its tests.
  var preparesClassInTrials: Bool { true }

  func run(_ test: some HostedTrialCase) {
    DraftFolder.note(test.campaignName, in: folder)
    let stage = DraftStage(test, appName: appName)
    let drafting = TestDrafting(
      play: stage.play, stops: stage.stops, line: SourceLines.text, texts: SourceLines.texts,
      hopeless: TestDrafting.hopelessFailures(of: entries.withLock { $0.map(\.drafted) }))
    let drafted: DraftedTest
    if let knowledge = DraftFolder.knowledge(of: test.campaignName, in: folder) {
      drafted = drafting.draft(test.campaignName, knowing: knowledge)
    } else {
      drafted = drafting.draft(test.campaignName, after: earlier(than: test.campaignName))
      DraftFolder.keep(drafted, in: folder)
    }
    DraftFolder.removeNote(in: folder)
    entries.withLock { $0.append(Entry(stage: stage, drafted: drafted)) }
    guard let failure = drafted.failure else { return }
    HostOutput.print("\(drafted.name) after \(drafted.runs) runs: \(failure)")
    for event in drafted.run.events.suffix(8) { HostOutput.print("  \(event)") }
  }

  /// The tests whose beginning a test may share: the first one of its class, and the last ones
  /// before it.
  private func earlier(than test: String) -> [DraftedTest] {
    let known = entries.withLock { $0.map(\.drafted) }
    let owner = { (name: String) in name.prefix { $0 != "/" } }
    let last = known.suffix(Self.lastTests)
    guard let first = known.first(where: { owner($0.name) == owner(test) }),
      !last.contains(where: { $0.name == first.name })
    else { return Array(last) }
    return [first] + last
  }

  /// How many of the last tests are compared with the next one; each costs a run or two.
  private static let lastTests = 4

  /// Writes the model, and how the tests end on it.
  func end() {
    let entries = entries.withLock { $0 }
    guard !entries.isEmpty else { return }
    guard let (model, rows, isCut) = settled(entries) else { return }
    do throws(DefinitionFaults) {
      try AppFolder(folder).write(model)
      try AppFolder(folder).shorten()
    } catch {
      return DraftFolder.end(with: "\(error)\n", in: folder)
    }
    DraftFolder.end(with: DraftReport(model, rows: rows, isCut: isCut).text, in: folder)
  }

  /// A model, how all tests end on it, and whether it lacks states that they need.
  private typealias Played = (model: AppDefinition, rows: [DraftReport.Row], isCut: Bool)

  /// The model that tests share as far as they can: tests that contradict it share screens of their
  /// own, and tests that contradict these share others.
  private func settled(_ entries: [Entry]) -> Played? {
    var groups = TestGroups()
    var best: (played: Played, failures: Int, groups: TestGroups)?
    var (rounds, made) = (0, 0)
    while rounds < Self.patience, made < Self.mostRounds,
      let played = played(entries, in: groups, number: made + 1)
    {
      let failures = Self.failures(played.rows)
      (rounds, made) = (rounds + 1, made + 1)
      if failures < best?.failures ?? .max { (best, rounds) = ((played, failures, groups), 0) }
      let stuck = Self.stuck(played)
      HostOutput.print("\(stuck.count) tests contradict others, in \(groups.last + 1) groups")
      for row in stuck { HostOutput.print("  \(row.name): \(row.failure ?? "")") }
      guard groups.move(stuck.map(\.name)) else { break }
    }
    guard let best else { return nil }
    // Groups of several may still contradict each other when no more groups can be made.
    groups = best.groups
    guard groups.separate(Self.stuck(best.played).map(\.name)),
      let apart = played(entries, in: groups, number: made + 1),
      Self.failures(apart.rows) < best.failures
    else { return best.played }
    return apart
  }

  /// How many tests fail on a model.
  private static func failures(_ rows: [DraftReport.Row]) -> Int {
    rows.count { $0.failure != nil }
  }

  /// The tests that fail on a model, and pass on an app of their own.
  private static func stuck(_ played: Played) -> [DraftReport.Row] {
    played.rows.filter { $0.failure != nil && $0.ownFailure == nil }
  }

  /// How many models in a row may fail to improve on the best one so far.
  private static let patience = 6

  /// How many models are made before the tests that still fail get screens of their own: each runs
  /// all tests, and later ones settle one test or two.
  private static let mostRounds = 8

  /// The model of some groups of tests: the first of its forms on which the fewest tests fail.
  private func played(_ entries: [Entry], in groups: TestGroups, number: Int) -> Played? {
    HostOutput.print(TestLog.work + "model \(number)")
    let main = Self.bundle(of: entries)
    let owned = Dictionary(grouping: entries.map(\.drafted)) { $0.script.bundle ?? main }
    let graphs = owned.mapValues { StateMerging().merged(SceneGraph($0, in: groups)) }
    let declared = entries.lazy.compactMap(\.stage.declared).first
    let others = graphs.keys.filter { $0 != main }.compactMap(\.self).sorted()
    let isCut = graphs.values.contains(where: \.isCut)
    var best: (played: Played, failures: Int)?
    // Models that present alerts come first; plain elements fit any test.
    for presents in [true, false] where best?.failures != 0 {
      let given = declared == nil ? appName : nil
      let app = { (bundle: String?, declared: AppDefinition?) in
        var model = ModelMaking(
          graphs[bundle] ?? SceneGraph([], in: groups), declared: declared, bundle: bundle
        )
        .definition(presentingAlerts: presents)
        model.takeName(
          of: owned[bundle, default: []].map(\.script), else: bundle == main ? given : nil)
        return model
      }
      var model = app(main, declared)
      if let device = VariableReading().text(.device) { model.device = device }
      model.show(otherAppsOf: entries.map(\.drafted.script), drafted: others.map { app($0, nil) })
      if model == best?.played.model { continue }
      let rows = rows(of: entries, on: model, groups)
      let failures = Self.failures(rows)
      if failures < best?.failures ?? .max { best = ((model, rows, isCut), failures) }
    }
    return best?.played
  }

  /// The app that most tests are about; the first of several.
  private static func bundle(of entries: [Entry]) -> String? {
    let bundles = entries.compactMap(\.drafted.script.bundle)
    let counts = Dictionary(grouping: bundles) { $0 }.mapValues(\.count)
    let most = counts.values.max()
    return bundles.first { counts[$0] == most }
  }

  /// How all tests end on a model.
  private func rows(
    of entries: [Entry], on model: AppDefinition, _ groups: TestGroups
  ) -> [DraftReport.Row] {
    let app = CompiledApp(model)
    return entries.map { entry in
      DraftFolder.note(entry.drafted.name, in: folder)
      RunCount.shared.add("")
      let record = entry.stage.run(
        on: app, isRunningAlready: entry.drafted.script.isRunningAlready)
      return DraftReport.Row(
        name: entry.drafted.name,
        skipReason: record.failures.isEmpty ? record.skipReason : nil,
        ownFailure: entry.drafted.failure, failure: record.failures.first?.placedMessage,
        isApart: groups.number(of: entry.drafted.name) > 0, isCut: entry.drafted.run.isCut,
        end: entry.drafted.knowledge.end.map { ($0, entry.drafted.runs) })
    }
  }
}

extension DraftedTest {
  /// Why the test did not reach its end; nil if it did.
  fileprivate var failure: String? {
    run.hasPassed ? nil : run.failure?.placedMessage ?? run.skipReason ?? "it ended early"
  }
}

extension TestFailure {
  /// The message after the name of the file and the line.
  fileprivate var placedMessage: String {
    file.isEmpty ? message : "\((file as NSString).lastPathComponent):\(line): \(message)"
  }
}

/// The files next to a drafted model.
package enum DraftFolder {
  /// The file with the report.
  package static let report = "draft.txt"
  /// The file with the name of the test that is running.
  package static let running = "draft.running"
  /// The file with the name of the app that tests do not tell.
  package static let appName = "draft.name"
  /// The folder with the knowledge collected so far.
  package static let known = "draft.known"

  /// Whether all tests pass on the model, as a report says in its first line.
  package static func hasPassed(_ report: String) -> Bool {
    let words = report.prefix { !$0.isNewline }.split(separator: " ")
    return words.count > 2 && words[0] == words[2] && words[0] != "0"
  }

  /// Notes the running test, which a crash of the process would otherwise hide.
  static func note(_ test: String, in folder: String) {
    ResultFolder.write(Array(test.utf8), to: running, in: folder)
  }

  /// Removes the note of a test that has ended.
  static func removeNote(in folder: String) { try? OutputFile.remove(folder + "/" + running) }

  /// Saves the knowledge about a test, for a process after one that crashes.
  static func keep(_ drafted: DraftedTest, in folder: String) {
    guard let data = try? JSONEncoder().encode(drafted.knowledge) else { return }
    ResultFolder.write(Array(data), to: place(of: drafted.name), in: folder)
  }

  /// What an earlier process learned about a test; nil if none did.
  static func knowledge(of test: String, in folder: String) -> DraftedTest.Knowledge? {
    FileManager.default.contents(atPath: folder + "/" + place(of: test)).flatMap {
      try? JSONDecoder().decode(DraftedTest.Knowledge.self, from: $0)
    }
  }

  private static func place(of test: String) -> String {
    "\(known)/\(ResultStore.name(of: test)).json"
  }

  /// The name of the app that tests do not tell; nil if none is given.
  static func givenName(in folder: String) -> String? {
    FileManager.default.contents(atPath: folder + "/" + appName).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Writes the report and removes the note.
  static func end(with report: String, in folder: String) {
    removeNote(in: folder)
    ResultFolder.write(Array(report.utf8), to: Self.report, in: folder)
  }
}

/// Runs one test on the apps of scripts.
private struct DraftStage {
  private let test: any HostedTrialCase
  private let appName: String?
  let declared: AppDefinition?

  init(_ test: some HostedTrialCase, appName: String?) {
    self.test = test
    declared = (try? AppUnderTest.app(for: test.appChoice))?.definition
    self.appName = declared == nil ? appName : nil
  }

  /// Runs the test on the app of a script.
  func play(_ script: DraftScript, isLast: Bool) -> ScriptRun {
    let (director, record) = direct(script, notesPages: isLast)
    defer { director?.release() }
    var run = director?.run ?? ScriptRun()
    if let failure = record.failures.first {
      run.failedAt = run.failedAt ?? run.events.count
      run.failure = failure
    }
    run.skipReason = record.skipReason
    return run
  }

  /// Runs the test on the app of a script so that it goes on after failures; returns the run as it
  /// was at each of them.
  func stops(on script: DraftScript) -> [ScriptRun] {
    let (director, _) = direct(script, goesOn: true)
    defer { director?.release() }
    return director?.stops ?? []
  }

  private func direct(
    _ script: DraftScript, notesPages: Bool = false, goesOn: Bool = false
  ) -> (ScriptDirector?, TrialRecord) {
    RunCount.shared.add(test.campaignName)
    var app = ScriptApp(script, declared: declared).definition(with: script.waits)
    app.takeName(of: [script], else: appName)
    var director: ScriptDirector?
    var request = RunRequest(seed: 1)
    request.begin = { session in
      let made = ScriptDirector(
        script, in: session, notesPages: notesPages, goesOn: goesOn, callers: CallSite.callers,
        giveUp: Self.endTest)
      SessionDirection(session).observe(with: made)
      if script.isRunningAlready { Self.launch(in: session) }
      director = made
    }
    request.end = { _ in director?.noteFailure() }
    let compiled = CompiledApp(app)
    compiled.take(Self.fingerprint)
    let record = record(on: compiled, request, goesOn: goesOn)
    return (director, record)
  }

  /// The fingerprint of every app that plays a script: failures contain a token, which no report of
  /// a draft shows, and each run has its own app.
  private static let fingerprint = AppFingerprint(of: ScriptApp(DraftScript()).definition(with: []))

  /// Launches the app, as an earlier test did for this one.
  private static func launch(in session: AppSession) {
    _ = session.perform(.launch(arguments: [], environment: [:]))
  }

  /// Runs the test on the finished model.
  func run(on app: CompiledApp, isRunningAlready: Bool) -> TrialRecord {
    var request = RunRequest(seed: 1)
    request.begin = { session in
      if isRunningAlready { Self.launch(in: session) }
      SessionDirection(session).observe(with: LoopObserver(session, giveUp: Self.endTest))
    }
    return record(on: app, request)
  }

  private static func endTest(for reason: String) {
    HostedTest.active?.hostedCase?.fail(reason, file: nil, line: nil, endsTest: true)
  }

  private func record(
    on app: CompiledApp, _ request: RunRequest, goesOn: Bool = false
  ) -> TrialRecord {
    var setting = TrialSetting(app: app, seed: 1, replaySettings: "")
    setting.goesOnAfterFailures = goesOn
    setting.request = request
    return test.trial(setting).record
  }
}
