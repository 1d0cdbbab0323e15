import SimulatedApp

/// The tests of a JUnit report, as xcpretty, xcbeautify, fastlane and this package write it.
///
/// ```
/// <testcase classname="ShopUITests.CartTests" name="testAdd" time="9.5">
///   <failure message="XCTAssertTrue failed - no total">CartTests.swift:42</failure>
/// </testcase>
/// ```
struct JUnitResults {
  private let source: ImportSource
  private var tags: XMLTagReader
  private var tests: [LoggedTest] = []

  /// Whether a file is markup, which reports of tests are and logs are not.
  static func isMarkup(_ bytes: [UInt8]) -> Bool {
    // Some tools write a byte order mark.
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return text.first { $0 != 0x20 && $0 != 0x0A && $0 != 0x0D && $0 != 0x09 }
      == UInt8(ascii: "<")
  }

  /// The tests of a report, in order; nil if it has none.
  static func tests(in bytes: [UInt8]) -> [LoggedTest]? {
    var results = JUnitResults(source: ImportSource(bytes))
    results.read()
    return results.tests.isEmpty ? nil : results.tests
  }

  private init(source: ImportSource) {
    self.source = source
    tags = XMLTagReader(source: source)
  }

  private mutating func read() {
    var place = 0
    while let start = next("<", from: place), let tag = tags.tag(at: start) {
      place = max(tag.end, start + 1)
      switch source.text(SourceSlice(tag.name)) {
      case "testcase":
        let name = [value("classname", of: tag), value("name", of: tag)].compactMap(\.self)
        tests.append(
          LoggedTest(
            name: name.joined(separator: "."), seconds: value("time", of: tag).flatMap(Double.init))
        )
      case "failure", "error":
        guard !tests.isEmpty else { continue }
        let text = tag.isClosed ? "" : text(from: place)
        tests[tests.count - 1].failures.append(
          Self.failure(value("message", of: tag) ?? "", text))
      default: break
      }
    }
  }

  /// The text up to the next tag; it may stand in a section of characters, which are as they are.
  private func text(from place: Int) -> String {
    guard source.has("<![CDATA[", at: place) else {
      return XMLText.decoded(source.text(SourceSlice(place..<(next("<", from: place) ?? place))))
    }
    let start = place + 9
    var end = start
    while end < source.bytes.count, !source.has("]]>", at: end) { end += 1 }
    return source.text(SourceSlice(start..<end))
  }

  private func next(_ sign: Unicode.Scalar, from place: Int) -> Int? {
    source.bytes[min(place, source.bytes.count)...].firstIndex(of: UInt8(ascii: sign))
  }

  private func value(_ name: String, of tag: XMLTag) -> String? {
    tag.fields.first { source.text($0.name) == name }.map {
      XMLText.decoded(source.text($0.words))
    }
  }

  /// A failure from its message and the text below it: one of them names the place.
  private static func failure(_ message: String, _ text: String) -> TestFailure {
    let words = message.isEmpty ? text : message
    // `CartTests.swift:42: failed`, or with a dash, which xcbeautify puts there.
    if let match = words.prefixMatch(of: #/\s*([^\n:]*\.swift):(\d+)(?::\s*|\s+-\s+)/#) {
      return failure(String(words[match.range.upperBound...]), match.1, Int(match.2))
    }
    // fastlane ends the message with the place as result bundles have it, counted from 0.
    if let match = words.firstMatch(of: #/\s*\(([^()\n]*\.swift)#.*StartingLineNumber=(\d+).*\)/#) {
      return failure(
        String(words[..<match.range.lowerBound]), match.1, Int(match.2).map { $0 &+ 1 })
    }
    let place = text.firstMatch(of: #/([^\s:][^\n:]*\.swift):(\d+)/#)
    return failure(words, place?.1 ?? "", place.flatMap { Int($0.2) })
  }

  private static func failure(
    _ message: String, _ path: Substring, _ line: Int?
  ) -> TestFailure {
    TestFailure(
      message: message, file: path.split(separator: "/").last.map(String.init) ?? "",
      line: line ?? 0)
  }
}
