import SeededCases
import Testing
import VirtualTime

@testable import FlakeLab

@Suite("Latencies of a table") struct TableLatencyTests {
  private func read(
    _ text: String, column: String? = nil, rows: String? = nil,
    unit: MeasuredLatencies.Unit? = nil
  ) -> MeasuredLatencies {
    MeasuredLatencies(csv: Array(text.utf8), column: column, rows: rows, unit: unit)
  }

  @Test func `a column is found by name, and its name tells the unit`() {
    let read = read("when,load_s\n1,0.25\n2,3\n", column: "load_s")
    #expect(read.samples == [.milliseconds(250), .seconds(3)])
    #expect(read.faults.isEmpty)
  }

  @Test func `a column is found by number, with or without a head`() {
    #expect(read("a,b\n1,2\n", column: "2").samples == [.milliseconds(2)])
    #expect(read("1,2\n3,4\n", column: "2").samples == [.milliseconds(2), .milliseconds(4)])
  }

  @Test(arguments: [
    ("a_ms", 7_000), ("a (us)", 7), ("a sec", 7_000_000), ("a", 7_000), ("seconds", 7_000_000),
  ]) func `names end in units`(name: String, microseconds: Int) {
    #expect(read("\(name)\n7\n").samples == [.microseconds(microseconds)])
  }

  @Test func `a unit that is given goes before that of the name`() {
    #expect(read("a_ms\n7\n", unit: .seconds).samples == [.seconds(7)])
  }

  @Test(arguments: ["1;2\r\n3;4", "1\t2\n3\t4\n", "\u{FEFF}\"1\",\"2\"\n\n3,4"])
  func `cells may be parted and quoted in many ways`(text: String) {
    #expect(read(text, column: "2").samples == [.milliseconds(2), .milliseconds(4)])
  }

  @Test func `rows are chosen by what stands in them`() {
    let text = "path,ms\n/cart,1\n/list,2\n/cart/7,x\n/list/8,4\n"
    #expect(
      read(text, column: "ms", rows: "/list").samples == [.milliseconds(2), .milliseconds(4)])
    #expect(read(text, column: "ms", rows: "list/*,4").samples == [.milliseconds(4)])
  }

  @Test(arguments: [
    ("ms\n1\nfast\n", nil, "3:1: expected a duration in ms, found 'fast'"),
    ("a,ms\n1,2\n3\n", "ms", "3:1: expected 2 cells, found 1"),
    ("a,ms\n1,-2\n", "ms", "2:3: expected a duration from 0 to a day, found -2.0 ms"),
    ("a,ms\n1,1e99\n", "ms", "2:3: expected a duration from 0 to a day, found 1e+99 ms"),
    ("a,ms\n1,nan\n", "ms", "2:3: expected a duration from 0 to a day, found nan ms"),
    ("load,ms\n", "lod", "1:1: there is no column 'lod'; did you mean 'load'?"),
    ("load,ms\n1,2\n", "3", "1:1: there is no column 3 of 2"),
    ("ms\n\"1\n", nil, "2:1: the quote is not closed"),
    ("", nil, "1:1: the file is empty"), ("ms\n", nil, "1:1: there is no duration in the file"),
  ]) func `faults have a place`(text: String, column: String?, fault: String) {
    #expect(read(text, column: column).faults.map(\.description).last == fault)
  }

  @Test func `all faults are told at once, up to a limit`() {
    #expect(read("ms\na\nb\n1\nc\n").faults.map(\.line) == [2, 3, 5])
    let many = "ms\n" + String(repeating: "x\n", count: 90)
    #expect(read(many).faults.count == MeasuredLatencies.faultLimit)
  }

  @Test func `a line has cells up to a limit`() {
    let widest = String(repeating: ",", count: TableReader.cellLimit - 1)
    #expect(read("1\(widest)\n").faults.isEmpty)
    let faults = read("1\(widest),\n").faults
    #expect(faults.map(\.description) == ["1:10002: a line has more than 10000 cells, the limit"])
  }

  @Test func `what is no UTF-8 is not read`() {
    let faults = MeasuredLatencies(csv: [0xFF, 0xFE]).faults
    #expect(faults.map(\.description) == ["1:1: the file is not UTF-8"])
  }

  @Test func `a file is looked at up to a size`() {
    // No UTF-8, so that what is looked at ends with its first byte.
    let largest = [UInt8](repeating: 0xFF, count: MeasuredLatencies.sizeLimit)
    #expect(MeasuredLatencies(csv: largest).faults.map(\.message) == ["the file is not UTF-8"])
    #expect(
      MeasuredLatencies(csv: largest + [0xFF]).faults.map(\.message)
        == ["the file is larger than 16 MB, which is the limit"])
  }

  @Test func `durations are kept up to a limit`() {
    var measured = MeasuredLatencies(csv: Array("ms\n1\n".utf8))
    for _ in 1..<MeasuredLatencies.sampleLimit {
      measured.add(1, .milliseconds, line: 2, column: 1)
    }
    #expect(measured.samples.count == MeasuredLatencies.sampleLimit)
    #expect(measured.faults.isEmpty)

    measured.add(1, .milliseconds, line: 3, column: 1)
    #expect(measured.samples.count == MeasuredLatencies.sampleLimit)
    #expect(
      measured.faults.map(\.description)
        == ["3:1: more than 1000000 durations, the limit: keep a part of the file"])
  }

  @Test func `a law of very many durations keeps the ends`() {
    let numbers = (1...MeasuredLatencies.lawLimit + 15_000).map { "\($0)" }
    let law = read(numbers.joined(separator: "\n")).asIs
    #expect(law.quantile(0) == .milliseconds(1))
    #expect(law.quantile(1) == .seconds(25))
    #expect(abs(law.quantile(0.5).inSeconds - 12.5) < 0.01)
  }
}

@Suite("Latencies of an archive") struct ArchiveLatencyTests {
  private let archive = """
    {"log": {"entries": [
      {"request": {"url": "https://a.example/list?page=1"}, "time": 120.5,
        "timings": {"dns": -1, "wait": 100}},
      {"request": {"url": "https://a.example/cart"}, "time": 80, "timings": {"wait": 50.25}}
    ]}}
    """

  private func read(
    _ text: String, url: String? = nil, phase: MeasuredLatencies.Phase = .total
  ) -> MeasuredLatencies {
    MeasuredLatencies(har: Array(text.utf8), url: url, phase: phase)
  }

  @Test func `requests have times`() {
    #expect(read(archive).samples == [.microseconds(120_500), .milliseconds(80)])
  }

  @Test(arguments: ["cart", "*/cart", "https://*.example/cart", "*a*cart"])
  func `addresses are chosen by pattern`(pattern: String) {
    #expect(read(archive, url: pattern).samples == [.milliseconds(80)])
  }

  @Test func `phases that a request did not have are left out`() {
    #expect(read(archive, phase: .wait).samples == [.milliseconds(100), .microseconds(50_250)])
    #expect(
      read(archive, phase: .dns).faults.map(\.message) == ["there is no duration in the file"])
  }

  @Test(arguments: [
    ("[1]", "1:1: expected an object with log.entries, a list"),
    ("{\"log\": {\"entries\": [{}]}}", "1:22: expected an entry with a time"),
    (
      "{\"log\": {\"entries\": [\n{\"time\": \"x\"}]}}",
      "2:10: expected a number of milliseconds, found a string"
    ),
    (
      "{\"log\": {\"entries\": [{\"time\": -3}]}}",
      "1:31: expected a duration from 0 to a day, found -3.0 ms"
    ),
  ]) func `faults have a place`(text: String, fault: String) {
    #expect(read(text).faults.map(\.description) == [fault])
  }
}

@Suite("Latencies of a log") struct LogLatencyTests {
  private let log = """
    Test Case 'Shop.testSave' started.
        t =     1.50s Tap "Save" Button
        t =     1.60s     Wait for app to idle
        t =     3.75s Find the "Saved" StaticText
        t =     4.00s Tap "Save" Button
        t =     4.50s Find the "Saved" StaticText
        t =     5.00s Find the "Saved" StaticText
    Test Case 'Shop.testOther' started.
        t =     0.50s Find the "Saved" StaticText
    """

  private func read(_ text: String, _ from: String, _ to: String) -> MeasuredLatencies {
    MeasuredLatencies(log: Array(text.utf8), from: from, to: to)
  }

  @Test func `a duration goes from one line to the next of the other kind`() {
    let read = read(log, "Tap \"Save\"", "Find the \"Saved\"")
    #expect(read.samples == [.milliseconds(2_250), .milliseconds(500)])
  }

  @Test func `lines of another test end nothing`() {
    let read = read(log, "t*Saved", "Saved")
    #expect(read.faults.isEmpty)
    #expect(read.samples == [.milliseconds(750), .milliseconds(500)])
  }

  @Test func `steps of tests are measured as the lines of a log are`() {
    let tests = [
      [(1.5, "Tap \"Save\""), (3.75, "Find the \"Saved\""), (4, "Tap \"Save\"")],
      [(4.5, "Find the \"Saved\""), (5, "Tap \"Save\""), (5.5, "Find the \"Saved\"")],
    ].map { steps in steps.map { (seconds: $0.0, words: $0.1) } }
    let read = MeasuredLatencies(steps: tests, from: "Tap", to: "Find*Saved")
    #expect(read.samples == [.milliseconds(2_250), .milliseconds(500)])
    let none = MeasuredLatencies(steps: tests, from: "Find", to: "Swipe")
    #expect(none.faults.map(\.description) == ["1:1: there is no duration in the file"])
  }

  @Test(arguments: [
    ("t = fast Tap\n", "1:5: expected a time such as '1.23s'"),
    ("Tap\n", "1:1: there is no line with a time such as 't = 1.23s'"),
    ("t = 1.0s Tap\n", "1:1: there is no duration in the file"),
    ("t = 1.2.3s Tap\n", "1:5: expected a time such as '1.23s'"),
  ]) func `faults have a place`(text: String, fault: String) {
    #expect(read(text, "Tap", "Find").faults.first?.description == fault)
  }
}

@Suite("Files at random") struct MeasuredLatenciesFuzzTests {
  private static let pieces = [
    "ms", "load_s", ",", ";", "\t", "\n", "\r\n", "\"", "\"\"", "1", "-1", "0.5", "1e308", "nan",
    "t = ", "1.5s", "Tap", "Find", " ", "{", "}", "[", "]", ":", "\"log\"", "\"entries\"",
    "\"time\"", "\"timings\"", "\"request\"", "é\u{301}", "\u{0}", "\u{FEFF}",
    "{\"log\": {\"entries\": [", "{\"time\": 3}", "]}}", "9999999999999999999999",
  ]

  @Test func `are durations or faults with places`() {
    for seed in FuzzCount.times(400) {
      var chance = SeedSequence(seed: Seed(seed)).source(named: "files")
      var text: [UInt8] = []
      for _ in 0..<chance.bits() % 40 {
        text += Array(Self.pieces[Int(chance.bits() % UInt64(Self.pieces.count))].utf8)
        if chance.unit() < 0.02 { text.append(UInt8(truncatingIfNeeded: chance.bits())) }
      }
      let lines = text.count { $0 == 10 || $0 == 13 } + 1
      for read in [
        MeasuredLatencies(csv: text), MeasuredLatencies(csv: text, column: "2", rows: "*1"),
        MeasuredLatencies(csv: text, column: "ms"), MeasuredLatencies(har: text),
        MeasuredLatencies(har: text, url: "*a", phase: .dns),
        MeasuredLatencies(log: text, from: "Tap", to: "Find"),
      ] {
        #expect(!read.samples.isEmpty || !read.faults.isEmpty, "seed \(seed)")
        #expect(read.faults.allSatisfy { (1...lines).contains($0.line) }, "seed \(seed)")
        #expect(read.faults.allSatisfy { $0.column >= 1 && $0.column <= text.count + 1 })
        #expect(read.asIs.faults.isEmpty || read.samples.isEmpty)
        #expect(LatencyFit.all(of: read.samples).allSatisfy { $0.law.faults.isEmpty })
      }
    }
  }
}
