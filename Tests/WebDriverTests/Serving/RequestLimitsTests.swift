import ServedSessions
import SimulatedApp
import Testing

@testable import WebDriver

@Suite("Limits of a client's requests") struct RequestLimitsTests {
  private let client = SampleClient()

  @Test func `a body nests to a depth and no deeper`() throws {
    let body = { (depth: Int) in
      String(repeating: "{\"a\": ", count: depth - 1) + "{}"
        + String(repeating: "}", count: depth - 1)
    }
    let limit = WebDriverServer.depthLimit
    let words = "The body nests deeper than \(limit) levels."

    #expect(try client.ask("POST", "/session", body(limit)).value.text("message") != words)
    #expect(try client.ask("POST", "/session", body(limit + 1)).value.text("message") == words)
  }

  @Test func `a source has a number of actions and no more`() throws {
    let session = try client.open()
    let pauses = { (count: Int) in
      let pause = "{\"type\": \"pause\", \"duration\": 0}"
      let list = Array(repeating: pause, count: count).joined(separator: ", ")
      return "{\"actions\": [{\"type\": \"none\", \"id\": \"n\", \"actions\": [\(list)]}]}"
    }
    let limit = ActionCommands.limit

    #expect(try client.ask("POST", session + "/actions", pauses(limit)).status == 200)
    let refused = try client.ask("POST", session + "/actions", pauses(limit + 1))
    #expect(refused.value.text("message")?.contains("at most \(limit) actions") == true)
  }

  @Test func `a launch has a number of arguments and no more`() throws {
    let answer = { (count: Int) in
      let list = Array(repeating: "\"a\"", count: count).joined(separator: ", ")
      return try client.ask(
        "POST", "/session",
        """
        {"capabilities": {"alwaysMatch": {"appium:app": "Screens",
         "appium:processArguments": {"args": [\(list)]}}}}
        """)
    }
    let limit = ServedSession.argumentLimit

    let words = "at most \(limit) arguments"
    #expect(try answer(limit).value.text("message")?.contains(words) != true)
    #expect(try answer(limit + 1).value.text("message")?.contains(words) == true)
  }

  @Test func `a session keeps a number of settings and no more`() throws {
    let session = try client.open()
    let set = { (name: String) in
      try client.ask(
        "POST", session + "/appium/settings", "{\"settings\": {\"\(name)\": true}}")
    }
    let limit = DriverSession.settingLimit
    let before = try client.ask("GET", session + "/appium/settings").value
    var known = 0
    if case .object(let members) = before.kind { known = members.count }

    for number in known..<limit { #expect(try set("own\(number)").status == 200) }
    let refused = try set("own")
    #expect(refused.value.text("message") == "\(limit) settings are set, which is the limit.")
    #expect(try set("own\(limit - 1)").status == 200)
  }
}
