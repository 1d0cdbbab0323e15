import AppCompiling
import LocatedJSON
import NetworkStubs
import VirtualTime

extension DeviceNetwork {
  /// How many times in a row closures may return answers that are closures.
  static let makerLimit = 8

  /// The app's response for a rule's answer: its body with dates and edits, its delay, its failure.
  func answer(_ request: NetworkRequest, with match: StubShelf.Match) -> NetworkOutcome {
    guard let written = match.rule.rule.answer(for: match.count) else {
      return unreadable("it has no answer", match)
    }
    let answer = made(written, request, match)
    let source = "stub.\(match.rule.title).latency"
    let latency = host?.networkLatency(answer.latency, source: source) ?? .zero
    switch answer.failure {
    case .offline: return failure(.init(.offline), after: latency, match)
    case .timedOut: return failure(.init(.timedOut), after: request.timeout, match)
    case .error(let message, let number):
      return failure(.init(.error, message: message, number: number), after: latency, match)
    case .dropped, nil: break
    }
    do throws(ReadFault) {
      let response = try response(answer, match)
      return outcome(response, of: answer, after: latency, request, match)
    } catch {
      return unreadable(error.message, match)
    }
  }

  private func made(
    _ answer: StubAnswer, _ request: NetworkRequest, _ match: StubShelf.Match
  ) -> StubAnswer {
    var answer = answer
    let call = StubCall(
      request: request, parameters: match.parameters, count: match.count, instant: now)
    var made = 0
    while case .made(let maker) = answer.body {
      guard made <= Self.makerLimit else {
        answer.body = .unavailable(
          "closures answer with closures more than \(Self.makerLimit) times, the limit")
        return answer
      }
      answer = maker.make(call)
      made += 1
    }
    return answer
  }

  private func outcome(
    _ response: NetworkResponse, of answer: StubAnswer, after latency: VirtualDuration,
    _ request: NetworkRequest, _ match: StubShelf.Match
  ) -> NetworkOutcome {
    let speed = [answer.bytesPerSecond, bytesPerSecond].compactMap { $0 }.min().map { max($0, 1) }
    var (size, isDropped) = (response.body.count, false)
    if case .dropped(let bytes)? = answer.failure {
      (size, isDropped) = (min(max(bytes, 0), size), true)
    }
    let delay = latency + (speed.map { .seconds(Double(size) / Double($0)) } ?? .zero)
    guard delay <= request.timeout else {
      return failure(.init(.timedOut), after: request.timeout, match)
    }
    guard isDropped else {
      return NetworkOutcome(result: .success(response), delay: delay, rule: match.rule.title)
    }
    var outcome = failure(.init(.droppedConnection), after: delay, match)
    outcome.partial = Array(response.body.prefix(size))
    return outcome
  }

  private func failure(
    _ failure: NetworkFailure, after delay: VirtualDuration, _ match: StubShelf.Match
  ) -> NetworkOutcome {
    NetworkOutcome(result: .failure(failure), delay: delay, rule: match.rule.title)
  }

  /// Handles an answer that the stub cannot give: the test fails, and the app gets a bad response.
  private func unreadable(_ reason: String, _ match: StubShelf.Match) -> NetworkOutcome {
    add("The stub \(match.rule.title) cannot answer at \(now): \(reason).")
    return failure(.init(.badAnswer), after: .zero, match)
  }

  /// The app's response for one answer of a rule, whenever it arrives; nil if it cannot be made.
  func result(
    of answer: StubAnswer, _ match: StubShelf.Match
  ) -> Result<NetworkResponse, NetworkFailure>? {
    switch answer.failure {
    case .offline: .failure(NetworkFailure(.offline))
    case .timedOut: .failure(NetworkFailure(.timedOut))
    case .dropped: .failure(NetworkFailure(.droppedConnection))
    case .error(let message, let number):
      .failure(NetworkFailure(.error, message: message, number: number))
    case nil: (try? response(answer, match)).map { .success($0) }
    }
  }

  // MARK: - Bodies

  private func response(
    _ answer: StubAnswer, _ match: StubShelf.Match
  ) throws(ReadFault) -> NetworkResponse {
    let (bytes, type) = try content(answer.body, of: match.set)
    var body = EditedBody(bytes, now: calendarNow)
    var status = answer.status
    for edit in shelf.edits(of: match.rule) {
      try body.make(edit)
      if case .status(let other) = edit { status = other }
    }
    var response = NetworkResponse(status: status, headers: answer.headers, body: body.content)
    if let place = match.rule.place, !response.body.isEmpty,
      let node = JSONReader.read(response.body).node
    {
      response.body = Array(JSONWriter.compact(place.wrapping(node)).utf8)
    }
    if let type, response.headers["Content-Type"] == nil { response.headers["Content-Type"] = type }
    return response
  }

  /// The bytes of a body, with its dates written out, and their content type.
  private func content(
    _ body: StubAnswer.Body, of set: CompiledStubSet
  ) throws(ReadFault) -> (bytes: [UInt8], type: String?) {
    switch body {
    case .none: return ([], nil)
    case .value(let value):
      let node = value.json.datesFilled(now: calendarNow)
      return (Array(JSONWriter.compact(node).utf8), "application/json")
    case .text(let text): return (Array(text.utf8), "text/plain; charset=utf-8")
    case .bytes(let bytes): return (bytes, nil)
    case .file(let name):
      guard let bytes = set.file(name) else {
        throw ReadFault(message: "the set \(set.name) has no file \(quoted(name))")
      }
      return (filled(bytes, name), ResponseFileName.contentType(of: name))
    case .unavailable(let reason): throw ReadFault(message: reason)
    case .made: throw ReadFault(message: "its closure was not called")
    }
  }

  /// The content of a file, in which dates are written out if it is JSON.
  private func filled(_ bytes: [UInt8], _ name: String) -> [UInt8] {
    guard name.hasSuffix(".json"), Self.mentionsDates(bytes),
      let node = JSONReader.read(bytes).node
    else { return bytes }
    return Array(JSONWriter.text(node.datesFilled(now: calendarNow)).utf8)
  }

  /// Whether a file contains the key of dates; it looks for the `$`, which is rare.
  private static func mentionsDates(_ bytes: [UInt8]) -> Bool {
    let key = "\(ResponseDate.key)\"".utf8
    return bytes.indices.contains { place in
      bytes[place] == UInt8(ascii: "$") && place > 0 && bytes[place - 1] == UInt8(ascii: "\"")
        && bytes[place...].starts(with: key)
    }
  }
}
