import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

@Suite("System alerts and banners")
struct SystemInterruptionTests {
  private static func alert(_ title: ElementText, at second: Double) -> InterruptionDefinition {
    InterruptionDefinition(
      at: .seconds(Double(second)),
      .alert(AlertDefinition(title: title, buttons: [.init(label: "Close"), .init(label: "OK")])))
  }

  private static func banner(
    at second: Double, link: String? = nil,
    for duration: VirtualDuration? = BannerDefinition.usualDuration
  ) -> InterruptionDefinition {
    InterruptionDefinition(
      at: .seconds(Double(second)),
      .banner(
        BannerDefinition(title: "New", message: "Hello", link: link, duration: duration)))
  }

  private static let bannerQuery = Query().descendants(.other)
    .identified(by: SystemBanner.identifier)

  private static func hasBanner(_ phone: PhoneApp) -> Bool {
    phone.aim(PhoneApp.springBoard)
    return phone.session.isPresent(bannerQuery)
  }

  /// The titles of all steps that the journal names.
  private static func steps(_ phone: PhoneApp) throws -> [String] {
    try phone.facts().compactMap { fact in
      switch fact {
      case .activityBegan(let title), .step(_, let title):
        title.contains("nterrupt") && !title.hasPrefix("Check") ? title : nil
      default: nil
      }
    }
  }

  // MARK: - Alerts

  @Test func `an alert comes at its instant and stands in SpringBoard`() {
    let phone = PhoneApp(interruptions: [Self.alert("Low", at: 3)])
    phone.pass(.milliseconds(2_999))
    #expect(phone.prompts.isEmpty)
    phone.pass(.milliseconds(1))
    #expect(phone.prompts == ["Low"])
    #expect(phone.labels(.alert).isEmpty)
  }

  @Test func `an alert at a drawn time comes within it`() {
    let late = InterruptionDefinition(
      at: .uniform(from: .seconds(2), through: .seconds(4)),
      .alert(AlertDefinition(title: "Low", buttons: [.init(label: "OK")])))
    let phone = PhoneApp(interruptions: [late])
    phone.pass(.seconds(2))
    #expect(phone.prompts.isEmpty)
    phone.pass(.seconds(2))
    #expect(phone.prompts == ["Low"])
  }

  @Test func `alerts stand in front of each other, the newest first`() {
    let phone = PhoneApp(interruptions: [Self.alert("One", at: 1), Self.alert("Two", at: 2)])
    phone.pass(.seconds(2))
    #expect(phone.prompts == ["Two"])
    phone.tap(.button, "OK", in: PhoneApp.springBoard)
    #expect(phone.prompts == ["One"])
  }

  @Test func `an alert comes over a suspended app, and not over one that has ended`() {
    let phone = PhoneApp(interruptions: [Self.alert("One", at: 20), Self.alert("Two", at: 30)])
    _ = phone.session.perform(.press(.home))
    phone.pass(.seconds(20))
    #expect(phone.prompts == ["One"])
    phone.aim(PhoneApp.bundle)
    phone.session.terminate()
    phone.pass(.seconds(20))
    #expect(phone.prompts == ["One"])
  }

  @Test func `the system ends an app at its instant, suspended or not, and not twice`() throws {
    let end = InterruptionDefinition(at: .seconds(20), .kill(reason: "no memory"))
    let phone = PhoneApp(interruptions: [end])
    _ = phone.session.perform(.press(.home))
    phone.pass(.milliseconds(19_999))
    #expect(phone.session.isSuspended && phone.session.runState == .background)
    phone.pass(.milliseconds(1))
    #expect(phone.session.runState == .notRunning)
    phone.pass(.seconds(60))
    #expect(
      try phone.facts().filter { if case .killed = $0 { true } else { false } }
        == [.killed(process: 4_001, reason: "no memory")])
  }

  @Test func `an app that was ended is not ended by the system`() throws {
    let end = InterruptionDefinition(at: .seconds(20), .kill(reason: "no memory"))
    let phone = PhoneApp(interruptions: [end])
    phone.session.terminate()
    phone.pass(.seconds(60))
    #expect(try !phone.facts().contains(.killed(process: 4_001, reason: "no memory")))
  }

  @Test func `an action has the handler of last resort clear all alerts away, and goes on`() throws
  {
    let phone = PhoneApp(interruptions: [Self.alert("One", at: 1), Self.alert("Two", at: 1)])
    phone.pass(.seconds(1))
    #expect(phone.tap(.button, "keep") == nil)
    #expect(phone.text("kept") == nil || phone.prompts.isEmpty)
    #expect(phone.session.device.storedDefaults[PhoneApp.bundle] == ["kept": "yes"])
    let one = [
      "Found 1 interrupting element:",
      "Default interruption handler attempting to dismiss alert by tapping \"OK\" Button.",
      "Confirmed successful handling of interrupting element",
    ]
    #expect(try Self.steps(phone) == one + one)
  }

  @Test func `the prompt for a resource is granted by the handler of last resort`() throws {
    let phone = PhoneApp()
    phone.tap(.button, "ask")
    phone.tap(.button, "keep")
    #expect(phone.text("answer") == "authorized")
    #expect(
      try Self.steps(phone).contains(
        "Default interruption handler attempting to dismiss alert by tapping \"Allow\" Button."))
  }

  @Test func `no wait and no read clears an alert away`() {
    let phone = PhoneApp(interruptions: [Self.alert("One", at: 1)])
    let keep = Query().descendants(.button).identified(by: "keep")
    #expect(
      phone.session.waiter.wait(for: keep, toExist: true, timeout: .seconds(3), title: "Wait"))
    #expect(phone.prompts == ["One"])
  }

  @Test func `an action on the alert itself is no reason to clear it away`() throws {
    let phone = PhoneApp(interruptions: [Self.alert("One", at: 1)])
    phone.pass(.seconds(1))
    #expect(phone.tap(.button, "Close", in: PhoneApp.springBoard) == nil)
    #expect(try Self.steps(phone).isEmpty)
  }

  @Test func `a monitor is asked first, and may act on another app`() throws {
    let phone = PhoneApp(interruptions: [Self.alert("One", at: 1)])
    phone.pass(.seconds(1))
    phone.session.interruptionMonitor = { element in
      #expect(element.bundle == PhoneApp.springBoard && element.title == "One")
      return phone.tap(.button, "Close", in: PhoneApp.springBoard) == nil
    }
    #expect(phone.tap(.button, "keep") == nil)
    #expect(phone.session.device.storedDefaults[PhoneApp.bundle] == ["kept": "yes"])
    #expect(
      try Self.steps(phone) == [
        "Found 1 interrupting element:",
        "Invoking UI interruption monitors for \"One\" Alert",
        "Confirmed successful handling of interrupting element",
      ])
  }

  @Test func `what a monitor declines the handler of last resort clears away`() {
    let phone = PhoneApp(interruptions: [Self.alert("One", at: 1)])
    phone.pass(.seconds(1))
    phone.session.interruptionMonitor = { _ in false }
    #expect(phone.tap(.button, "keep") == nil)
    #expect(phone.prompts.isEmpty)
  }

  @Test func `a monitor that claims what it has not done is named in the end`() {
    let phone = PhoneApp(interruptions: [Self.alert("One", at: 1)])
    phone.pass(.seconds(1))
    var asked = 0
    phone.session.interruptionMonitor = { _ in
      asked += 1
      return true
    }
    var failure: AutomationFailure?
    for _ in 0..<20 where failure == nil { failure = phone.tap(.button, "keep") }
    #expect(failure == .interrupted(alert: "One", times: 10))
    #expect(asked == AppSession.interruptionLimit)
  }

  // MARK: - Banners

  @Test func `a banner goes by itself after its time`() {
    let phone = PhoneApp(interruptions: [Self.banner(at: 1)])
    phone.pass(.seconds(1))
    #expect(Self.hasBanner(phone))
    phone.pass(.milliseconds(4_999))
    #expect(Self.hasBanner(phone))
    phone.pass(.milliseconds(1))
    #expect(!Self.hasBanner(phone))
  }

  @Test func `a swipe up takes a banner away`() {
    let phone = PhoneApp(interruptions: [Self.banner(at: 1, for: nil)])
    phone.pass(.seconds(60))
    #expect(Self.hasBanner(phone))
    #expect(phone.session.perform(.swipeUp, on: Self.bannerQuery, title: "Swipe") == nil)
    #expect(!Self.hasBanner(phone))
  }

  @Test func `a tap on a banner opens its app with its link`() {
    let phone = PhoneApp(interruptions: [Self.banner(at: 1, link: "phone://call/9")])
    _ = phone.launch(PhoneApp.otherBundle)
    phone.pass(.seconds(1))
    phone.aim(PhoneApp.springBoard)
    #expect(phone.session.perform(.tap, on: Self.bannerQuery, title: "Tap") == nil)
    #expect(phone.text("number") == "9")
    #expect(!Self.hasBanner(phone))
  }

  @Test func `a newer banner takes the place of an older one`() throws {
    let phone = PhoneApp(interruptions: [Self.banner(at: 1), Self.banner(at: 4)])
    phone.pass(.seconds(8))
    #expect(Self.hasBanner(phone))
    phone.pass(.seconds(1))
    #expect(!Self.hasBanner(phone))
    #expect(try phone.facts().count { $0 == .bannerGone(title: "New") } == 2)
  }

  @Test(arguments: [nil, VirtualDuration.seconds(5)])
  func `a banner over a touch is waited for or swiped away`(duration: VirtualDuration?) throws {
    let phone = PhoneApp(interruptions: [Self.banner(at: 1, for: duration)])
    phone.pass(.seconds(1))
    phone.aim(PhoneApp.bundle)
    let bar = Query().descendants(.navigationBar)
    let start = phone.session.now
    #expect(phone.session.perform(.tap, on: bar, title: "Tap") == nil)
    #expect(!Self.hasBanner(phone))
    #expect(phone.session.now - start == (duration == nil ? .zero : .seconds(5)))
  }

  @Test func `a banner elsewhere is in nobody's way`() throws {
    let phone = PhoneApp(interruptions: [Self.banner(at: 1)])
    phone.pass(.seconds(1))
    #expect(phone.tap(.button, "save") == nil)
    #expect(Self.hasBanner(phone))
    #expect(try Self.steps(phone).isEmpty)
  }
}
