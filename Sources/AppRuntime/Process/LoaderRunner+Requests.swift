import AppCompiling
import AppModel
import AppNetwork
import LocatedJSON
import NetworkStubs
import PredicateFormat
import VirtualTime

extension LoaderRunner {
  /// Sends the request of a loader's attempt, and schedules the end of the stubbed answer.
  func ask(_ request: CompiledRequest, for id: Int) {
    guard let run = process.loading.runs[id] else { return }
    let scope =
      process.openScreens[run.screen].map { process.scope(of: $0) }
      ?? Scope(context: [:], event: .null, state: "", app: process.shared, device: process.facts)
    let source = NetworkSource.loader(run.invocation.loader.name)
    let pending: PendingRequest
    do throws(ReadFault) {
      let made = try request.make(in: scope)
      pending = PendingRequest(
        plan: device.network.begin(made.request, by: source), place: made.place)
    } catch {
      device.network.add(
        "The request of \(source.words) cannot be made at \(device.now): \(error.message).")
      let outcome = NetworkOutcome(result: .failure(NetworkFailure(.badAnswer)))
      pending = PendingRequest(plan: NetworkPlan(number: 0, outcome: outcome), place: nil)
    }
    process.loading.runs[id]?.request = pending
    let delay = pending.plan.outcome.delay
    let handle = device.schedule(.loaderEnds(run: id), for: process, after: delay)
    process.loading.runs[id]?.handle = handle
  }

  /// The result that the app receives from a loader's request.
  ///
  /// A forced failure overrides any answer. A forced success still depends on the stubs, because
  /// only they know the result.
  func result(of pending: PendingRequest, loader: LoaderDefinition) -> LoaderResult {
    device.network.finish(pending.plan)
    if device.chance.outcomes.take(loader.name) ?? device.chance.strikes(.loaderFailure) {
      return Self.failure(NetworkFailure(.error))
    }
    let answer = device.chance.outcomes.answer ?? pending.plan.outcome.result
    device.chance.outcomes.answer = nil
    switch answer {
    case .failure(let failure): return Self.failure(failure)
    case .success(let response): return Self.result(of: response, at: pending.place)
    }
  }

  private static func result(of response: NetworkResponse, at place: JSONPointer?) -> LoaderResult {
    guard response.isSuccess else {
      let failure = NetworkFailure(.status, message: "HTTP status \(response.status)")
      return self.failure(failure, status: response.status, body: value(of: response))
    }
    guard let value = value(of: response) else {
      return failure(NetworkFailure(.badAnswer), status: response.status)
    }
    guard let place else { return LoaderResult(isFailure: false, data: value) }
    guard let found = place.value(in: value) else {
      let failure = NetworkFailure(
        .badAnswer, message: "The answer has nothing at \(place.text).")
      return self.failure(failure, status: response.status)
    }
    return LoaderResult(isFailure: false, data: found)
  }

  /// The body as JSON, or as text if it does not claim to be JSON; nil for invalid JSON.
  private static func value(of response: NetworkResponse) -> FormatValue? {
    if response.body.isEmpty { return .null }
    if let node = JSONReader.read(response.body).node { return FormatValue(node) }
    let isJSON = response.headers["Content-Type"]?.contains("json") ?? false
    return isJSON ? nil : .string(response.text)
  }

  private static func failure(
    _ failure: NetworkFailure, status: Int = 0, body: FormatValue? = nil
  ) -> LoaderResult {
    LoaderResult(
      isFailure: true,
      data: .record([
        "message": .string(failure.message), "status": .integer(Int64(status)),
        "code": .string(failure.code.rawValue), "body": body ?? .null,
      ]))
  }
}
