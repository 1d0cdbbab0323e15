import FoundationEssentials
import LocatedJSON
package import NetworkStubs
import VirtualTime

/// A recording of HTTP traffic in the format HAR, which browsers and proxies save.
package struct TrafficRecording {
  /// Why a recording cannot become a set of stubs, in one sentence.
  package struct Fault: Error, Equatable {
    /// The sentence, which begins with the place in the file.
    package let message: String
  }

  /// The requests and their answers, in the order of the recording.
  package private(set) var exchanges: [NetworkExchange] = []
  /// The entries that are not among the exchanges, in one sentence for each reason.
  package var leftOut: [String] {
    Omission.allCases.compactMap { reason in
      guard let places = omissions[reason], let first = places.first else { return nil }
      return "\(counted(places.count, "request")) left out, \(reason.rawValue); the first is at "
        + place(of: first)
    }
  }

  /// The most entries of a recording.
  package static let entryLimit = 10_000

  private enum Omission: String, CaseIterable {
    case noMethod = "without a method"
    case noAddress = "whose URL is not http or https"
    case noAnswer = "without an answer"
    case noText = "whose answer is not in the recording"
  }

  private let name: String
  private let source: JSONSource
  private var omissions: [Omission: [Int]] = [:]

  /// Reads a recording; the name is that of its file.
  package init(name: String, bytes: [UInt8]) throws(Fault) {
    self.name = name
    source = JSONSource(bytes)
    let (root, faults) = JSONReader.read(bytes)
    if let fault = faults.min(by: { $0.offset < $1.offset }) {
      throw Fault(message: "\(place(of: fault.offset)): \(fault.message)")
    }
    guard let root, let entries = root.member("log")?.value.member("entries")?.value,
      case .array(let all) = entries.kind
    else {
      throw Fault(
        message: "\(place(of: root?.offset ?? 0)): expected a recording with \"log\".\"entries\"")
    }
    guard all.count <= Self.entryLimit else {
      throw Fault(
        message: "\(place(of: entries.offset)): a recording may have at most \(Self.entryLimit) "
          + "requests, and this one has \(all.count)")
    }
    for entry in all { take(entry) }
  }

  /// A set of stubs that answers as the recorded servers did.
  package func set(named name: String) throws(Fault) -> StubSet {
    var counts: [String: Int] = [:]
    for exchange in exchanges { counts[StubRecorder.key(of: exchange.request), default: 0] += 1 }
    guard counts.count <= StubSet.entryLimit else {
      throw Fault(
        message: "\(self.name): a set of stubs may have at most \(StubSet.entryLimit) rules, and "
          + "the recording has \(counts.count) different requests")
    }
    if let most = counts.values.max(), most > StubSet.answerLimit {
      throw Fault(
        message: "\(self.name): a rule may have at most \(StubSet.answerLimit) answers, and the "
          + "recording has \(most) equal requests")
    }
    return StubRecorder.set(name, of: exchanges)
  }

  // MARK: - Entries

  private mutating func take(_ entry: JSONNode) {
    guard let request = entry.member("request")?.value, let url = request.text("url"),
      url.hasPrefix("http://") || url.hasPrefix("https://")
    else { return omissions[.noAddress, default: []].append(entry.offset) }
    let method = request.text("method") ?? "GET"
    guard !method.isEmpty else {
      return omissions[.noMethod, default: []].append(entry.offset)
    }
    guard let response = entry.member("response")?.value,
      case .integer(let status)? = response.member("status")?.value.kind,
      (100...599).contains(status)
    else { return omissions[.noAnswer, default: []].append(entry.offset) }
    guard let body = Self.body(of: response) else {
      return omissions[.noText, default: []].append(entry.offset)
    }
    let sent = request.member("postData")?.value.text("text") ?? ""
    var exchange = NetworkExchange(
      number: exchanges.count + 1,
      request: NetworkRequest(
        method, url, headers: Self.headers(of: request),
        body: Array(sent.utf8)),
      source: .urlSession, began: .start)
    exchange.ending = .response(
      NetworkResponse(status: Int(status), headers: Self.headers(of: response), body: body))
    exchange.ended = .start + Self.duration(of: entry)
    exchanges.append(exchange)
  }

  /// Headers about how a body was sent; recordings contain bodies as they were received.
  private static let transport: Set<String> = [
    "connection", "content-encoding", "content-length", "keep-alive", "transfer-encoding",
  ]

  private static func headers(of message: JSONNode) -> NetworkHeaders {
    guard case .array(let fields)? = message.member("headers")?.value.kind else { return [:] }
    return NetworkHeaders(
      fields.compactMap { field in
        guard let name = field.text("name"), let value = field.text("value"),
          !name.hasPrefix(":"), !transport.contains(name.lowercased())
        else { return nil }
        return NetworkField(name, value)
      })
  }

  /// The body of an answer; nil if it was not recorded or cannot be read.
  private static func body(of response: JSONNode) -> [UInt8]? {
    guard let content = response.member("content")?.value else { return [] }
    guard let text = content.text("text") else {
      // Browsers leave out the text of what was cached or is too large, but not its size.
      guard case .integer(let size)? = content.member("size")?.value.kind else { return [] }
      return size > 0 ? nil : []
    }
    guard content.text("encoding") == "base64" else { return Array(text.utf8) }
    return Data(base64Encoded: text, options: .ignoreUnknownCharacters).map { Array($0) }
  }

  /// How long an entry took, in whole milliseconds; at most an hour.
  private static func duration(of entry: JSONNode) -> VirtualDuration {
    let time: Double =
      switch entry.member("time")?.value.kind {
      case .integer(let number): Double(number)
      case .real(let number): number
      default: 0
      }
    return .milliseconds(Int(min(max(time.isFinite ? time.rounded() : 0, 0), 3_600_000)))
  }

  private func place(of offset: Int) -> String {
    let position = source.positions(of: [offset])[0]
    return "\(name):\(position.line):\(position.column)"
  }
}
