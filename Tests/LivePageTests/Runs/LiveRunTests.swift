import SimulatedApp
import Testing

@testable import LivePage

/// What users do with an app on the page.
struct LiveRunTests {
  private let client = PageClient()

  private func words(_ answer: JSONNode) -> [String] {
    answer.list("past").compactMap { $0.text("words") }
  }

  @Test func `a click on a row opens it by its name`() throws {
    try client.start("ListCoordinator")
    let answer = try client.ask("act", #"{"act": "touch", "x": 200, "y": 120, "screen": $}"#)

    #expect(answer.text("screen") == "simple")
    let test = try client.ask("test", #"{"name": "OpenTests"}"#).text("test") ?? ""
    #expect(test.contains("let simple = list.item(id: \"1\").tap()"))
    #expect(test.hasPrefix("// Recorded by `rehearse serve`."))
  }

  @Test func `time stands still until it is let go, and every new screen is kept`() throws {
    try client.start("ListCoordinator")
    try client.tap("identifier: '1'")
    let before = try client.ask("look")
    let after = try client.ask("advance", #"{"seconds": 5}"#)

    #expect(before.number("now") == 0)
    #expect(before.number("next") == 2)
    #expect(after.number("now") == 5)
    #expect(words(after) == ["launch", "tap 1", "simple, loaded"])
    #expect(after.list("past").last?.number("at") == 2)
  }

  @Test func `the past can be looked at and stays as it is`() throws {
    try client.start("ListCoordinator")
    let first = client.shown
    try client.tap("identifier: '1'")
    let past = try client.ask("past", "{\"screen\": \(first)}")
    let acted = try client.ask(
      "act", "{\"act\": \"touch\", \"x\": 200, \"y\": 120, \"screen\": \(first)}")
    let present = try client.ask("look")

    #expect(past.text("screen") == "list")
    #expect(past.member("isPast")?.value.kind == .bool(true))
    #expect(acted.text("fault") == "The screen has changed since; look at it again.")
    #expect(present.text("screen") == "simple")
  }

  @Test func `going back forgets, and a branch keeps both`() throws {
    try client.start("ListCoordinator")
    let first = client.shown
    try client.tap("identifier: '1'")
    let branch = try client.ask("branch", "{\"screen\": \(first)}")
    let other = try client.ask("choose", #"{"session": "s1"}"#)
    let back = try client.ask("back", "{\"screen\": \(first)}")

    #expect(branch.text("session") == "s2")
    #expect(branch.text("screen") == "list")
    #expect(other.text("screen") == "simple")
    #expect(other.whole("steps") == 2)
    #expect(back.text("screen") == "list")
    #expect(back.whole("steps") == 1)
    #expect(words(back) == ["launch"])
  }

  @Test func `going back to the middle of a wait shortens it`() throws {
    try client.start("LoginCoordinator")
    try client.ask("advance", #"{"seconds": 1}"#)
    try client.start("ListCoordinator")
    try client.tap("identifier: '1'")
    let loaded = try client.ask("advance", #"{"seconds": 2}"#)
    let screen = try #require(loaded.whole("shown"))
    try client.ask("advance", #"{"seconds": 7}"#)
    let back = try client.ask("back", "{\"screen\": \(screen)}")

    #expect(back.number("now") == 2)
    #expect(back.text("state") == "loaded")
  }

  @Test func `undo takes back the last step`() throws {
    try client.start("ListCoordinator")
    try client.tap("identifier: '1'")
    let answer = try client.ask("undo")

    #expect(answer.text("screen") == "list")
    #expect(words(answer) == ["launch"])
  }

  @Test func `typing goes to the field that was tapped`() throws {
    try client.start("LoginCoordinator")
    try client.tap("login.email")
    let answer = try client.ask("act", #"{"act": "type", "text": "ab", "screen": $}"#)

    #expect(answer.text("fault") == nil)
    let rows = answer.member("picture")?.value.list("elements").compactMap { $0.text("row") } ?? []
    #expect(rows.contains { $0.contains("login.email") && $0.contains("value: ab") })
  }

  @Test func `the same steps can be done with another seed`() throws {
    try client.start("ListCoordinator")
    try client.tap("identifier: '1'")
    let answer = try client.ask("again", #"{"app": "Screens", "seed": 7}"#)

    #expect(answer.text("screen") == "simple")
    #expect(answer.member("settings")?.value.text("seed") == "7")
    #expect(answer.list("sessions").map { $0.text("origin") } == [nil, "s1 with other settings"])
  }

  @Test func `a screen and a past that the page has are not sent again`() throws {
    let first = try client.start("ListCoordinator")
    let version = try #require(first.text("version"))
    let again = try client.ask("look", "{\"knownScreen\": $, \"knownPast\": \"\(version)\"}")

    #expect(first.member("picture") != nil)
    #expect(again.member("picture") == nil)
    #expect(again.member("past") == nil)
  }

  @Test func `an element has its query, and says where a tap lands`() throws {
    try client.start("ListCoordinator")
    let answer = try client.ask("details", #"{"x": 200, "y": 120, "screen": $}"#)

    #expect(
      answer.text("query") == #"app.cells.containing(.other, identifier: "1").element"#)
    #expect(answer.text("tap")?.hasPrefix("lands at ") == true)
  }

  @Test func `more runs than the limit are refused`() throws {
    for _ in 0..<LiveDesk.runLimit { try client.start("ListCoordinator") }
    let answer = try client.start("ListCoordinator")

    #expect(answer.text("fault") == "20 runs are open, which is the limit; close one first.")
    try client.ask("close", #"{"session": "s3"}"#)
    #expect(try client.start("ListCoordinator").text("session") == "s21")
  }
}
