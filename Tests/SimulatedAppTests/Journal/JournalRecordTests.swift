import PredicateFormat
import SimulatedApp
import VirtualTime
import XCTest

final class JournalRecordTests: XCTestCase {
  static let facts: [JournalFact] = [
    .testStarted(name: "t"), .testStarted(name: "t", module: "M"),
    .step(level: 2, title: "Find"), .activityBegan(title: "a \"quoted\" title"), .activityEnded,
    .callBegan("Tap"), .callEnded(outcome: "ok"), .resolved(query: "q", matches: 3),
    .failed(TestFailure(message: "line\nline\tтак", file: "F.swift", line: 12)),
    .attached(Attachment(name: "n", type: "t", size: 1, content: .text("x"), added: .start)),
    .attached(
      Attachment(name: "", type: "t", size: 3, content: .base64("/wAB"), added: .start)),
    .attached(
      Attachment(
        name: "n", type: "t", size: 70_000, content: .leftOut,
        added: VirtualInstant(nanoseconds: 7))),
    .failureExpected(message: "m", reason: ""),
    .measured(metric: "Clock", unit: "s", values: [0.5, 2, 1e-7]),
    .measured(metric: "Clock", unit: "s", values: []),
    .launched(bundle: "b", process: 4_001, arguments: ["-a", "b"], environment: ["k": "v"]),
    .touched(gesture: "tap", x: 196.5, y: 120), .typed("é"),
    .scrolled(screen: 1, container: 7, right: 2, offset: 0.25),
    .adjusted(x: 1, y: 2.5, value: .real(0.25)), .adjusted(x: 1, y: 2, value: .string("May")),
    .pressed(button: "home"), .activated, .rotated(orientation: "landscapeLeft"),
    .appearanceSet(appearance: "dark"), .targeted(bundle: "b"), .systemOpened(link: "a://b"),
    .permissionReset(bundle: "b", resource: "camera"), .cameToFront(bundle: "b", process: 7),
    .killed(process: 7, reason: "r"), .bannerShown(title: "t"), .bannerGone(title: "t"),
    .permissionSet(bundle: "b", resource: "camera", status: "denied"),
    .copied(strings: ["a", ""]), .copied(strings: []),
    .copied(strings: ["a"], by: "b"),
    .located(nil), .voiceOverSet(isOn: true),
    .outcomeForced(loader: nil, isFailure: false, times: 1),
    .outcomeForced(loader: "items", isFailure: true, times: 3),
    .located(DeviceLocation(latitude: 59.25, longitude: -18, altitude: 3, accuracy: 5)),
    .gestured(gesture: "rotate", x: 1, y: 2.5, amount: -1.5, velocity: -3),
    .keyPressed(key: "v", modifiers: ["shift", "command"]), .modifiersHeld(keys: ["option"]),
    .keyboardConnected(isConnected: false),
    .stateSet(bundle: "b", kind: "files", key: "a", value: .record(["k": .list([1])])),
    .stateReset(bundle: "b", kind: "keychain"), .reinstalled(bundle: "b"),
    .sent(command: "c", parameters: .record(["sku": .integer(1)])),
    .kept(kind: "keychain", key: "k", value: .string("v")), .removed(kind: "files", key: ""),
    .accountChosen(name: "a"), .toggled(name: "t", isOn: false),
    .experimentsLoaded(values: .record(["x": .bool(true)]), isApplied: true),
    .tracked(event: "e", parameters: .record(["p": .null])),
    .fired("timer 0 of screen 1"),
    .drew(source: "loader.x.latency", kind: "latency", value: .max, bound: 1 << 53),
    .started(coordinator: "c"), .pushed(screen: 1, name: "s"), .closed(screen: 1, name: "s"),
    .presented(screen: 2, name: "p", style: "sheet"), .resized(screen: 2, detent: "large"),
    .tabSelected(index: 1), .moreShown,
    .localized(process: 4_001, language: "de", asked: ["de-AT", "en"]),
    .entered(screen: 1, state: "a.b"), .left(screen: 1, state: "a.b"),
    .raised(screen: 1, event: "E", isTaken: false),
    .assigned(
      screen: 1, key: "k",
      value: .record(["list": .list([.integer(1), .real(1.5), .null]), "flag": .bool(true)])),
    .stored(key: "k", value: .string("v")),
    .loading(run: 1, screen: 1, loader: "l", attempt: 2),
    .loaded(run: 1, loader: "l", isFailure: true, isLate: false), .cancelled(run: 1, loader: "l"),
    .focused(identifier: "f"), .focused(identifier: nil), .alertShown(title: "t"),
    .shareShown(text: "s"), .shareClosed(activity: ""), .alertClosed(button: "b"),
    .crashed(message: "m"), .terminated(process: 4_001), .testFinished,
  ]

  func testEveryFactIsReadBack() throws {
    let record = try JournalRecord(Self.journal(of: Self.facts))
    XCTAssertEqual(record.entries.map(\.fact), Self.facts)
    XCTAssertEqual(record.entries.map(\.nanoseconds), Self.facts.indices.map { Int64($0) })
  }

  func testTheLinesThatAskedForAFactAreReadBack() throws {
    let journal = Journal(JournalHeader(app: SampleApps.login, seed: 42, device: "iPhone 15"))
    let callers = [
      CallSite(file: "LoginPage.swift", line: 12), CallSite(file: "a:b.swift", line: 3),
    ]
    journal.append(.callBegan("Tap"), at: .start, by: callers)
    journal.append(.callEnded(outcome: "ok"), at: .start)
    let record = try JournalRecord(journal.bytes)
    XCTAssertEqual(record.entries.map(\.callers), [callers, []])
  }

  func testTheFirstLineIsReadBack() throws {
    let header = try JournalRecord(Self.journal(of: [])).header
    XCTAssertEqual(header.app, "Sample")
    XCTAssertEqual(header.seed, "42")
    XCTAssertNil(header.replay)
  }

  func testFaultsNameLineAndExpectation() {
    let head = #"{"journal":1,"app":"A","bundle":"b","seed":"1","device":"d"}"# + "\n"
    let cases: [(String, String)] = [
      ("", "journal line 1: expected the first line of a journal"),
      ("[]", "journal line 1: expected a JSON object"),
      (#"{"journal":2}"#, "journal line 1: expected \"journal\": 1"),
      (#"{"journal":1,"app":1}"#, "journal line 1: expected \"app\": a string"),
      (head + "nonsense", "journal line 2: expected a JSON object"),
      (head + "{}", "journal line 2: expected \"t\": an instant not before 0"),
      (
        head + #"{"t":5,"is":"testFinished"}"# + "\n" + #"{"t":4,"is":"testFinished"}"#,
        "journal line 3: expected \"t\": an instant not before 5"
      ),
      (head + #"{"t":0}"#, "journal line 2: expected \"is\": a string"),
      (
        head + #"{"t":0,"is":"flew"}"#,
        "journal line 2: expected \"is\": a fact of version 1, not \"flew\""
      ),
      (
        head + #"{"t":0,"is":"resolved","query":"q"}"#,
        "journal line 2: expected \"matches\": a whole number"
      ),
      (
        head + #"{"t":0,"is":"drew","source":"s","kind":"k","value":"-1","bound":"2"}"#,
        "journal line 2: expected \"value\": a string of digits"
      ),
      (
        head + #"{"t":0,"is":"activityEnded","at":["LoginPage.swift"]}"#,
        "journal line 2: expected \"at\": a list of files and lines, such as \"FeedTests.swift:31\""
      ),
      (
        head + #"{"t":0,"is":"activityEnded","at":[":0"]}"#,
        "journal line 2: expected \"at\": a list of files and lines, such as \"FeedTests.swift:31\""
      ),
      (
        head + #"{"t":0,"is":"activityEnded","at":7}"#,
        "journal line 2: expected \"at\": a list of strings"
      ),
      (
        head + String(repeating: " ", count: JournalRecord.lineLimit + 1),
        "journal line 2: expected a line of at most 1048576 bytes"
      ),
    ]
    for (text, words) in cases {
      XCTAssertThrowsError(try JournalRecord(Array(text.utf8))) { XCTAssertEqual("\($0)", words) }
    }
  }

  static func journal(of facts: [JournalFact]) -> [UInt8] {
    let journal = Journal(JournalHeader(app: SampleApps.login, seed: 42, device: "iPhone 15"))
    for (index, fact) in facts.enumerated() {
      let callers = index % 5 == 0 ? [CallSite(file: "F.swift", line: index + 1)] : []
      journal.append(fact, at: VirtualInstant(nanoseconds: Int64(index)), by: callers)
    }
    return journal.bytes
  }
}
