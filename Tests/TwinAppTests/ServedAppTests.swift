import Foundation

/// The servers that show an app of SwiftUI source to other programs, in the process of a test.
final class ServedAppTests: XCTest::XCTestCase {
  private var command: HostedCommand?
  private var address = ""

  override func tearDown() {
    command?.process.terminate()
    command?.process.waitUntilExit()
  }

  /// Starts a server and waits until it says where it is.
  private func serve(_ kind: String) throws {
    let command = try HostedCommand(["serve", kind, "--port", "0"])
    self.command = command
    var text = ""
    while !text.hasSuffix("\n") {
      let data = command.printed.fileHandleForReading.availableData
      guard !data.isEmpty else { break }
      text += String(decoding: data, as: UTF8.self)
    }
    XCTAssertTrue(text.hasPrefix("Serving 1 app on http://127.0.0.1:"), text)
    address = String(text.split(separator: " ").last ?? "").trimmingCharacters(in: .newlines)
  }

  private func ask(_ method: String, _ path: String, _ body: String = "{}") throws -> [String: Any]
  {
    var request = URLRequest(url: try XCTUnwrap(URL(string: address + path)))
    request.httpMethod = method
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    if method == "POST" { request.httpBody = Data(body.utf8) }
    let answered = expectation(description: "an answer")
    nonisolated(unsafe) var answer = Data()
    URLSession(configuration: .ephemeral).dataTask(with: request) { data, _, _ in
      answer = data ?? Data()
      answered.fulfill()
    }.resume()
    wait(for: [answered], timeout: 60)
    return try JSONSerialization.jsonObject(with: answer) as? [String: Any] ?? [:]
  }

  func testAClientOfAppiumDrivesTheApp() throws {
    try serve("webdriver")
    let opened = try ask("POST", "/session", #"{"capabilities": {"alwaysMatch": {}}}"#)
    let session = "/session/\(opened["sessionId"] as? String ?? "")"
    let found = try ask(
      "POST", session + "/element", #"{"using": "accessibility id", "value": "recipe Bread"}"#)
    let element = try XCTUnwrap((found["value"] as? [String: Any])?["ELEMENT"] as? String)
    _ = try ask("POST", session + "/element/\(element)/click")
    let source = try XCTUnwrap(try ask("GET", session + "/source")["value"] as? String)
    XCTAssertTrue(source.contains(#"NavigationBar" name="Bread""#), source)
    let picture = try XCTUnwrap(try ask("GET", session + "/screenshot")["value"] as? String)
    XCTAssertTrue(picture.hasPrefix("iVBORw0KGgo"), "the screenshot is a PNG file")
  }

  func testThePageShowsTheAppAndGoesBack() throws {
    try serve("page")
    let started = try ask("POST", "/api/start")
    XCTAssertEqual(started["screen"] as? String, "recipes")
    let rows = (started["picture"] as? [String: Any])?["elements"] as? [[String: Any]] ?? []
    let row = try XCTUnwrap(
      rows.firstIndex { ($0["row"] as? String)?.contains("recipe Bread") ?? false })
    let shown = started["shown"] as? Int ?? 0
    let tapped = try ask(
      "POST", "/api/act", #"{"act": "touch", "node": \#(row), "screen": \#(shown)}"#)
    XCTAssertEqual(tapped["screen"] as? String, "recipe", "\(tapped["fault"] ?? "")")
    XCTAssertEqual(try ask("POST", "/api/undo")["screen"] as? String, "recipes")
  }
}
