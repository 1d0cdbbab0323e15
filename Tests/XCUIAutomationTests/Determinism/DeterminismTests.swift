import Foundation
import SeededCases
import SimulatedApp
import Synchronization
import TestHost
import Testing
import VirtualTime
import XCUIAutomation

/// The same seed gives the same bytes: in any process, debug or release, on any thread.
///
/// The table beside this file holds one fingerprint of a journal for each of a thousand seeds. It
/// was written by another process, in a release build, on one thread; set `REHEARSAL_RECORD` to
/// write it anew after the journal has changed on purpose. A usual run compares a third of them.
@Suite(.serialized) struct DeterminismTests {
  private static let isRecording =
    ProcessInfo.processInfo.environment["REHEARSAL_RECORD"] != nil
  private static let seeds = 1...(isRecording ? 1_000 : min(1_000, FuzzCount.times(1_000).count))
  private static let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("fingerprints.txt")

  @Test func `seeds give the journals of the table`() throws {
    let found = Self.alone
    if Self.isRecording {
      try Data((found.joined(separator: "\n") + "\n").utf8).write(to: Self.table)
    }
    let known = try String(contentsOf: Self.table, encoding: .utf8).split(separator: "\n")
    let different = zip(found, known).enumerated().filter { $0.element.0 != $0.element.1 }
    #expect(known.count == 1_000)
    #expect(different.isEmpty, "seeds \(different.prefix(5).map { $0.offset + 1 }) differ")
  }

  @Test func `sessions side by side on several threads give the same journals`() {
    let count = Self.seeds.count
    let found = Mutex([String](repeating: "", count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let fingerprint = Self.fingerprint(seed: UInt64(index + 1))
      found.withLock { $0[index] = fingerprint }
    }
    #expect(found.withLock { $0 } == Self.alone)
  }

  @Test func `different seeds give different journals`() {
    let few = Self.alone.prefix(100)
    #expect(Set(few).count == few.count)
  }

  @Test func `a replay token gives the journal of its seed`() {
    let token = ReplayToken(seed: 7).description
    #expect(Self.outcome(seed: 99, replay: token) == Self.outcome(seed: 7, replay: nil))
  }

  /// The fingerprints of all seeds, run one after the other.
  private static let alone = seeds.map { fingerprint(seed: UInt64($0)) }

  private static func fingerprint(seed: UInt64) -> String {
    String(run(seed: seed, replay: nil).device.journal?.fingerprint ?? 0, radix: 16)
  }

  /// The journal without its first line, which names the token.
  private static func outcome(seed: UInt64, replay: String?) -> [UInt8] {
    let bytes = run(seed: seed, replay: replay).device.journal?.bytes ?? []
    return Array(bytes.drop { $0 != UInt8(ascii: "\n") })
  }

  private static func run(seed: UInt64, replay: String?) -> AppSession {
    let session = AppSession(
      app: ChancyApp.compiled,
      configuration: SessionConfiguration(seed: Seed(seed), isJournaling: true, replay: replay))
    SessionContext.$current.withValue(session) {
      SessionContext.$continuesAfterFailure.withValue(true) { drive() }
    }
    return session
  }

  private static func drive() {
    let app = XCUIApplication()
    app.launch()
    app.textFields["field"].tap()
    app.textFields["field"].typeText("abc")
    app.buttons["go"].tap()
    _ = app.staticTexts["done"].waitForExistence(timeout: 2)
    _ = app.staticTexts["last"].label
    _ = app.staticTexts.matching(NSPredicate(format: "identifier IN {'failed', 'late'}")).count
    _ = app.staticTexts["failed"].waitForExistence(timeout: 3)
    app.terminate()
  }
}
