import FlakeLab
import SimulatedApp
import TestReports
import XCTest

@testable import rehearse

final class RehearsalFolderTests: XCTestCase {
  func testJournalsHaveNamesThatEveryFileSystemTakes() {
    let names = [
      "login, no wait": "journals/login-no-wait.journal.jsonl",
      "list, wait(for:toEqual:)": "journals/list-wait-for-toEqual.journal.jsonl",
      "../../etc/passwd": "journals/etc-passwd.journal.jsonl",
    ]
    for (flow, file) in names { XCTAssertEqual(RehearsalFolder.journalFile(of: flow), file) }
  }

  func testEveryStandardFlowHasAJournalOfItsOwn() {
    let files = StandardFlows.all.map { RehearsalFolder.journalFile(of: $0.flow.name) }
    XCTAssertEqual(Set(files).count, files.count)
  }

  func testAFolderThatCannotBeWrittenIsSaid() {
    let report = RehearsalReport(
      app: "A", routes: RouteReport(rows: [], placeCount: 0, moveCount: 0, isComplete: true),
      flows: [], notes: [])
    XCTAssertFalse(RehearsalFolder("/dev/null/nowhere").write(report))
  }
}
