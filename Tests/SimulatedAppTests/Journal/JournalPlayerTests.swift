import AccessibilityTree
import SimulatedApp
import VirtualTime
import XCTest

final class JournalPlayerTests: XCTestCase {
  func testTheTreeOfEveryInstantCanBeShownAgain() throws {
    let app = CompiledApp(SampleApps.login)
    let session = AppSession(app: app, configuration: SessionConfiguration(isJournaling: true))
    var seen: [(instant: VirtualInstant, text: String)] = []
    func look() { seen.append((session.now, Self.text(session.device.snapshot))) }

    look()
    session.advance(by: .milliseconds(1))
    _ = session.launch(arguments: [], environment: [:])
    look()
    SampleApps.fillIn(session, after: look)
    _ = session.perform(.tap, on: SampleApps.button, title: "Tap")
    look()
    session.advance(by: .seconds(3))
    look()
    session.advance(by: .milliseconds(1))
    session.terminate()
    look()

    let record = try JournalRecord(session.device.journal?.bytes ?? [])
    let player = try JournalPlayer(record, app: app)
    XCTAssertEqual(Set(seen.map(\.text)).count, seen.count - 1)
    for moment in seen {
      XCTAssertEqual(Self.text(player.snapshot(at: moment.instant)), moment.text)
    }
  }

  func testASeedThatIsNoNumberIsNamed() throws {
    let line = #"{"journal":1,"app":"a","bundle":"b","seed":"x","device":"d"}"#
    let record = try JournalRecord(Array(line.utf8))
    XCTAssertThrowsError(try JournalPlayer(record, app: CompiledApp(SampleApps.login))) {
      XCTAssertEqual("\($0)", "journal line 1: expected \"seed\": a whole number")
    }
  }

  private static func text(_ snapshot: ScreenSnapshot?) -> String {
    snapshot.map { TreeText($0.tree).subtree() } ?? "not running"
  }
}
