import Foundation
import PredicateFormat
import Testing

/// Builds and runs the comparison program where GNUstep is installed.
enum GNUstep {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "GNUstep")

  static let isInstalled: Bool = {
    guard FileManager.default.isExecutableFile(atPath: "/usr/bin/gnustep-config") else {
      return false
    }
    return (try? run("gcc", "-print-prog-name=cc1obj"))?.hasPrefix("/") ?? false
  }()

  /// Runs a program with an input and returns what it writes.
  static func run(
    _ program: String, _ arguments: String..., input: String = ""
  ) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program] + arguments
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(input.utf8).write(to: file)
    let output = Pipe()
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The verdicts on lines of format and subject: `1`, `0`, or `!` and an exception.
  static func verdicts(_ rows: [GNUstepRow]) throws -> [String] {
    let program = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: program) }
    let source = folder.appending(path: "compare.m").path
    let build = "gcc -std=gnu99 $(gnustep-config --objc-flags) -w -o '\(program.path)' '\(source)'"
    _ = try run("sh", "-c", build + " -lgnustep-base -lobjc")
    let input = rows.map { "\($0.format)\t\($0.json)\n" }.joined()
    return try run(program.path, input: input).split(separator: "\n")
      .map { String($0.split(separator: "\t", omittingEmptySubsequences: false).last ?? "") }
  }
}

/// A format to compare, its subject, and the reason why GNUstep says something else, if it does.
struct GNUstepRow: Sendable {
  let format: String
  let json: String
  let difference: String?

  static let button =
    #"{"id": "Button1", "on": true, "n": 3, "r": 0.5, "v": null, "tags": ["a", "b"], "#
    + #""frame": {"w": 10}, "items": [{"p": 2, "q": "x"}, {"p": 7, "q": "y"}], "e": []}"#

  init(_ format: String, _ json: String = button, _ difference: String? = nil) {
    self.format = format
    self.json = json
    self.difference = difference
  }

  /// A row where the two differ.
  static func differs(_ format: String, _ reason: String) -> GNUstepRow {
    GNUstepRow(format, button, reason)
  }
}

@Suite struct `Comparison with GNUstep` {
  static let rows: [GNUstepRow] = [
    GNUstepRow("id == 'Button1'"), GNUstepRow("id == 'button1'"),
    .differs("id ==[c] 'button1'", "it reads the options of == and leaves them aside"),
    GNUstepRow("id != 'x'"), GNUstepRow("id <> 'Button1'"), GNUstepRow("id = 'Button1'"),
    GNUstepRow("on == 1"), GNUstepRow("on == YES"), GNUstepRow("on == FALSE"),
    GNUstepRow("on == TRUE"), GNUstepRow("n == 3"), GNUstepRow("n == 3.0"), GNUstepRow("n > 2.5"),
    GNUstepRow("n => 4"), GNUstepRow("n =< 3"),
    .differs("n < 0x4", "it knows no hexadecimal numbers"), GNUstepRow("r < 1"),
    GNUstepRow("r == 0.5"), GNUstepRow("r >= -1"), GNUstepRow("v == nil"), GNUstepRow("v == NULL"),
    GNUstepRow("v != nil"), GNUstepRow("missing == nil"), GNUstepRow("missing == 1"),
    GNUstepRow("missing != 1"), GNUstepRow("id == nil"), GNUstepRow("id != nil"),
    GNUstepRow("missing < 1"), GNUstepRow("missing > 1"), GNUstepRow("frame.w == 10"),
    GNUstepRow("SELF.frame.w == 10"), GNUstepRow("frame.missing == nil"), GNUstepRow("n == '3'"),
    GNUstepRow("id BEGINSWITH 'But'"), GNUstepRow("id BEGINSWITH 'but'"),
    GNUstepRow("id BEGINSWITH[c] 'but'"), GNUstepRow("id ENDSWITH '1'"),
    GNUstepRow("id ENDSWITH 'x'"), GNUstepRow("id CONTAINS 'tto'"), GNUstepRow("id CONTAINS 'TTO'"),
    GNUstepRow("id CONTAINS[cd] 'TTO'"), GNUstepRow("id LIKE 'B*1'"), GNUstepRow("id LIKE 'B?1'"),
    GNUstepRow("id LIKE 'Butt??1'"), GNUstepRow("id LIKE[c] 'b*'"), GNUstepRow("id LIKE 'utt'"),
    GNUstepRow("id MATCHES 'B.*1'"), GNUstepRow("id MATCHES 'utt'"),
    GNUstepRow("id MATCHES[c] 'b[a-z]+1'"), GNUstepRow("id MATCHES 'B|Button1'"),
    GNUstepRow("'tt' IN id"), GNUstepRow("'zz' IN id"), GNUstepRow("'a' IN tags"),
    GNUstepRow("'A' IN tags"),
    .differs("n IN {1, 2, 3}", "it compares with the parts of a literal list unevaluated"),
    GNUstepRow("n IN {1, 2}"),
    .differs(
      "id IN {'x', 'Button1'}", "it compares with the parts of a literal list unevaluated"),
    GNUstepRow("tags CONTAINS 'b'"),
    GNUstepRow("tags CONTAINS 'c'"),
    .differs(
      "n BETWEEN {1, 5}", "it compares with bounds unevaluated, and leaves the upper one out"),
    .differs(
      "n BETWEEN {4, 5}", "it compares with bounds unevaluated, and leaves the upper one out"),
    .differs(
      "n BETWEEN {1, 3}", "it compares with bounds unevaluated, and leaves the upper one out"),
    .differs(
      "n BETWEEN {3, 5}", "it compares with bounds unevaluated, and leaves the upper one out"),
    GNUstepRow("ANY tags == 'a'"),
    GNUstepRow("ANY tags == 'c'"), GNUstepRow("ALL tags BEGINSWITH 'a'"),
    GNUstepRow("ALL tags != 'c'"),
    GNUstepRow("NONE tags == 'c'"), GNUstepRow("SOME tags == 'b'"), GNUstepRow("ANY items.p > 6"),
    GNUstepRow("ANY items.p > 7"), GNUstepRow("ALL items.p > 1"), GNUstepRow("ALL items.p > 2"),
    GNUstepRow("ANY e == 1"), GNUstepRow("ALL e == 1"), GNUstepRow("items.@count == 2"),
    GNUstepRow("items.@sum.p == 9"), GNUstepRow("items.@avg.p == 4.5"),
    GNUstepRow("items.@max.p == 7"), GNUstepRow("items.@min.p == 2"),
    GNUstepRow("n + 1 == 4"), GNUstepRow("n - 1 == 2"), GNUstepRow("n * 2 == 6"),
    GNUstepRow("n + 2 * 3 == 9"), GNUstepRow("-n == -3"), GNUstepRow("n ** 2 == 9"),
    .differs("n / 2 == 1", "it divides whole numbers into fractions"), GNUstepRow("n / 2.0 == 1.5"),
    GNUstepRow("TRUEPREDICATE"), GNUstepRow("FALSEPREDICATE"), GNUstepRow("NOT n == 3"),
    GNUstepRow("!(n == 3)"), GNUstepRow("n == 3 AND on == 1"), GNUstepRow("n == 4 && on == 1"),
    GNUstepRow("n == 4 OR on == 1"), GNUstepRow("n == 4 || on == 0"),
    .differs("n == 3 OR n == 4 AND n == 5", "it lets OR bind more strongly than AND"),
    GNUstepRow("(n == 3 OR n == 4) AND n == 5"),
    GNUstepRow("NOT n == 4 AND n == 3"), GNUstepRow("NOT (n == 4 OR n == 5)"),
    .differs("sum({1, 2}) == 3", "it hands a literal list over unevaluated"),
    .differs("max({1, 2}) == 2", "it hands a literal list over unevaluated"),
    GNUstepRow("count(tags) == 2"),
    .differs("average({1, 2}) == 1.5", "it hands a literal list over unevaluated"),
    .differs("sqrt(n + 1) == 2", "it knows no such function"),
    .differs("floor(r) == 0", "it knows no such function"),
    .differs("uppercase(id) == 'BUTTON1'", "it knows no such function"),
    .differs("abs(-3) == n", "it knows no such function"),
    GNUstepRow("tags[0] == 'a'"), .differs("tags[LAST] == 'b'", "it knows no named index"),
    .differs("tags[SIZE] == 2", "it knows no named index"),
    .differs("SUBQUERY(items, $i, $i.p > 6).@count == 1", "it knows no key path behind a variable"),
    .differs("id == \"Button\\u0031\"", "it knows no \\u escapes"),
    .differs(
      "{1, 2} == {1, 2}", "it compares with the parts of a literal list unevaluated"),
    .differs("'abc' < 'abd'", "it orders no texts"),
    .differs("'b' > 'a'", "it orders no texts"),
    .differs("TERNARY(n == 3, 1, 2) == 1", "it knows no TERNARY"),
    .differs("(n + 1) * 2 == 8", "it takes a parenthesis for the start of a predicate"),
    .differs("ln(1) == 0", "it knows no such function"),
    .differs("median({1, 3, 2}) == 2", "it knows no such function"),
    GNUstepRow("#n == 3"),
  ]

  private func ours(_ row: GNUstepRow) throws -> String {
    let subject = try JSONDecoder().decode(JSONValue.self, from: Data(row.json.utf8)).value
    do {
      return try FormatPredicate(row.format).evaluate(with: subject) ? "1" : "0"
    } catch {
      return "!"
    }
  }

  @Test(
    .enabled(if: GNUstep.isInstalled, "GNUstep is missing: run GNUstep/install.sh to compare"))
  func `same verdicts, except where GNUstep is known to be wrong`() throws {
    let theirs = try GNUstep.verdicts(Self.rows)
    try #require(theirs.count == Self.rows.count)
    for (row, verdict) in zip(Self.rows, theirs) {
      let isSame = try ours(row) == verdict.prefix(1)
      #expect(isSame == (row.difference == nil), "\(row.format): GNUstep says \(verdict)")
    }
  }
}

/// JSON as a value of the predicate language.
private struct JSONValue: Decodable {
  let value: FormatValue

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      value = .null
    } else if let bool = try? container.decode(Bool.self) {
      value = .bool(bool)
    } else if let integer = try? container.decode(Int64.self) {
      value = .integer(integer)
    } else if let real = try? container.decode(Double.self) {
      value = .real(real)
    } else if let text = try? container.decode(String.self) {
      value = .string(text)
    } else if let list = try? container.decode([JSONValue].self) {
      value = .list(list.map(\.value))
    } else {
      value = .record(try container.decode([String: JSONValue].self).mapValues(\.value))
    }
  }
}
