import SimulatedApp
import TestReports
import VirtualTime
import XCTest

final class JournalTimelineTests: XCTestCase {
  func testKeysBecomeOneTextAndMachinesFactsAreLeftOut() throws {
    let rows = try timeline([
      .callBegan("Type 'ab'"), .resolved(query: "q", matches: 1), .typed("a"), .typed("b"),
      .callEnded(outcome: "ok"), .pushed(screen: 3, name: "list"),
      .entered(screen: 3, state: "shown"), .raised(screen: 3, event: "TAP", isTaken: false),
      .loading(run: 1, screen: 3, loader: "load", attempt: 2),
      .failed(TestFailure(message: "no", file: "F.swift", line: 3)),
    ]).rows
    XCTAssertEqual(
      rows.map { "\($0.time) \($0.kind.rawValue): \($0.text)" },
      [
        "0.000 s test: Type 'ab'", "0.002 s test: types \"ab\"",
        "0.005 s app: screen list is shown", "0.006 s app: list is shown",
        "0.007 s app: TAP on list, which nothing answers",
        "0.008 s load: load starts (attempt 2)", "0.009 s failure: F.swift:3: no",
      ])
  }

  func testRowsStandInsideTheCallsThatTheyHappenedIn() throws {
    let rows = try timeline([
      .activityBegan(title: "A"), .callBegan("Tap"), .step(level: 1, title: "Wait for x to idle"),
      .step(level: 1, title: "Find the \"x\" Button"),
      .step(level: 1, title: "Find the \"x\" Button (retry 1)"),
      .touched(gesture: "tap", x: 1, y: 2), .callEnded(outcome: "failed"), .activityEnded,
      .failed(TestFailure(message: "no", file: "F.swift", line: 3)),
    ]).rows
    XCTAssertEqual(
      rows.map { String(repeating: "-", count: $0.level) + $0.text },
      [
        "A", "-Tap", "--Find the \"x\" Button (retry 1)", "--tap at (1.0, 2.0)", "--failed",
        "F.swift:3: no",
      ])
  }

  func testInputIsToldByWhatItDid() throws {
    let rows = try timeline([
      .gestured(gesture: "pinch", x: 1, y: 2, amount: 0.5, velocity: 3),
      .keyPressed(key: "a", modifiers: ["command", "shift"]),
      .keyPressed(key: "tab", modifiers: []),
      .copied(strings: ["a", "b"]),
      .located(DeviceLocation(latitude: 52.5, longitude: 13.25)), .located(nil),
      .voiceOverSet(isOn: true), .voiceOverSet(isOn: false), .systemOpened(link: "a://b"),
      .outcomeForced(loader: "items", isFailure: true, times: 1),
      .outcomeForced(loader: "items", isFailure: false, times: 2),
      .outcomeForced(loader: nil, isFailure: false, times: 1),
    ]).rows
    XCTAssertEqual(
      rows.map { "\($0.kind.rawValue): \($0.text)" },
      [
        "test: pinch by 0.5 at (1.0, 2.0)", "test: presses command-shift-a", "test: presses tab",
        "test: the pasteboard holds \"a\", \"b\"", "test: is at 52.5, 13.25",
        "test: has no location now", "test: turns VoiceOver on", "test: turns VoiceOver off",
        "test: opens a://b", "test: lets items fail once", "test: lets items succeed 2 times",
        "test: lets every loader succeed",
      ])
  }

  func testInputThatItsCallTellsHasNoRowOfItsOwn() throws {
    let title = "Setting device orientation to Landscape Left"
    let rows = try timeline([
      .callBegan(title), .rotated(orientation: "landscapeLeft"),
      .step(level: 1, title: "Device orientation changed to Landscape Left"),
      .appearanceSet(appearance: "dark"), .pressed(button: "home"), .activated,
      .modifiersHeld(keys: ["shift"]), .keyboardConnected(isConnected: true),
      .adjusted(x: 1, y: 2, value: .real(0.5)),
      .scrolled(screen: 1, container: 1, right: 0, offset: 9),
      .targeted(bundle: "com.x"), .permissionReset(bundle: "com.x", resource: "camera"),
    ]).rows
    XCTAssertEqual(rows.map(\.text), [title])
  }

  func testWhatTheSystemDoesIsTold() throws {
    let rows = try timeline([
      .killed(process: 4_001, reason: "no memory"), .cameToFront(bundle: "com.x", process: 4_002),
      .permissionSet(bundle: "com.x", resource: "camera", status: "denied"),
      .bannerShown(title: "New"), .crashed(message: "Index out of range"),
    ]).rows
    XCTAssertEqual(
      rows.map { "\($0.kind.rawValue): \($0.text)" },
      [
        "app: process 4001 ends: no memory", "app: com.x comes to the front",
        "app: camera of com.x is denied", "app: banner \"New\"",
        "failure: the app crashes: Index out of range",
      ])
  }

  func testTheStateOfTheAppIsTold() throws {
    let rows = try timeline([
      .stateSet(bundle: "b", kind: "keychain", key: "token", value: .string("t")),
      .stateSet(bundle: "b", kind: "files", key: "a", value: .null),
      .stateReset(bundle: "b", kind: "files"), .reinstalled(bundle: "b"),
      .sent(command: "go", parameters: .record([:])), .accountChosen(name: "plus"),
      .toggled(name: "cashback", isOn: true), .toggled(name: "old", isOn: false),
      .experimentsLoaded(values: .record([:]), isApplied: true),
      .experimentsLoaded(values: .record([:]), isApplied: false),
      .kept(kind: "keychain", key: "token", value: .string("t")),
      .removed(kind: "files", key: "a"), .removed(kind: "keychain", key: ""),
      .tracked(event: "open", parameters: .record([:])),
      .tracked(event: "buy", parameters: .record(["sku": .integer(1), "at": .null])),
    ]).rows
    XCTAssertEqual(
      rows.map { "\($0.kind.rawValue): \($0.text)" },
      [
        "test: sets token of keychain", "test: removes a from files", "test: resets files",
        "test: b is deleted and reinstalled", "app: the account is plus",
        "app: cashback is switched on", "app: old is switched off", "app: experiments are loaded",
        "app: experiments are loaded, for the next launch", "app: token of keychain is written",
        "app: a of files is removed", "app: keychain is emptied", "app: tracks open",
        "app: tracks buy with at, sku",
      ])
  }

  func testALongJournalIsCutAndSaysSo() throws {
    let facts = (0..<JournalTimeline.rowLimit + 7).map { JournalFact.callBegan("call \($0)") }
    let timeline = try timeline(facts)
    XCTAssertEqual(timeline.rows.count, JournalTimeline.rowLimit)
    XCTAssertEqual(timeline.leftOut, 7)
  }

  func testRowsAreIndentedUpToALevel() throws {
    let limit = JournalTimeline.levelLimit
    let facts = (0...limit + 1).map { JournalFact.callBegan("call \($0)") }
    XCTAssertEqual(try timeline(facts).rows.map(\.level), Array(0...limit) + [limit])
  }

  func testInstantsAreSecondsWithThreeDecimals() {
    XCTAssertEqual(JournalTimeline.time(0), "0.000 s")
    XCTAssertEqual(JournalTimeline.time(61_007_999_999), "61.007 s")
    XCTAssertEqual(JournalTimeline.time(.min), "0.000 s")
  }

  private func timeline(_ facts: [JournalFact]) throws -> JournalTimeline {
    JournalTimeline(try JournalRecord(SampleJournal.bytes(facts)))
  }
}

/// A journal of some facts, a millisecond apart.
enum SampleJournal {
  static func bytes(_ facts: [JournalFact]) -> [UInt8] {
    let app = AppDefinition(
      name: "Small", bundleIdentifier: "com.example.small", defaultCoordinator: "",
      coordinators: [], screens: [])
    let journal = Journal(JournalHeader(app: app, seed: 1, device: "iPhone 15"))
    for (index, fact) in facts.enumerated() {
      journal.append(fact, at: VirtualInstant(nanoseconds: Int64(index) * 1_000_000))
    }
    return journal.bytes
  }
}
