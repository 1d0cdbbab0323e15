import LocatedJSON
package import NetworkStubs
import VirtualTime

/// The outcome of a request, as a journal keeps it.
package struct NetworkAnswer: Sendable, Equatable {
  /// The number of the request.
  package var number: Int
  /// The rule that answered, with its set; empty if no rule did.
  package var rule: String
  /// The status; 0 if no response arrived.
  package var status: Int
  /// The code and the message of the failure; both empty if a response arrived.
  package var failure: String
  package var message: String
  /// The size of the body, in bytes.
  package var bytes: Int
  /// The content type; empty if it is unknown.
  package var type: String
  /// The body as text; nil if it is not text, or too long to be kept.
  package var body: String?

  /// The longest body that is kept, in bytes.
  package static let bodyLimit = 65_536

  /// The outcome for a run that repeats this one; nil if the body was not kept.
  var outcome: NetworkOutcome? {
    let rule = rule.isEmpty ? nil : rule
    if let code = NetworkFailure.Code(rawValue: failure) {
      return NetworkOutcome(result: .failure(NetworkFailure(code, message: message)), rule: rule)
    }
    guard let body else { return nil }
    let headers: NetworkHeaders = type.isEmpty ? [:] : ["Content-Type": type]
    let response = NetworkResponse(status: status, headers: headers, body: Array(body.utf8))
    return NetworkOutcome(result: .success(response), rule: rule)
  }
}

extension JournalFact {
  /// The fact that the outcome of a request has arrived.
  package static func answered(_ plan: NetworkPlan) -> JournalFact {
    var answer = NetworkAnswer(
      number: plan.number, rule: plan.outcome.rule ?? "", status: 0, failure: "", message: "",
      bytes: 0, type: "")
    switch plan.outcome.result {
    case .success(let response):
      answer.status = response.status
      answer.bytes = response.body.count
      answer.type = response.headers["Content-Type"] ?? ""
      answer.body = response.body.journalText
    case .failure(let failure):
      answer.failure = failure.code.rawValue
      answer.message = failure.message
      answer.bytes = plan.outcome.partial.count
    }
    return .answered(answer)
  }
}

extension JSONLine {
  /// Writes facts about requests, their answers, and the network.
  mutating func writeNetwork(_ fact: JournalFact) {
    switch fact {
    case .requested(let number, let method, let url, let by, let body):
      field("is", "requested")
      field("request", number)
      field("method", method)
      field("url", url)
      field("by", by)
      if !body.isEmpty { field("body", body) }
    case .answered(let answer): write(answer)
    case .requestCancelled(let number):
      field("is", "requestCancelled")
      field("request", number)
    case .stubsChanged(let change, let name):
      field("is", "stubsChanged")
      field("change", change)
      field("name", name)
    case .networkChanged(let isOffline, let bytesPerSecond):
      field("is", "networkChanged")
      field("offline", isOffline)
      field("bytesPerSecond", bytesPerSecond)
    default: return
    }
  }

  private mutating func write(_ answer: NetworkAnswer) {
    field("is", "answered")
    field("request", answer.number)
    if !answer.rule.isEmpty { field("rule", answer.rule) }
    field("status", answer.status)
    if !answer.failure.isEmpty {
      field("failure", answer.failure)
      field("message", answer.message)
    }
    field("bytes", answer.bytes)
    if !answer.type.isEmpty { field("type", answer.type) }
    if let body = answer.body { field("body", body) }
  }
}

extension NetworkSource {
  /// The beginning of a loader's words in a journal.
  static let loaderMark = "loader "

  /// The source as a journal writes it.
  package var journalWords: String {
    switch self {
    case .loader(let name): Self.loaderMark + name
    case .urlSession: "URLSession"
    }
  }
}

extension NetworkRequest {
  /// The body as a journal writes it; empty if it is not text, or too long.
  package var journalBody: String { body.journalText ?? "" }
}

extension [UInt8] {
  /// The bytes as text for a journal; nil if they are not text, or too many.
  fileprivate var journalText: String? {
    guard count <= NetworkAnswer.bodyLimit, UTF8Check.firstFault(in: self) == nil else {
      return nil
    }
    return String(decoding: self, as: UTF8.self)
  }
}
