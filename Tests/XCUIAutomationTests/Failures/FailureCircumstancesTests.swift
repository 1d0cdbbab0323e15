import SimulatedApp
import Testing
import VirtualTime

@testable import TestHost
@testable import XCUIAutomation

/// What a failure says about what was there, besides what was sought.
@Suite("The lines below a failure")
struct FailureCircumstancesTests {
  private static let app = AppDefinition(
    name: "Notes", bundleIdentifier: "com.example.notes", defaultCoordinator: "Main",
    coordinators: [CoordinatorDefinition(name: "Main", root: "main")],
    screens: [
      Screen("main", title: "Notes") {
        Context("name", "")
        Button("Save", id: "save").onTap("SAVE")
        Button("Idle", id: "idle")
        Button("Lost", id: "lost").onTap("NOBODY")
        Button("Ask", id: "ask").onTap("ASK")
        TextField("name", binds: "name")
        On("ASK", do: .alert("Delete?", buttons: [.init(label: "Cancel"), .init(label: "Delete")]))
        State("open") { On("SAVE", to: "saved") }
        State("saved") {
          After(.milliseconds(300), to: "over")
          Text("Saved", id: "toast")
        }
        State("over")
      }
    ])

  /// The line of the first failure of a body that begins with a word.
  private func line(_ word: String, _ body: (XCUIApplication) -> Void) -> String? {
    let message = ShopApp.run(of: Self.app, body).first ?? ""
    return message.split(separator: "\n").map { $0.trimmingPrefix { $0 == " " } }
      .first { $0.hasPrefix(word + ": ") }.map { String($0.dropFirst(word.count + 2)) }
  }

  @Test func `the screen and its state`() {
    #expect(line("Screen") { $0.buttons["None"].tap() } == "main, state open")
  }

  @Test func `the alert in front, by its words`() {
    let words = line("In front") { app in
      app.buttons["ask"].tap()
      app.buttons["None"].tap()
    }
    #expect(words == "the alert \"Delete?\" (\"Cancel\", \"Delete\")")
  }

  @Test func `the keyboard in front`() {
    let words = line("In front") { app in
      app.textFields["name"].tap()
      app.buttons["None"].tap()
    }
    #expect(words == "the keyboard")
  }

  @Test func `nothing is said to be in front where nothing is`() {
    #expect(line("In front") { $0.buttons["None"].tap() } == nil)
  }

  @Test func `what the last action raised`() {
    let words = line("Last action") { app in
      app.buttons["save"].tap()
      app.buttons["None"].tap()
    }
    #expect(words?.hasPrefix("the tap on \"save\" Button at t = ") == true)
    #expect(words?.hasSuffix(" s raised \"SAVE\"") == true)
  }

  @Test func `an event of the last action that nothing answered`() {
    let words = line("Last action") { app in
      app.buttons["lost"].tap()
      app.buttons["None"].tap()
    }
    #expect(words?.hasSuffix(" s raised \"NOBODY\" (unanswered)") == true)
  }

  @Test func `a last action that raised nothing`() {
    let words = line("Last action") { app in
      app.buttons["idle"].tap()
      app.buttons["None"].tap()
    }
    #expect(words?.contains("the tap on \"idle\" Button at t = ") == true)
    #expect(words?.hasSuffix(" s raised no event and changed nothing") == true, "\(words ?? "")")
  }

  @Test func `until when the looks of the test saw it`() {
    let words = line("Last sight") { app in
      app.buttons["save"].tap()
      _ = app.staticTexts["toast"].exists
      _ = app.staticTexts["toast"].waitForNonExistence(timeout: 3)
      _ = app.staticTexts["toast"].label
    }
    #expect(words?.hasPrefix("it was there at t = ") == true, "\(words ?? "")")
    #expect(words?.contains(", and gone at t = ") == true)
  }

  @Test func `when the state that shows it was left, though no look saw it`() {
    let words = line("Last sight") { app in
      app.buttons["save"].tap()
      _ = app.buttons["None"].waitForExistence(timeout: 1)
      _ = app.staticTexts["toast"].label
    }
    #expect(
      words?.hasPrefix("the state saved of the screen main, which shows it, was left") == true)
  }

  @Test func `an element with the name and another type`() {
    #expect(
      line("Nearest") { $0.staticTexts["save"].tap() }
        == "Button with identifier 'save' (the type differs)")
  }

  @Test func `an assertion after a wait in vain says so too`() {
    let lines = ShopApp.run(of: Self.app) { app in
      app.buttons["save"].tap()
      guard !app.staticTexts["toast"].waitForExistence(timeout: 2) else { return }
      let session = SessionContext.current as? AppSession
      failCurrentTest(session?.assertionLines.joined(separator: "\n") ?? "", file: "f", line: 1)
    }
    #expect(lines.first?.contains("Last sight: the state saved") == true, "\(lines)")
    #expect(lines.first?.contains("Last action: the tap on \"save\" Button") == true)
  }
}
