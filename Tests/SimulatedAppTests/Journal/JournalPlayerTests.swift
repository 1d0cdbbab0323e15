import AccessibilityTree
import VirtualTime
import XCTest

@testable import SimulatedApp

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

    let player = try JournalPlayer(session.device.journal?.bytes ?? [], app: app)
    XCTAssertEqual(Set(seen.map(\.text)).count, seen.count - 1)
    for moment in seen {
      XCTAssertEqual(Self.text(player.snapshot(at: moment.instant)), moment.text)
    }
  }

  func testAWrongLineIsNamed() {
    let app = CompiledApp(SampleApps.login)
    let wrong: [(String, String)] = [
      ("", "journal line 1: expected a journal's first line"),
      ("{}", "journal line 1: expected \"journal\": 1"),
      ("{\"journal\":2}", "journal line 1: expected \"journal\": 1"),
      ("{\"journal\":1}", "journal line 1: expected a seed and a device"),
      (
        "{\"journal\":1,\"seed\":\"1\",\"device\":\"x\"}\n[",
        "journal line 2: expected a JSON object"
      ),
      (
        "{\"journal\":1,\"seed\":\"1\",\"device\":\"x\"}\n{}",
        "journal line 2: expected \"t\" and \"is\""
      ),
      (
        "{\"journal\":1,\"seed\":\"1\",\"device\":\"x\"}\n{\"t\":1,\"is\":\"touched\"}",
        "journal line 2: expected a gesture with x and y"
      ),
    ]
    for (text, message) in wrong {
      XCTAssertThrowsError(try JournalPlayer(Array(text.utf8), app: app)) {
        XCTAssertEqual("\($0)", message)
      }
    }
  }

  private static func text(_ snapshot: ScreenSnapshot?) -> String {
    snapshot.map { TreeText($0.tree).subtree() } ?? "not running"
  }
}
