import PredicateFormat
import SeededCases
import SimulatedApp
import Testing

@testable import AppFiles

@Suite("Recordings of HTTP traffic as stubs")
struct TrafficRecordingTests {
  private static func har(_ entries: [String]) -> [UInt8] {
    Array(
      "{ \"log\": { \"version\": \"1.2\",\n\"entries\": [\(entries.joined(separator: ",\n"))] } }"
        .utf8)
  }

  private static func entry(
    _ method: String = "GET", _ url: String = "https://api.example.com/v1/items",
    sends body: String? = nil, status: Int = 200, answers text: String? = "{}",
    encoding: String? = nil, size: Int = 2, time: String = "120.4"
  ) -> String {
    let sent = body.map { ", \"postData\": { \"text\": \(JSONText.quoted($0)) }" } ?? ""
    let content = text.map { ", \"text\": \(JSONText.quoted($0))" } ?? ""
    let code = encoding.map { ", \"encoding\": \"\($0)\"" } ?? ""
    return """
      { "time": \(time), "request": { "method": "\(method)", "url": "\(url)"\(sent) }, \
      "response": { "status": \(status), "headers": [
        { "name": ":status", "value": "\(status)" }, { "name": "ETag", "value": "a" },
        { "name": "Content-Encoding", "value": "gzip" } ],
        "content": { "size": \(size)\(content)\(code) } } }
      """
  }

  private static func set(_ entries: String...) throws -> StubSet {
    try TrafficRecording(name: "a.har", bytes: har(entries)).set(named: "Recorded")
  }

  private static func fault(_ bytes: [UInt8]) -> String? {
    do throws(TrafficRecording.Fault) {
      _ = try TrafficRecording(name: "a.har", bytes: bytes).set(named: "Recorded")
      return nil
    } catch { return error.message }
  }

  @Test func `an entry is a rule with its answer and its time`() throws {
    let set = try Self.set(Self.entry("GET", "https://api.example.com/v1/items?page=2"))
    let rule = try #require(set.rules.first)
    #expect(rule.method == "GET")
    #expect(rule.url == "https://api.example.com/v1/items")
    #expect(rule.query == [StubRule.Condition("page", "2")])
    #expect(rule.answers.first?.latency == .fixed(.milliseconds(120)))
    #expect(set.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["{}"])
  }

  @Test func `headers of the transport are not kept, since bodies are as they were read`() throws {
    let answer = try Self.set(Self.entry()).rules.first?.answers.first
    #expect(answer?.headers.fields == [NetworkField("ETag", "a")])
  }

  @Test func `equal requests get their answers in the recorded order`() throws {
    let set = try Self.set(
      Self.entry(status: 500), Self.entry("POST", sends: "{\"a\": 1}"), Self.entry(status: 404))
    #expect(set.rules.map { $0.answers.map(\.status) } == [[500, 404], [200]])
    #expect(set.rules.last?.body == ["a": 1])
  }

  @Test func `a body in base64 is decoded`() throws {
    let set = try Self.set(Self.entry(answers: "eyJhIjoxfQ==", encoding: "base64"))
    #expect(set.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["{\"a\":1}"])
  }

  @Test func `what is left out is named with its first place`() throws {
    let recording = try TrafficRecording(
      name: "a.har",
      bytes: Self.har([
        Self.entry("GET", "data:text/plain,x"), Self.entry(status: 0),
        Self.entry(answers: nil, size: 9), Self.entry(answers: nil, size: 0), Self.entry(status: 0),
      ]))
    #expect(recording.exchanges.count == 1)
    #expect(
      recording.leftOut == [
        "1 request left out, whose URL is not http or https; the first is at a.har:2:13",
        "2 requests left out, without an answer; the first is at a.har:6:1",
        "1 request left out, whose answer is not in the recording; the first is at a.har:10:1",
      ])
  }

  @Test func `a request whose method is empty is left out`() throws {
    let recording = try TrafficRecording(name: "a.har", bytes: Self.har([Self.entry("")]))
    #expect(recording.exchanges.isEmpty)
    #expect(
      recording.leftOut == ["1 request left out, without a method; the first is at a.har:2:13"])
  }

  @Test(arguments: [
    ("{", "a.har:1:2: "), ("[]", "a.har:1:1: expected a recording with \"log\".\"entries\""),
    ("{\"log\": {}}", "a.har:1:1: expected a recording with \"log\".\"entries\""),
  ])
  func `another file is refused with its place`(text: String, fault: String) throws {
    #expect(try #require(Self.fault(Array(text.utf8))).hasPrefix(fault))
  }

  // MARK: - Limits

  @Test(arguments: [(TrafficRecording.entryLimit, true), (TrafficRecording.entryLimit + 1, false)])
  func `a recording has a most of entries`(count: Int, isFine: Bool) throws {
    let entries = [String](repeating: "{}", count: count)
    let fault = Self.fault(Self.har(entries))
    #expect(
      fault
        == (isFine
          ? nil
          : "a.har:2:12: a recording may have at most 10000 requests, and this one has 10001"))
  }

  @Test(arguments: [(StubSet.entryLimit, true), (StubSet.entryLimit + 1, false)])
  func `a set has a most of different requests`(count: Int, isFine: Bool) throws {
    let fault = Self.fault(
      Self.har((0..<count).map { Self.entry("GET", "https://a.b/\($0)", answers: nil, size: 0) }))
    #expect(
      fault
        == (isFine
          ? nil
          : "a.har: a set of stubs may have at most 1000 rules, and the recording has 1001 "
            + "different requests"))
  }

  @Test(arguments: [(StubSet.answerLimit, true), (StubSet.answerLimit + 1, false)])
  func `a rule has a most of answers`(count: Int, isFine: Bool) throws {
    let entries = (0..<count).map {
      Self.entry(status: 200 + $0 % 2, answers: nil, size: 0)
    }
    let fault = Self.fault(Self.har(entries))
    #expect(
      fault
        == (isFine
          ? nil
          : "a.har: a rule may have at most 1000 answers, and the recording has 1001 equal "
            + "requests"))
  }

  // MARK: - Random recordings

  @Test func `damaged recordings are read or told, never a trap`() {
    let whole = Self.har([Self.entry(), Self.entry("POST", sends: "x"), Self.entry(status: 404)])
    let pieces = Array("{}[]\",:-1e9 \n".utf8) + [0xFF]
    for seed in FuzzCount.times(500) {
      var draws = SeededDraws(seed: seed)
      var bytes = whole
      for _ in 0...draws.below(5) {
        let place = draws.below(bytes.count)
        if draws.chance(50) { bytes[place] = draws.pick(pieces) } else { bytes.remove(at: place) }
      }
      guard let fault = Self.fault(bytes) else { continue }
      #expect(fault.hasPrefix("a.har"), "seed \(seed): \(fault)")
    }
  }
}

private enum JSONText {
  static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
