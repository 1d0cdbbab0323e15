public import AppModel
import FoundationEssentials
import LocatedJSON
public import NetworkStubs
import PredicateFormat
import VirtualTime

/// Makes a set of stubs from the requests and responses of a session.
///
/// The set answers the same requests in the same way, in any order. Equal requests get their
/// responses in the recorded order. The recorded duration of each response becomes a fixed latency,
/// without randomness.
package struct StubRecorder {
  private var rules: [StubRule] = []
  private var files: [StubSet.File] = []
  private var names: Set<String> = [AppFileName.stubRules]
  /// The index of each rule, by the request that it answers.
  private var places: [String: Int] = [:]

  /// Records the exchanges of a session, without pending, cancelled and unmatched ones.
  package static func set(_ name: String, of exchanges: [NetworkExchange]) -> StubSet {
    var recorder = StubRecorder()
    for exchange in exchanges { recorder.take(exchange) }
    return StubSet(
      name: name, rules: recorder.rules.map(\.withAnswersJoined),
      files: recorder.files.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) })
  }

  /// The key that equal requests share.
  static func key(of request: NetworkRequest) -> String {
    [request.method, request.url, request.text].joined(separator: "\n")
  }

  private mutating func take(_ exchange: NetworkExchange) {
    guard let answer = answer(to: exchange) else { return }
    let request = exchange.request
    let key = Self.key(of: request)
    if let place = places[key] {
      rules[place].answers.append(answer)
      return
    }
    guard rules.count < StubSet.entryLimit else { return }
    places[key] = rules.count
    var counts: [String: Int] = [:]
    for pair in request.query { counts[pair.name, default: 0] += 1 }
    rules.append(
      StubRule(
        method: request.method, url: Self.pattern(request),
        query: request.query.filter { counts[$0.name] == 1 }.map {
          StubRule.Condition($0.name, $0.value)
        },
        body: Self.body(of: request),
        where: Self.condition(request, counts), answers: [answer]))
  }

  private static func body(of request: NetworkRequest) -> FormatValue? {
    guard !request.body.isEmpty else { return Optional.none }
    return request.json ?? .string(request.text)
  }

  /// The URL without its query, with the special characters of patterns escaped.
  private static func pattern(_ request: NetworkRequest) -> String {
    let path = PathPattern.split(request.path).map {
      PercentText.encode(PercentText.decode($0), keeping: Set("-._~!$&'(),;=:@".utf8))
    }
    return request.origin + "/" + path.joined(separator: "/")
  }

  /// A predicate for what the URL pattern leaves out: an empty body, and query parameters that
  /// occur several times.
  private static func condition(_ request: NetworkRequest, _ counts: [String: Int]) -> String? {
    var parts: [String] = []
    if request.body.isEmpty { parts.append("body.length == 0") }
    if counts.values.contains(where: { $0 > 1 }) {
      parts.append("url == \(JSONWriter.literal(request.url))")
    }
    return parts.isEmpty ? nil : parts.joined(separator: " AND ")
  }

  private mutating func answer(to exchange: NetworkExchange) -> StubAnswer? {
    guard let ending = exchange.ending, let duration = exchange.duration else { return nil }
    var answer = StubAnswer(latency: .fixed(duration))
    switch ending {
    case .cancelled: return nil
    case .failure(let failure):
      guard let kind = Self.failure(failure) else { return nil }
      answer.failure = kind
      if kind == .timedOut { answer.latency = .fixed(.zero) }
    case .response(let response):
      answer.status = response.status
      answer.headers = response.headers
      guard !response.body.isEmpty else { return answer }
      let file = file(for: exchange.request, response)
      answer.body = .file(file)
      if response.headers["Content-Type"] == ResponseFileName.contentType(of: file) {
        answer.headers["Content-Type"] = nil
      }
    }
    return answer
  }

  private static func failure(_ failure: NetworkFailure) -> StubAnswer.Failure? {
    switch failure.code {
    case .offline: .offline
    case .timedOut: .timedOut
    case .droppedConnection: .dropped(afterBytes: 0)
    case .error: .error(message: failure.message, number: failure.number)
    case .unmatched, .badAnswer, .status: nil
    }
  }

  private mutating func file(for request: NetworkRequest, _ response: NetworkResponse) -> String {
    let isJSON = JSONReader.read(response.body).node.map { $0.dateFaults.isEmpty } ?? false
    let isText = response.headers["Content-Type"]?.hasPrefix("text/plain") ?? false
    let ending = isJSON ? ".json" : isText ? ".txt" : ".bin"
    let stem = ResponseFileName.stem(for: request).replacing("?", with: "_")
    // File names can have at most 255 bytes.
    let short = String(decoding: stem.utf8.prefix(120), as: UTF8.self)
    var name = short + ending
    var number = 2
    while !names.insert(name).inserted {
      name = short + "-\(number)" + ending
      number += 1
    }
    files.append(StubSet.File(name: name, bytes: response.body))
    return name
  }
}

extension StubRule {
  /// The rule without repeated answers at its end, because the last answer is used for all later
  /// requests.
  fileprivate var withAnswersJoined: StubRule {
    var rule = self
    while rule.answers.count > 1,
      rule.answers[rule.answers.count - 2].hasSame(as: rule.answers.last)
    {
      rule.answers.removeLast()
    }
    rule.answers = Array(rule.answers.prefix(StubSet.answerLimit))
    return rule
  }
}

extension StubAnswer {
  fileprivate func hasSame(as other: StubAnswer?) -> Bool { self == other }
}

extension AppFolder {
  /// Writes a set of stubs into the app's folder, as `Stubs/<name>`.
  ///
  /// - Throws: `DefinitionFaults` if the set has faults, contains something that a file cannot
  ///   express, or if a set with this name already exists.
  public func write(_ set: StubSet, of app: AppDefinition) throws(DefinitionFaults) {
    var part = app
    part.stubs = StubsDefinition(sets: [set])
    let faults = app.faults(in: set) + part.unwritableStubs
    guard faults.isEmpty else { throw DefinitionFaults(faults) }
    let place = path + "/" + AppFileName.stubs + set.name
    guard !FileManager.default.fileExists(atPath: place) else {
      throw DefinitionFaults([
        DefinitionFault(
          file: place, path: "", message: "a set of stubs with this name already exists")
      ])
    }
    try put(Self.stubFiles(of: part))
  }
}
