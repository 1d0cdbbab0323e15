import Foundation
import TestFailures
import VirtualTime

/// The JSON Lines file to which trials are appended: a head, then one line per trial.
package enum TrialFile {
  /// The version that is written and read.
  package static let version = 1
  private static let format = "rehearsal-trials"

  /// The content of a file.
  package struct Content: Sendable, Equatable {
    /// The plan of the run; nil in an empty file.
    package var plan: CampaignPlan?
    /// The trials, in the order in which they ended, as `FirstFailures` keeps them.
    package var records: [TrialRecord] = []
    /// Where the lines of each test are; those that follow each other are one range.
    package var places: [String: [Range<Int>]] = [:]
    /// Whether the run is complete.
    package var isFinished = false
    /// How many bytes are whole lines; the rest is an incomplete line.
    package var wholeBytes = 0

    /// The content of an empty file.
    package init() {}

    /// Adds the next line, which is of a test.
    fileprivate mutating func addPlace(of test: String, bytes: Int) {
      var ranges = places[test] ?? []
      let start = ranges.last?.upperBound == wholeBytes ? ranges.removeLast().lowerBound : nil
      places[test] = ranges + [(start ?? wholeBytes)..<(wholeBytes + bytes)]
    }
  }

  /// How much of a file is read, in bytes.
  package struct Limits: Sendable {
    /// The largest file; it has room for some ten million trials.
    package var file = 1 << 30
    /// The longest line.
    package var line = 1 << 20

    /// The usual limits.
    package init() {}
  }

  /// Why a file cannot be used.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    /// The line, from 1; nil if the fault is in no line.
    package let line: Int?
    /// The fault in words.
    package let reason: String

    /// The place and the reason.
    package var description: String { line.map { "line \($0): \(reason)" } ?? reason }
  }

  // MARK: - Writing

  /// The first line of a file.
  package static func head(of plan: CampaignPlan) -> [UInt8] {
    JSONLine.bytes(PlanHead(format: format, version: version, plan: plan))
  }

  /// The line of a trial, with only the names of source files.
  package static func line(of record: TrialRecord) -> [UInt8] {
    JSONLine.bytes(
      Line(
        test: record.test, seed: record.seed.value, outcome: record.outcome,
        nanoseconds: record.nanoseconds,
        failures: record.failures.isEmpty ? nil : record.failures.map(\.withFileName),
        reason: record.skipReason, context: record.context?.text,
        timedOutWaits: record.timedOutWaits.isEmpty ? nil : record.timedOutWaits,
        repeats: record.isRepeatable ? nil : false))
  }

  /// The line at the end of a run.
  package static let end: [UInt8] = JSONLine.bytes(End(finished: true))

  // MARK: - Reading

  /// Reads the file at a path; nil if there is none.
  ///
  /// A file beyond the limit is not opened.
  package static func read(
    atPath path: String, limits: Limits = Limits()
  ) throws(Fault) -> Content? {
    let file = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    let size = attributes?[.size] as? Int ?? 0
    guard size <= limits.file else {
      throw Fault(
        line: nil, reason: "the file has \(size) bytes; the limit is \(limits.file).")
    }
    guard let data = try? Data(contentsOf: file, options: .mappedIfSafe) else { return nil }
    return try read(data, limits: limits)
  }

  /// Reads the bytes of a file, a line at a time; an incomplete last line is ignored.
  package static func read(
    _ bytes: some Sequence<UInt8>, limits: Limits = Limits()
  ) throws(Fault) -> Content {
    var content = Content()
    var firstFailures = FirstFailures()
    var known = KnownTrials()
    var line: [UInt8] = []
    var number = 1
    for byte in bytes {
      guard byte == UInt8(ascii: "\n") else {
        guard line.count < limits.line else {
          throw Fault(line: number, reason: "it has more than \(limits.line) bytes, the limit.")
        }
        line.append(byte)
        continue
      }
      try take(Data(line), number, into: &content, &firstFailures, &known)
      content.wholeBytes += line.count + 1
      number += 1
      line.removeAll(keepingCapacity: true)
    }
    return content
  }

  private static func take(
    _ line: Data, _ number: Int, into content: inout Content,
    _ firstFailures: inout FirstFailures, _ known: inout KnownTrials
  ) throws(Fault) {
    let decoder = JSONDecoder()
    if number == 1 {
      content.plan = try plan(try? decoder.decode(PlanHead.self, from: line))
    } else if let read = try? decoder.decode(Line.self, from: line) {
      let record = read.record(after: content.records.last)
      guard record.outcome == read.outcome else {
        throw Fault(line: number, reason: "its outcome contradicts its failures.")
      }
      guard let trial = content.plan?.trial(of: record.seed) else {
        throw Fault(
          line: number, reason: "\(record.test) has seed \(record.seed), which the plan has not.")
      }
      if let place = known.add(record, line: number, index: content.records.count) {
        // The same line twice counts once.
        guard let words = record.contradiction(of: content.records[Int(place.index)]) else {
          return
        }
        throw Fault(line: number, reason: "it contradicts line \(place.line): \(words)")
      }
      content.records.append(firstFailures.kept(record, number: trial))
      content.addPlace(of: record.test, bytes: line.count + 1)
    } else if (try? decoder.decode(End.self, from: line)) != nil {
      content.isFinished = true
    } else {
      throw Fault(line: number, reason: "this is not a trial.")
    }
  }

  private static func plan(_ head: PlanHead?) throws(Fault) -> CampaignPlan {
    guard let head, head.format == format else {
      throw Fault(line: 1, reason: "this is not a file of trials.")
    }
    guard head.version == version else {
      throw Fault(
        line: 1, reason: "the version is \(head.version), and this tool reads \(version).")
    }
    let stopping = SequentialTest(head.stopping)
    guard let shard = Shard(head.shard), (1...CampaignPlan.trialLimit).contains(head.trials),
      stopping != nil || head.stopping == "off"
    else { throw Fault(line: 1, reason: "the plan of the trials is wrong.") }
    var plan = CampaignPlan(
      trials: head.trials, firstSeed: Seed(head.firstSeed), latencies: head.latencies,
      faults: head.faults ?? "", stopping: stopping, shard: shard, origin: head.origin)
    plan.variables = head.variables ?? ""
    return plan
  }

  private struct Line: Codable {
    var test: String
    var seed: UInt64
    var outcome: TrialRecord.Outcome
    var nanoseconds: Int64
    var failures: [TestFailure]?
    var reason: String?
    var context: String?
    var timedOutWaits: [TimedOutWait]?
    var repeats: Bool?

    /// The trial; trials of one test share its name.
    func record(after last: TrialRecord?) -> TrialRecord {
      let name = last.flatMap { $0.test == test ? $0.test : nil } ?? test
      return TrialRecord(
        test: name, seed: Seed(seed), failures: failures ?? [],
        skipReason: reason ?? (outcome == .skipped ? "" : nil), nanoseconds: nanoseconds,
        context: context.flatMap(ReplayContext.init(digits:)), timedOutWaits: timedOutWaits ?? [],
        isRepeatable: repeats ?? true)
    }
  }

  private struct End: Codable {
    var finished: Bool
  }
}
