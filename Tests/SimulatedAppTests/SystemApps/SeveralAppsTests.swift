import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

@Suite("Several apps")
struct SeveralAppsTests {
  @Test func `a launch sends the app in front to the background, with its state kept`() {
    let phone = PhoneApp()
    #expect(phone.launch(PhoneApp.otherBundle) == nil)
    #expect(phone.text("here", in: PhoneApp.otherBundle) == "Here")
    #expect(phone.state(PhoneApp.bundle) == .background)
    #expect(phone.session.activate() == nil)
    #expect(phone.state(PhoneApp.bundle) == .foreground)
    #expect(phone.state(PhoneApp.otherBundle) == .background)
  }

  @Test func `the app in the background is not queried`() {
    let phone = PhoneApp()
    _ = phone.launch(PhoneApp.otherBundle)
    #expect(
      phone.tap(.button, "ask") == .inBackground(bundle: PhoneApp.bundle))
  }

  @Test func `an app that does not run names itself in the failure`() {
    let failure = PhoneApp().tap(.button, "ask", in: PhoneApp.otherBundle)
    #expect(
      failure?.message(.reading)
        == "Failed to get matching snapshot: Application com.example.other is not running")
  }

  @Test func `an app that is not installed cannot be launched`() {
    let phone = PhoneApp()
    #expect(phone.launch("com.example.none") == .unknownApp(bundle: "com.example.none"))
    #expect(phone.state("com.example.none") == .notRunning)
  }

  @Test func `only the app under test gets the arguments of the scheme`() throws {
    let phone = PhoneApp()
    _ = phone.launch(PhoneApp.otherBundle)
    let arguments = try phone.facts().compactMap { fact -> [String]? in
      if case .launched(_, _, let arguments, _) = fact { arguments } else { nil }
    }
    #expect(arguments == [["-scheme", "1"], []])
  }

  @Test func `what one app stores no other sees, and a new process does`() {
    let phone = PhoneApp()
    phone.tap(.button, "keep")
    phone.session.terminate()
    #expect(phone.state(PhoneApp.bundle) == .notRunning)
    #expect(phone.session.device.storedDefaults == [PhoneApp.bundle: ["kept": "yes"]])
    _ = phone.launch(PhoneApp.bundle)
    #expect(phone.text("kept") == "yes")
  }

  @Test func `ending an app in the background leaves the one in front alone`() {
    let phone = PhoneApp()
    _ = phone.launch(PhoneApp.otherBundle)
    phone.aim(PhoneApp.bundle)
    phone.session.terminate()
    #expect(phone.state(PhoneApp.bundle) == .notRunning)
    #expect(phone.state(PhoneApp.otherBundle) == .foreground)
  }

  @Test func `ending the app in front shows the home screen`() {
    let phone = PhoneApp()
    phone.session.terminate()
    #expect(phone.tap(.icon, "Other", in: PhoneApp.springBoard) == nil)
    #expect(phone.state(PhoneApp.otherBundle) == .foreground)
  }

  @Test func `no app of the system is made ready for a run that needs none`() {
    let phone = PhoneApp()
    phone.tap(.button, "keep")
    #expect(phone.session.device.processes.map(\.bundle) == [PhoneApp.bundle])
  }

  // MARK: - Suspension

  @Test func `an app behind others goes on for a while and is then suspended`() {
    let phone = PhoneApp()
    _ = phone.session.perform(.press(.home))
    phone.pass(.seconds(4))
    #expect(!phone.session.isSuspended)
    phone.pass(.seconds(1))
    #expect(phone.session.isSuspended)
    #expect(phone.state(PhoneApp.bundle) == .background)
  }

  @Test func `what falls due in a suspended app waits until it is in front again`() {
    let phone = PhoneApp()
    _ = phone.session.perform(.press(.home))
    phone.pass(.seconds(60))
    _ = phone.session.activate()
    #expect(phone.text("ticks") == "3")
    phone.pass(.seconds(2))
    #expect(phone.text("ticks") == "4")
  }

  // MARK: - The journal

  @Test func `the journal shows the trees of all apps again`() throws {
    let phone = PhoneApp()
    phone.tap(.button, "ask")
    phone.tap(.button, "Allow", in: PhoneApp.springBoard)
    _ = phone.session.perform(.press(.home))
    phone.tap(.icon, "Other", in: PhoneApp.springBoard)
    _ = phone.session.perform(.openBySystem("phone://call/5"))
    #expect(phone.text("number") == "5")
    let bytes = try #require(phone.session.device.journal?.bytes)
    let player = try JournalPlayer(JournalRecord(bytes), app: phone.session.app)
    let shown = try #require(player.snapshot(at: phone.session.now))
    #expect(
      TreeText(shown.tree).subtree()
        == phone.session.device.snapshot.map { TreeText($0.tree).subtree() })
  }
}
