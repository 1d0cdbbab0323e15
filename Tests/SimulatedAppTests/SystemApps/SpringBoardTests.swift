import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

@testable import AppCompiling
@testable import AppSession

@Suite("SpringBoard")
struct SpringBoardTests {
  @Test(arguments: SystemApp.allCases)
  func `the system's apps have no faults but the name of the home screen`(app: SystemApp) {
    let faults = app.compiled.definition.check()
    #expect(faults.count == (app == .springBoard ? 1 : 0), "\(faults)")
    #expect(app.compiled.errors.isEmpty)
    #expect(SystemApp(bundleIdentifier: app.bundleIdentifier) == app)
  }

  @Test func `it is named by one blank and always runs`() {
    let phone = PhoneApp()
    #expect(phone.state(PhoneApp.springBoard) == .foreground)
    #expect(phone.labels(.any, in: PhoneApp.springBoard).isEmpty == false)
    #expect(phone.session.target?.definition.name == " ")
    #expect(
      phone.session.terminate()?.message(.reading)
        == "Failed to terminate com.apple.springboard:58")
  }

  @Test func `home shows an icon for each app that can be started`() {
    let phone = PhoneApp()
    _ = phone.session.perform(.press(.home))
    #expect(
      phone.labels(.icon, in: PhoneApp.springBoard) == ["Settings", "Phone", "Other", "Safari"])
  }

  @Test func `an icon starts an app, and brings one that runs back as it was`() throws {
    let phone = PhoneApp()
    phone.tap(.button, "keep")
    phone.aim(PhoneApp.springBoard)
    #expect(phone.session.activate() == nil)
    #expect(phone.tap(.icon, "Other", in: PhoneApp.springBoard) == nil)
    #expect(phone.state(PhoneApp.otherBundle) == .foreground)
    _ = phone.session.perform(.press(.home))
    phone.tap(.icon, "Phone", in: PhoneApp.springBoard)
    #expect(phone.text("answer") == "none")
    let launches = try phone.facts().count { if case .launched = $0 { true } else { false } }
    #expect(launches == 1)
    #expect(try phone.facts().contains(.cameToFront(bundle: PhoneApp.otherBundle, process: 4_002)))
  }

  @Test func `an icon behind an app cannot be hit`() {
    let failure = PhoneApp().tap(.icon, "Other", in: PhoneApp.springBoard)
    guard case .notHittable = failure else {
      Issue.record("\(String(describing: failure))")
      return
    }
  }

  @Test func `more icons than a page holds lie on further pages`() {
    var app = PhoneApp.definition
    app.otherApps = (1...30).map { number in
      AppDefinition("App \(number)", bundleIdentifier: "com.example.n\(number)", default: "Main") {
        Coordinator("Main", root: "main")
        Screen("main") { Text("Here") }
      }
    }
    let session = AppSession(
      app: CompiledApp(app), configuration: SessionConfiguration(timing: .zero))
    session.aim(at: PhoneApp.springBoard)
    let last = Query().descendants(.icon).identified(by: "App 30")
    #expect(!session.isPresent(last))
    #expect(session.perform(.swipeLeft, on: Query(), title: "Swipe") == nil)
    #expect(session.isPresent(last))
    #expect(session.perform(.swipeLeft, on: Query(), title: "Swipe") == nil)
    #expect(session.isPresent(last))
    #expect(session.perform(.swipeRight, on: Query(), title: "Swipe") == nil)
    #expect(!session.isPresent(last))
    #expect(session.isPresent(Query().descendants(.icon).identified(by: "App 22")))
  }
}
