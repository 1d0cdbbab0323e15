import XCTest

/// How recordings confirm what was drafted.
final class VerifyCommandTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  private static let app = """
    {
      "name": "Drafted", "bundleIdentifier": "app.drafted",
      "coordinator": { "default": "Drafted" },
      "coordinators": { "Drafted": { "root": "menu", "container": "plain" } }
    }
    """
  private static let menu = """
    {
      "states": {
        "closed": {
          "on": { "OPEN": { "target": "opened", "known": "drafted" } },
          "view": [
            { "type": "button", "label": "Open", "on": { "tap": "OPEN" }, "known": "drafted" },
            { "type": "staticText", "label": "Made up", "known": "drafted" }
          ]
        },
        "opened": {
          "view": [{ "type": "staticText", "label": "Tea", "known": "drafted" }]
        }
      },
      "initial": "closed"
    }
    """

  override func setUpWithError() throws {
    folder = try ToolRun.folder()
    try write(Self.app, to: "App/app.json")
    try write(Self.menu, to: "App/menu.json")
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func write(_ text: String, to path: String) throws {
    try ToolRun.write(text, to: path, in: folder)
  }

  private func menu() throws -> String {
    try String(contentsOf: folder.appendingPathComponent("App/menu.json"), encoding: .utf8)
  }

  private static func recording(_ step: Int, type: ElementType, label: String) -> String {
    """
    {"format": "rehearsal.recording", "version": 1, "step": \(step), "name": "menu", "elements": [
    {"depth": 0, "elementType": 2, "label": "Teahouse"},
    {"depth": 1, "elementType": \(type.rawValue), "label": "\(label)", "frame": [10, 80, 90, 44]}]}
    """
  }

  private enum ElementType: Int {
    case button = 9
    case staticText = 48
  }

  func testRecordingsConfirmElementsAndTheWayBetweenThem() throws {
    try write(Self.recording(1, type: .button, label: "Open"), to: "R/1.json")
    try write(Self.recording(2, type: .staticText, label: "Tea"), to: "R/2.json")
    let run = try ToolRun(["verify", "R", "--app", "App", "--confirm"], in: folder)
    XCTAssertTrue(
      run.output.hasSuffix(
        """
        Confirmed now: elements 2, transitions 1.
        1 of 3 elements and 0 of 1 transitions are drafted, 3 confirmed by a recording.

        """), run.output)
    XCTAssertEqual(run.code, 1, "the text that was made up is not in the recording")
    let expected = Self.menu
      .replacing(#""opened", "known": "drafted""#, with: #""opened", "known": "confirmed""#)
      .replacing(#""OPEN" }, "known": "drafted""#, with: #""OPEN" }, "known": "confirmed""#)
      .replacing(#""Tea", "known": "drafted""#, with: #""Tea", "known": "confirmed""#)
    XCTAssertEqual(try menu(), expected)
  }

  func testTheWayBackIsConfirmedAndTheNameThatTheDraftLacked() throws {
    try write(
      Self.menu.replacing(
        #""target": "opened", "known": "drafted""#,
        with: #""actions": { "push": "tea" }, "known": "drafted""#),
      to: "App/menu.json")
    let tea = """
      { "on": { "BACK": { "actions": "pop", "known": "drafted" } },
        "view": [{ "button": "Back", "tap": "BACK", "known": "drafted" }],
        "states": { "shown": {} } }
      """
    try write(tea, to: "App/tea.json")
    try write(Self.recording(1, type: .button, label: "Open"), to: "R/1.json")
    try write(
      Self.recording(2, type: .button, label: "Back")
        .replacing(#""label": "Back""#, with: #""label": "Back", "identifier": "back""#),
      to: "R/2.json")
    try write(Self.recording(3, type: .button, label: "Open"), to: "R/3.json")
    let run = try ToolRun(["verify", "R", "--app", "App", "--confirm"], in: folder)
    XCTAssertTrue(
      run.output.contains("Confirmed now: elements 2, transitions 2.\n"), run.output + run.errors)
    let file = folder.appendingPathComponent("App/tea.json")
    let text = try String(contentsOf: file, encoding: .utf8)
    XCTAssertEqual(
      text,
      tea.replacing("drafted", with: "confirmed")
        .replacing(#""BACK", "known""#, with: #""BACK", "identifier": "back", "known""#))
  }

  func testWithoutTheOptionNothingIsWritten() throws {
    try write(Self.recording(1, type: .button, label: "Open"), to: "R/1.json")
    _ = try ToolRun(["verify", "R", "--app", "App"], in: folder)
    XCTAssertEqual(try menu(), Self.menu)
  }

  func testAPrintedTreeConfirmsToo() throws {
    try write(
      """
      Application, pid: 1, label: 'Teahouse'
        Button, {{10.0, 80.0}, {90.0, 44.0}}, label: 'Open'

      """, to: "tree.txt")
    let run = try ToolRun(["verify", "tree.txt", "--app", "App", "--confirm"], in: folder)
    XCTAssertTrue(run.output.contains("Confirmed now: elements 1, transitions 0.\n"), run.output)
  }

  func testAnotherScreenConfirmsNothing() throws {
    try write(Self.recording(1, type: .button, label: "Pay"), to: "R/1.json")
    let run = try ToolRun(["verify", "R", "--app", "App", "--confirm"], in: folder)
    XCTAssertTrue(run.output.contains("Confirmed now: elements 0, transitions 0.\n"), run.output)
    XCTAssertEqual(try menu(), Self.menu)
  }
}
