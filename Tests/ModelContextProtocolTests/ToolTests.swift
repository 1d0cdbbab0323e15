import ServedSessions
import SimulatedApp
import Testing
import VirtualTime

@testable import ModelContextProtocol

/// What each tool does and says.
@Suite struct ToolTests {
  private let client = SampleClient()

  private func launch(_ coordinator: String) throws -> String {
    try client.done("launch_app", #"{"app": "Screens", "coordinator": "\#(coordinator)"}"#)
  }

  @Test("the log has the times since the session was opened")
  func logHasTimes() throws {
    _ = try client.done("launch_app", #"{"app": "Screens", "coordinator": "ListCoordinator"}"#)
    _ = try client.done("advance_time", #"{"seconds": 2}"#)
    _ = try client.done("tap", #"{"element": "First"}"#)
    let log = try client.done("read_log")

    #expect(log.contains("    t =     0.00s Open "), "\(log)")
    #expect(log.contains("    t =     2.00s "), "\(log)")
    #expect(!log.contains("nan"), "\(log)")
  }

  @Test func aScreenIsDescribedInFewWords() throws {
    #expect(
      try launch("LoginCoordinator") == """
        Screen login, state shown; 0.0 s in session s1 of Screens, seed 1
        e1 NavigationBar #Login
          e2 StaticText 'Login'
        e3 TextField #cloud.mokumoku.sample.login.email empty, 'e-mail'
        e4 SecureTextField #cloud.mokumoku.sample.login.password empty, 'password'
        e5 Button 'Login' #cloud.mokumoku.sample.login.button
        """)
  }

  @Test func aCellTellsWhatItHolds() throws {
    let text = try launch("ListCoordinator")

    #expect(text.contains("\n  e4 Cell 'First'\n"))
  }

  @Test func aTextIsTypedIntoAFieldByItsReference() throws {
    _ = try launch("LoginCoordinator")

    let text = try client.done(
      "type_text", #"{"element": "e3", "text": "me", "describe": true}"#)

    #expect(
      text.contains("e3 TextField #cloud.mokumoku.sample.login.email = 'me' (has the keyboard)"))
    #expect(text.contains("The keyboard is shown."))
  }

  @Test(arguments: [("up", "swipeUp"), ("down", "swipeDown")])
  func aSwipeMovesTheFingerAsItSays(direction: String, gesture: String) throws {
    _ = try launch("ListCoordinator")
    _ = try client.done("swipe", "{\"direction\": \"\(direction)\"}")

    #expect(try client.done("read_journal").contains("\"gesture\":\"\(gesture)\""))
  }

  @Test func timePassesUntilAnElementShows() throws {
    _ = try launch("SimpleCoordinator")

    #expect(
      try client.done("advance_time", #"{"shows": "SuccessView"}"#)
        == "Screen simple, state loaded; 2.0 s in session s1 of Screens, seed 1")
  }

  @Test func soManyPendingEventsAreToldAndThatThereAreMore() throws {
    let pending = { (timers: Int) -> String in
      let app = AppDefinition(
        name: "Waiting", bundleIdentifier: "com.example.waiting", defaultCoordinator: "Main",
        coordinators: [CoordinatorDefinition(name: "Main", root: "main")],
        screens: [
          ScreenDefinition(
            name: "main", initial: "shown",
            states: [
              StateDefinition(
                name: "shown", after: (1...timers).map { After(.seconds(Double($0)), to: "shown") })
            ])
        ])
      let served = ServedApp(in: "Screens")
      let sessions = ServedSessions(served, variant: nil, read: app)
      let session = try sessions.open(SessionSettings(app: served))
      try session.perform([.launch(arguments: [])])
      let lines = try ScreenDescription(session: session).text().split(separator: "\n")
      return String(try #require(lines.first { $0.hasPrefix("Pending: ") }))
    }
    let limit = ScreenDescription.eventLimit
    #expect(try !pending(limit).hasSuffix(", ..."))
    #expect(try pending(limit + 1).hasSuffix(", ..."))
    #expect(try pending(limit + 1).split(separator: ";").count == limit)
  }

  @Test func timePassesUntilTheNextEvent() throws {
    #expect(try launch("SimpleCoordinator").contains("Pending: loader details ends at 2.0 s"))

    #expect(try client.done("advance_time").contains("; 2.0 s in session"))
  }

  @Test func alertsAreToldAndAnswered() throws {
    _ = try launch("ListCoordinator")
    let button = try client.done(
      "find_elements", #"{"type": "button", "text": "InfoButton", "limit": 1}"#)
    let name = button.prefix { $0 != " " }

    let alert = try client.done("tap", #"{"element": "\#(name)"}"#)

    #expect(alert.contains(#"Alert "First" with "OK": answer_alert"#))
    #expect(try !client.done("answer_alert").contains("Alert"))
  }

  @Test func goingBackForgetsAndBranchingDoesNot() throws {
    _ = try launch("SimpleCoordinator")
    _ = try client.done("advance_time", #"{"seconds": 5}"#)

    let branch = try client.done("branch_session", #"{"instant": 1}"#)
    let first = try client.done("describe_screen", #"{"session": "s1"}"#)
    let back = try client.done("go_back_in_time", #"{"session": "s1", "instant": 0.5}"#)

    #expect(branch.hasPrefix("Screen simple, state loading; 1.0 s in session s2"))
    #expect(first.hasPrefix("Screen simple, state loaded; 5.0 s in session s1"))
    #expect(back.hasPrefix("Screen simple, state loading; 0.5 s in session s1"))
  }

  @Test func anElementTellsItsQuery() throws {
    _ = try launch("LoginCoordinator")

    let text = try client.done("read_element", #"{"element": "Login"}"#)

    #expect(text.contains(#"query: app.buttons["cloud.mokumoku.sample.login.button"]"#))
    #expect(text.contains("tap: lands at "))
  }

  @Test func aPictureIsAnImage() throws {
    _ = try launch("LoginCoordinator")
    let content = client.ask("tools/call", #"{"name": "take_picture"}"#)["result"]?["content"]

    #expect(content?.list.first?["mimeType"]?.string == "image/png")
    #expect(content?.list.first?["data"]?.string?.hasPrefix("iVBORw0KGgo") == true)
  }

  @Test func requestsAreRead() throws {
    _ = try client.done("launch_app", #"{"app": "Shop"}"#)
    _ = try client.done("advance_time", #"{"seconds": 3}"#)

    let text = try client.done("read_requests")

    #expect(text.contains("GET /v1/feed at t = "))
    #expect(text.contains("status 200"))
  }

  @Test func longListsHavePages() throws {
    _ = try launch("ListCoordinator")

    let page = try client.done("describe_screen", #"{"after": "e3"}"#)

    #expect(!page.contains("e3 "))
    #expect(page.contains("e4 Cell 'First'"))
  }

  // MARK: - Errors

  @Test(
    "an error says what to do",
    arguments: [
      ("tap", #"{"element": "Logn"}"#, "No element is called \"Logn\"."),
      ("tap", "{}", "Name an \"element\", or \"x\" and \"y\" of a tap."),
      ("tap", #"{"elment": "e1"}"#, "There is no argument \"elment\"; the nearest is \"element\"."),
      ("tap", #"{"element": 5}"#, "\"element\" must be a text, not a number."),
      ("type_text", "{}", "The argument \"text\" is missing."),
      (
        "swipe", #"{"direction": "upp"}"#,
        "\"direction\" must be one of up, down, left, right; the nearest is \"up\"."
      ),
      ("advance_time", #"{"seconds": 5000}"#, "\"seconds\" must be from 0.0 to 3600.0."),
      ("advance_time", #"{"shows": "x", "timeout": 1}"#, "\"x\" did not appear within 1.0 s"),
      ("answer_alert", "{}", "No alert is shown."),
      (
        "find_elements", #"{"type": "buton"}"#,
        "There is no type \"buton\"; the nearest is \"button\"."
      ),
      ("find_elements", #"{"predicate": "label =="}"#, "The predicate is not valid: "),
      ("fail_loader", #"{"loader": "x"}"#, "There is no loader \"x\"."),
      ("describe_screen", #"{"session": "s9"}"#, "There is no session \"s9\"; open are s1."),
      ("launch_app", #"{"app": "Shopp"}"#, "There is no app \"Shopp\"; the nearest is \"Shop\"."),
      (
        "launch_app", #"{"device": "iPhone 17 Pr"}"#,
        "There is no device \"iPhone 17 Pr\"; the nearest is \"iPhone 17 Pro\"."
      ),
      ("launch_app", #"{"faults": "callm"}"#, "Unable to read the fault plan \"callm\""),
      ("explain_failure", "{}", "Nothing has been searched yet; use search_flow."),
    ])
  func errorsTeach(tool: String, arguments: String, words: String) throws {
    _ = try launch("LoginCoordinator")

    let (text, isError) = client.call(tool, arguments)

    #expect(isError)
    #expect(text.hasPrefix(words))
  }

  @Test("typing that fails leaves no tap behind")
  func typingIsAllOrNothing() throws {
    let before = try launch("LoginCoordinator")

    let (_, isError) = client.call("type_text", #"{"element": "Login", "text": "a"}"#)

    #expect(isError)
    #expect(try client.done("describe_screen") == before)
  }

  @Test func withoutASessionToolsSayHowToOpenOne() {
    #expect(client.call("describe_screen").text == "No session is open; launch_app opens one.")
  }

  @Test func severalElementsAreListedToChooseFrom() throws {
    _ = try launch("ListCoordinator")

    let (text, isError) = client.call("tap", #"{"element": "InfoButton"}"#)

    #expect(isError)
    #expect(text.hasPrefix("9 elements are called \"InfoButton\"; name one of them.\n"))
    #expect(text.contains("Button, identifier: 'InfoButton', label: 'More Info'"))
    #expect(text.split(separator: "\n").count == 1 + ToolDesk.listLimit)
  }
}
