package import SimulatedApp
package import Trials

/// Why a test fails: what ``CauseSearch/diagnose()`` finds.
package struct Diagnosis: Sendable {
  /// The result of all runs together.
  package enum Verdict: String, Sendable {
    /// It passes in some runs and fails in others.
    case flaky
    /// It fails in every order, with every answer of chance.
    case regression = "true regression"
    /// Two runs with the same choices took different courses.
    case unrepeatable = "not repeatable"
    /// No run has failed.
    case notReproduced = "not reproduced"
  }

  /// One end of a race.
  package struct End: Sendable, Equatable {
    /// What happens: `loader feed ends`, `look for "headline" Element`.
    package let words: String
    /// Where it is: a line of the test, or a part of a screen.
    package let place: String
    /// The part of the screen's definition; nil for a step of the test.
    package let modelPlace: ModelPlace?
    /// Whether it is a step of the test.
    package let isOfTest: Bool
  }

  /// Two events; the test fails if the first comes before the second.
  package struct Pair: Sendable, Equatable {
    /// The event that comes first in the failing run.
    package let first: End
    /// The event that comes after it.
    package let second: End
    /// The thing that both use.
    package let sharing: String

    /// The places of both in the sources, each once.
    var lines: [String] {
      [first.place, second.place].reduce(into: []) { lines, place in
        if !place.isEmpty, !lines.contains(place) { lines.append(place) }
      }
    }
  }

  /// What the failure needs.
  package struct Needs: Sendable, Equatable {
    /// Faults of the plan.
    package var faults: [String] = []
    /// Orders, as `a before b`.
    package var orders: [String] = []
    /// Answers of chance.
    package var answers: [String] = []
    /// Latencies, if no order and no answer decides.
    package var delays: [String] = []
    /// How many orders, answers and deciding latencies there are.
    package var depth = 0
    /// How many runs it took to find them.
    package var replays = 0
  }

  /// A change, and the result of trying it.
  package struct Advice: Sendable, Equatable {
    /// What helps a test that depends on the order of its own sets and dictionaries.
    package static let sorting = "Sort the set or dictionary, or compare it as a whole."

    /// The result of trying it.
    package enum Proof: Sendable, Equatable {
      /// The failing schedule passes, and so does every order, except `others` that fail in another
      /// way with or without the change.
      case allOrders(Int, others: Int = 0)
      /// The failing schedule passes, and so do this many seeds, with the same exception.
      case seeds(Int, others: Int = 0)
      /// This many runs, each as if the change were made, pass; there are other orders.
      case runs(Int)
      /// It cannot be tried without changing the test or the app.
      case notTried

      /// Whether nothing fails after the change, as far as it was tried.
      package var isWhole: Bool {
        switch self {
        case .allOrders(_, let others), .seeds(_, let others): others == 0
        case .runs: true
        case .notTried: false
        }
      }
    }

    /// A line of code, or a change of the app.
    package let text: String
    /// The kind of fix.
    package let fix: FlakeFix
    /// The result of trying it.
    package let proof: Proof
    /// The same as changes of the test's source, the best first; empty if the text alone says it.
    package var changes: [SourceChange] = []

    /// Whether it was tried and nothing failed.
    package var isProven: Bool { proof.isWhole }
  }

  /// The test's name.
  package let test: String
  /// The result of all runs together.
  package let verdict: Verdict
  /// The message of the failure.
  package var failure: Trial.Failure?
  /// The cause; nil unless it is flaky.
  package var cause: FlakeCause?
  /// A second cause that the evidence also allows.
  package var second: FlakeCause?
  /// Whether the test or the app is at fault.
  package var blame: FlakeBlame?
  /// Why this cause, as a sentence.
  package var reason: String = ""
  /// The racing pair; nil if no order decides.
  package var pair: Pair?
  /// What the failure needs.
  package var needs: Needs = Needs()
  /// The faults that the failure needs.
  package var faults: FaultPlan = FaultPlan()
  /// What was still pending when the last wait timed out.
  package var pending: [String] = []
  /// Whether the failing run ended with a wait that timed out.
  package var endsInTimeout: Bool = false
  /// Whether it fails with this order of its sets and dictionaries, and passes with another.
  var dependsOnHashing = false
  /// The least change that helps.
  package var advice: Advice?
  /// Changes of the test's source that only a build can try, where the advice has none.
  package var rewrites: [SourceChange] = []

  init(test: String, verdict: Verdict, failure: Trial.Failure? = nil) {
    self.test = test
    self.verdict = verdict
    self.failure = failure
  }
}

extension Diagnosis.Needs {
  init(_ evidence: CauseEvidence) {
    faults = evidence.faults.map { fault in
      let drawn = evidence.failing.surroundings?.words(of: fault.kind)
      return fault.description + (drawn.map { ": \($0)" } ?? "")
    }
    guard let schedule = evidence.schedule else { return }
    orders = schedule.orders.map { "\($0.first) before \($0.second)" }
    answers = schedule.answers.map(\.description)
    if orders.isEmpty, answers.isEmpty {
      delays = schedule.delays.map { "\($0.event) after \($0.failing), not \($0.passing)" }
    }
    depth = schedule.depth
    replays = schedule.replays
  }
}

extension Diagnosis {
  /// What was still pending when the last wait of a failing run timed out; empty if it did not.
  static func pending(_ evidence: CauseEvidence) -> [String] {
    guard evidence.lastStep?.wait?.hasTimedOut == true else { return [] }
    let pending = evidence.pending.prefix(3).map { "\($0.words) in \($0.after)" }
    return pending.isEmpty ? ["nothing: the app has nothing more to do"] : Array(pending)
  }
}

extension Diagnosis {
  /// The same diagnosis with files and lines of the app's folder instead of screen names.
  package func located(in folder: AppFolder) -> Diagnosis {
    var located = self
    located.pair = pair.map {
      Pair(
        first: $0.first.located(in: folder), second: $0.second.located(in: folder),
        sharing: $0.sharing)
    }
    return located
  }
}

extension Diagnosis.End {
  fileprivate func located(in folder: AppFolder) -> Diagnosis.End {
    let place = modelPlace.map { $0.located(in: folder).description } ?? place
    return Diagnosis.End(
      words: words, place: place, modelPlace: modelPlace, isOfTest: isOfTest)
  }
}

extension Diagnosis {
  /// The cause, the race and the advice, to be printed below the failure.
  var lines: [String] {
    guard let cause, let blame else {
      return verdict == .regression ? [SearchRecord.Failure.regression] : []
    }
    var lines = ["Cause: \(cause.rawValue), \(blame.rawValue) at fault (\(reason))"]
    if let pair { lines += ["Race: \(pair.first)", "  with \(pair.second)"] }
    if !pending.isEmpty { lines.append("Pending: " + pending.joined(separator: ", ")) }
    if let advice { lines += ["Advice: \(advice.text)", "  \(advice.proof)"] }
    return lines
  }
}

extension Diagnosis: CustomStringConvertible {
  /// The whole diagnosis in less than thirty lines.
  package var description: String {
    var lines = ["\(test): \(verdict.rawValue)"]
    if let failure {
      let place = failure.file.isEmpty ? "" : " (\(failure.file):\(failure.line))"
      lines.append("  It fails with: \(failure.summary)\(place)")
    }
    if let cause, let blame {
      lines.append("  Cause: \(cause.rawValue), \(blame.rawValue) at fault")
      if let second { lines.append("  It may also be: \(second.rawValue)") }
      lines.append("  Why: \(reason)")
    }
    if let pair {
      lines += ["  The race: it fails if", "    \(pair.first)", "  comes before"]
      lines.append("    \(pair.second)")
    }
    lines += list("It needs", needs.faults + needs.orders + needs.answers + needs.delays)
    lines += list("Pending at the timeout", pending)
    if let advice { lines += ["  Advice: \(advice.text)", "    \(advice.proof)"] }
    return lines.joined(separator: "\n")
  }

  private func list(_ title: String, _ entries: [String]) -> [String] {
    guard !entries.isEmpty else { return [] }
    let rest = entries.count > 5 ? ["    and \(entries.count - 5) more"] : []
    return ["  \(title):"] + entries.prefix(5).map { "    \($0)" } + rest
  }
}

extension Diagnosis.End: CustomStringConvertible {
  /// What happens, and where.
  package var description: String { place.isEmpty ? words : "\(words)  [\(place)]" }
}

extension Diagnosis.Advice.Proof: CustomStringConvertible {
  /// What was tried, and the result.
  package var description: String {
    switch self {
    case .allOrders(let count, let others) where others > 0:
      Self.beside(others, of: counted(count, "order"))
    case .seeds(let count, let others) where others > 0:
      Self.beside(others, of: counted(count, "seed"))
    case .allOrders(let count, _):
      "Tried: the failing schedule passes, and so does "
        + (count == 1
          ? "the only order that is left."
          : "each of \(count) orders; there are no others.")
    case .runs(let count):
      "Tried with the runs of the search that are as if it were made: "
        + (count == 1 ? "the only one passes." : "all \(count) pass.")
    case .seeds(let count, _):
      "Tried: the failing schedule passes, and so do \(count) seeds; "
        + "that leaves rates up to \(Self.bound(count)) plausible."
    case .notTried: "Not tried: it needs a change of the sources."
    }
  }

  private static func beside(_ others: Int, of tried: String) -> String {
    "Tried: the failing schedule passes. Of \(tried), \(others) "
      + (others == 1 ? "fails" : "fail") + " in another way, with or without it."
  }

  private static func bound(_ count: Int) -> String {
    FlakeRate.percent(FlakeRate(failures: 0, runs: count).upperBound) + " %"
  }
}
