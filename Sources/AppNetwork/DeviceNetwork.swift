package import AppCompiling
import AppModel
package import NetworkStubs
package import RunJournal
import VirtualTime

/// The network of a device: the stubs that answer, its conditions, and the requests so far.
///
/// A device makes one when it is first needed, so that apps without requests do not pay for it.
package final class DeviceNetwork {
  /// The device, which a test may outlive together with this network.
  weak let host: (any NetworkHost)?
  private let app: CompiledApp
  /// The stubs that answer requests.
  var shelf = StubShelf()
  /// Whether there is no network at all.
  package private(set) var isOffline = false
  /// The most bytes of a body that arrive per second; nil for no limit.
  package private(set) var bytesPerSecond: Int?
  /// The requests so far, in order; the first ``exchangeLimit`` of them.
  package private(set) var exchanges: [NetworkExchange] = []
  /// How many requests there were.
  package private(set) var count = 0
  /// The failures of the test that no call has reported yet.
  private var faults: [String] = []
  /// The answers to loaders in the recorded run that is repeated; nil in any other run.
  package var repeated: RepeatedAnswers?

  /// The most requests that are kept for the monitor; further ones are counted.
  package static let exchangeLimit = 100_000
  /// The most failures that wait to be reported.
  static let faultLimit = 20

  /// Makes the network of an app on a device.
  package init(of app: CompiledApp, on host: any NetworkHost) {
    self.app = app
    self.host = host
    for name in app.definition.stubs.defaults {
      if let set = set(named: name) { shelf.push(set, isDefault: true) }
    }
  }

  /// The same network on another device.
  package func copy(on host: any NetworkHost) -> DeviceNetwork {
    let copy = DeviceNetwork(copying: self, on: host)
    copy.isOffline = isOffline
    copy.bytesPerSecond = bytesPerSecond
    copy.exchanges = exchanges
    copy.count = count
    copy.faults = faults
    copy.repeated = repeated
    return copy
  }

  private init(copying other: DeviceNetwork, on host: any NetworkHost) {
    app = other.app
    self.host = host
    shelf = other.shelf
  }

  /// The compiled set with a name; nil if the app has no such set.
  func set(named name: String) -> CompiledStubSet? { app.stubSet(named: name) }

  func compiled(_ set: StubSet) -> CompiledStubSet {
    CompiledStubSet(set, loaders: app.definition.loaders)
  }

  /// The present instant.
  var now: VirtualInstant { host?.now ?? .start }

  /// The present calendar time, in seconds since 1970.
  var calendarNow: Double { (host?.wallClockStart ?? 0) + now.sinceStart.inSeconds }

  /// The names of the app's sets.
  package var setNames: [String] { app.definition.stubs.sets.map(\.name) }

  /// The app whose loaders and sets the network uses.
  var definition: AppDefinition { app.definition }

  // MARK: - Requests

  /// Takes a request and decides its outcome; the caller schedules the outcome.
  package func begin(_ request: NetworkRequest, by source: NetworkSource) -> NetworkPlan {
    count += 1
    host?.record(
      .requested(
        number: count, method: request.method, url: request.url, by: source.journalWords,
        body: request.journalBody))
    var answers = repeated
    let outcome =
      answers?.next(for: source, at: now) { decide(request, source) } ?? decide(request, source)
    repeated = answers
    if exchanges.count < Self.exchangeLimit {
      var exchange = NetworkExchange(
        number: count, request: request, source: source, began: now)
      exchange.rule = outcome.rule
      exchanges.append(exchange)
    }
    return NetworkPlan(number: count, outcome: outcome)
  }

  /// Notes that the outcome of a request has arrived.
  package func finish(_ plan: NetworkPlan) {
    guard plan.number > 0 else { return }
    host?.record(JournalFact.answered(plan))
    end(plan.number, .init(plan.outcome.result))
  }

  /// Notes that the app no longer waits for a response.
  package func cancel(_ plan: NetworkPlan) {
    guard plan.number > 0 else { return }
    host?.record(.requestCancelled(number: plan.number))
    end(plan.number, .cancelled)
  }

  private func end(_ number: Int, _ ending: NetworkExchange.Ending) {
    guard exchanges.indices.contains(number - 1) else { return }
    exchanges[number - 1].ending = ending
    exchanges[number - 1].ended = now
  }

  private func decide(_ request: NetworkRequest, _ source: NetworkSource) -> NetworkOutcome {
    guard !isOffline, host != nil else {
      return NetworkOutcome(result: .failure(NetworkFailure(.offline)))
    }
    guard let match = shelf.match(request) else {
      add(
        UnmatchedRequest(request: request, source: source, instant: now, shelf: shelf).words)
      return NetworkOutcome(result: .failure(NetworkFailure(.unmatched)))
    }
    return answer(request, with: match)
  }

  // MARK: - Failures of the test

  /// Keeps a failure of the test until a call can report it.
  package func add(_ fault: String) {
    guard faults.count < Self.faultLimit else { return }
    faults.append(fault)
  }

  /// Takes the oldest failure that no call has reported yet.
  package func takeFault() -> String? { faults.isEmpty ? nil : faults.removeFirst() }

  // MARK: - Conditions

  /// Takes the device offline, or online again.
  package func setOffline(_ isOffline: Bool) {
    guard self.isOffline != isOffline else { return }
    self.isOffline = isOffline
    recordConditions()
  }

  /// Limits the speed of all responses; nil removes the limit.
  package func limit(bytesPerSecond: Int?) {
    let limit = bytesPerSecond.map { max($0, 1) }
    guard self.bytesPerSecond != limit else { return }
    self.bytesPerSecond = limit
    recordConditions()
  }

  private func recordConditions() {
    host?.record(
      .networkChanged(isOffline: isOffline, bytesPerSecond: bytesPerSecond ?? 0))
  }
}

extension NetworkExchange.Ending {
  fileprivate init(_ result: Result<NetworkResponse, NetworkFailure>) {
    switch result {
    case .success(let response): self = .response(response)
    case .failure(let failure): self = .failure(failure)
    }
  }
}
