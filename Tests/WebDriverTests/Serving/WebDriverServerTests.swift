import ServedSessions
import SimulatedApp
import Testing
import WebDriver

/// Commands and their answers, as the protocol has them.
struct WebDriverServerTests {
  private let client = SampleClient()

  @Test func `a session says what it drives`() throws {
    let session = try client.open(more: ", \"rehearsal:seed\": 7")
    let answer = try client.ask("GET", session)
    let capabilities = try #require(answer.value.member("capabilities")?.value)
    #expect(capabilities.text("bundleId") == "cloud.mokumoku.sample")
    #expect(capabilities.text("platformName") == "iOS")
    #expect(try client.ask("DELETE", session).status == 200)
    #expect(try client.ask("GET", session).value.text("error") == "invalid session id")
  }

  @Test func `the first set of capabilities that can be had is taken`() throws {
    let body = """
      {"capabilities": {"alwaysMatch": {"platformName": "iOS"},
        "firstMatch": [{"appium:deviceName": "iPhone 99"},
          {"appium:app": "Shop", "appium:deviceName": "iPhone 16"}]}}
      """
    let answer = try client.ask("POST", "/session", body)
    let capabilities = try #require(answer.value.member("capabilities")?.value)
    #expect(capabilities.text("deviceName") == "iPhone 16")
    #expect(capabilities.text("bundleId") == "com.example.bazaar")
  }

  @Test func `a capability in both sets is refused`() throws {
    let answer = try client.ask(
      "POST", "/session",
      "{\"capabilities\": {\"alwaysMatch\": {\"a:b\": 1}, \"firstMatch\": [{\"a:b\": 2}]}}")
    #expect(answer.value.text("error") == "invalid argument")
    #expect(
      answer.value.text("message")
        == "a:b is in alwaysMatch and in firstMatch; it can be in one.")
  }

  @Test func `a coordinator starts the app, also when it is launched again`() throws {
    let body = """
      {"capabilities": {"alwaysMatch":
        {"appium:app": "Screens", "rehearsal:coordinator": "LoginCoordinator"}}}
      """
    let id = try client.ask("POST", "/session", body).value.text("sessionId")
    let session = "/session/" + (id ?? "")
    try client.ask("POST", session + "/wda/apps/terminate", "{}")
    try client.ask("POST", session + "/wda/apps/launch", "{}")
    #expect(try client.find(session, "name", "cloud.mokumoku.sample.login.email") != nil)
  }

  @Test(
    arguments: [
      (
        #""rehearsal:coordinator": "LoginCordinator""#,
        #"There is no coordinator "LoginCordinator"; the nearest is "LoginCoordinator"."#
      ),
      (
        #""appium:processArguments": "-a""#,
        "processArguments must be an object with args and env, not a string."
      ),
    ])
  func `a capability that makes no sense is refused with a sentence`(
    capability: String, words: String
  ) throws {
    let body = "{\"capabilities\": {\"alwaysMatch\": {\"appium:app\": \"Screens\", \(capability)}}}"
    let message = try client.ask("POST", "/session", body).value.text("message") ?? ""
    #expect(message.hasPrefix(words), "\(message)")
    #expect(client.server.sessionCount == 0)
  }

  @Test(arguments: ["/etc", "../../etc", "/tmp/Other.app"])
  func `a folder that is not served stays closed`(path: String) throws {
    let body = "{\"capabilities\": {\"alwaysMatch\": {\"appium:app\": \"\(path)\"}}}"
    #expect(try client.ask("POST", "/session", body).value.text("error") == "session not created")
    #expect(client.server.sessionCount == 0)
  }

  @Test func `the language reaches the app`() throws {
    let session = try client.open(more: ", \"appium:language\": \"nl\"")
    #expect(try client.script(session, "mobile: deviceInfo").text("currentLocale") != nil)
  }

  @Test func `the device has the virtual time`() throws {
    let session = try client.open(
      more: ", \"rehearsal:costs\": \"none\", \"rehearsal:timing\": \"zero\"")
    let advance = "{\"script\": \"rehearsal: advance\", \"args\": [{\"seconds\": 3599}]}"
    try client.ask("POST", session + "/execute/sync", advance)
    let time = try client.ask("GET", session + "/appium/device/system_time")
    #expect(time.value.ownText == "2026-01-01T10:40:59+00:00")
  }

  @Test func `a setting without sense is refused`() throws {
    let session = try client.open()
    let answer = try client.ask(
      "POST", session + "/appium/settings", "{\"settings\": {\"snapshotMaxDepth\": 0}}")
    #expect(
      answer.value.text("message") == "snapshotMaxDepth must be a number from 1 to 1000.")
  }

  @Test(arguments: [
    ("1e300", "implicit must be from -1000000000 to 1000000000."),
    ("[]", "implicit must be a number, not a list."),
  ]) func `a number beyond all sense is told from what is none`(
    _ value: String, words: String
  ) throws {
    let session = try client.open()
    let answer = try client.ask("POST", session + "/timeouts", "{\"implicit\": \(value)}")
    #expect(answer.value.text("message") == words)
  }

  @Test func `a look that finds nothing lets the poll interval pass`() throws {
    let session = try client.open(more: ", \"rehearsal:costs\": \"none\"")
    let before = try client.now(session)
    #expect(try client.find(session, "accessibility id", "nothing") == nil)
    #expect(abs(try client.now(session) - before - 0.5) < 0.001)
  }

  @Test func `a look ends when something comes`() throws {
    let session = try client.open(
      more: ", \"rehearsal:costs\": \"none\", \"rehearsal:pollTime\": 10000")
    let cell = try #require(try client.find(session, "-ios class chain", "**/XCUIElementTypeCell"))
    try client.ask("POST", session + "/element/\(cell)/click")
    let before = try client.now(session)
    #expect(try client.find(session, "accessibility id", "SuccessView") != nil)
    let waited = try client.now(session) - before
    #expect(waited > 1 && waited <= 2)
  }

  @Test func `a read that is repeated lets the poll interval pass`() throws {
    let session = try client.open(more: ", \"rehearsal:costs\": \"none\"")
    let list = try #require(try client.find(session, "accessibility id", "ListView"))
    let before = try client.now(session)
    try client.ask("GET", session + "/element/\(list)/displayed")
    #expect(try client.now(session) == before)
    try client.ask("GET", session + "/element/\(list)/displayed")
    #expect(abs(try client.now(session) - before - 0.5) < 0.001)
  }

  @Test func `equal requests give equal journals`() throws {
    var journals: [String?] = []
    for _ in 0..<2 {
      let client = SampleClient()
      let session = try client.open()
      let cell = try #require(try client.find(session, "xpath", "(//XCUIElementTypeCell)[1]"))
      try client.ask("POST", session + "/element/\(cell)/click")
      _ = try client.find(session, "accessibility id", "SuccessView")
      journals.append(try client.script(session, "rehearsal: journal").ownText)
    }
    #expect(journals[0] == journals[1])
    #expect(journals[0]?.isEmpty == false)
  }

  @Test func `an element that was never found is stale`() throws {
    let session = try client.open()
    let answer = try client.ask("POST", session + "/element/e99/click")
    #expect(answer.status == 404)
    #expect(answer.value.text("error") == "stale element reference")
  }

  @Test func `unknown commands say what is known`() throws {
    let session = try client.open()
    let wrong = try client.ask("DELETE", session + "/source")
    #expect(wrong.value.text("error") == "unknown command")
    #expect(wrong.value.text("message") == "Use GET for source.")
    let unknown = try client.ask("GET", session + "/cookie")
    #expect(unknown.status == 404)
    #expect(unknown.value.text("message")?.hasPrefix("There is no command GET cookie.") == true)
  }

  @Test func `two fingers that part are a pinch`() throws {
    let session = try client.open()
    let finger = { (x: Int, to: Int) in
      """
      {"type": "pointer", "id": "f\(x)", "parameters": {"pointerType": "touch"}, "actions": [
        {"type": "pointerMove", "duration": 0, "x": \(x), "y": 400},
        {"type": "pointerDown", "button": 0},
        {"type": "pointerMove", "duration": 500, "x": \(to), "y": 400},
        {"type": "pointerUp", "button": 0}]}
      """
    }
    let body = "{\"actions\": [\(finger(180, 80)), \(finger(220, 320))]}"
    #expect(try client.ask("POST", session + "/actions", body).status == 200)
    let journal = try client.script(session, "rehearsal: journal").ownText ?? ""
    #expect(journal.contains("pinch"))
  }

  @Test func `the last of too many sessions is refused`() throws {
    for _ in 0..<ServedSessions.sessionLimit { _ = try client.open() }
    #expect(client.server.sessionCount == ServedSessions.sessionLimit)
    let refused = try client.ask("POST", "/session", "{\"capabilities\": {\"alwaysMatch\": {}}}")
    #expect(refused.value.text("error") == "session not created")
    #expect(refused.value.text("message")?.contains("which is the limit") == true)
  }
}
