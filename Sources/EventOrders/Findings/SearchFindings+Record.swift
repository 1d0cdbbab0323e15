import SimulatedApp
package import Trials
import VirtualTime

extension SearchFindings {
  /// The findings as files keep them, with the name of the latency plan.
  package func record(under latencies: String) -> SearchRecord {
    SearchRecord(
      test: test, strategy: strategy.name, runs: runs, latencies: latencies, verdict: verdict,
      failure: failure.flatMap { failure in
        failure.trial.failures.first.map {
          SearchRecord.Failure(
            $0, token: failure.token, rate: failure.rate, diagnosis: failure.diagnosis.lines,
            schedule: failure.schedule?.record, mending: failure.diagnosis.mending,
            others: failure.others.isEmpty ? nil : failure.others)
        }
      },
      isUnordered: isUnordered ? true : nil,
      underFaults: underFaults?.found.map {
        SearchRecord.FaultFailure(
          faults: $0.faults.description, summary: $0.summary, token: $0.token,
          deciding: $0.deciding.description, cause: $0.cause?.words, reason: $0.cause?.reason)
      })
  }
}

extension Diagnosis {
  fileprivate var mending: SearchRecord.Mending {
    SearchRecord.Mending(
      isFlaky: verdict == .flaky, isOfApp: blame != .test,
      changes: (advice?.changes ?? []) + rewrites)
  }
}

extension FaultTrials.Cause {
  /// The cause and what is at fault: `incorrect runner interaction, test at fault`.
  package var words: String { "\(cause.rawValue), \(blame.rawValue) at fault" }
}

extension SmallestSchedule {
  fileprivate var record: SearchRecord.Schedule {
    SearchRecord.Schedule(
      orders: orders.map {
        SearchRecord.Order(first: $0.names.first, second: $0.names.second, sharing: $0.sharing)
      },
      failing: events(of: failing), passing: events(of: passing),
      passingToken: passing.token, replays: replays)
  }

  /// The events of a run up to the end of its test, and those that its orders name.
  private func events(of run: OrderSearch.Run) -> [SearchRecord.Event] {
    let named = Set(orders.flatMap { [$0.names.first, $0.names.second] })
    let shown = run.order.events.filter {
      named.contains($0.text) || !($0.isCancelled || $0.isAfterTest)
    }
    return shown.map { event in
      SearchRecord.Event(
        name: event.text, words: event.words, nanoseconds: event.instant.nanoseconds,
        isOfTest: event.isOfTest)
    }
  }
}
