import AccessibilityTree
import SimulatedApp
import Testing
import VirtualTime

@testable import AppCompiling
@testable import AppRuntime

@Suite("Links between apps")
struct LinkTests {
  private static let directory = LinkDirectory(apps: [PhoneApp.definition])

  @Test(
    arguments: [
      ("phone://call/1", .app(PhoneApp.bundle)), ("PHONE://x", .app(PhoneApp.bundle)),
      ("phone:x", .app(PhoneApp.bundle)),
      ("https://phone.example.com/call/1", .app(PhoneApp.bundle)),
      ("HTTPS://PHONE.example.com:443/call/1?from=mail#top", .app(PhoneApp.bundle)),
      ("https://phone.example.com/help", .safari), ("https://phone.example.com", .safari),
      ("http://phone.example.com/call/1", .safari), ("https://example.com/call/1", .safari),
      ("https://phone.example.com.evil.org", .safari), ("app-settings:", .settings),
      ("tel:1", .nobody(known: ["app-settings", "http", "https", "phone"])),
      ("no link", .nobody(known: ["app-settings", "http", "https", "phone"])),
      (":", .nobody(known: ["app-settings", "http", "https", "phone"])),
      ("", .nobody(known: ["app-settings", "http", "https", "phone"])),
    ] as [(String, LinkDirectory.Owner)])
  func `a link leads where its scheme and its domain say`(
    link: String, owner: LinkDirectory.Owner
  ) {
    #expect(Self.directory.owner(of: link) == owner)
  }

  @Test func `an app of the system shows what the folder of its name has, beside its own`() {
    var app = PhoneApp.definition
    let safari = SystemApp.safari.bundleIdentifier
    app.otherApps.append(
      AppDefinition("Page", bundleIdentifier: safari, default: "Main") {
        Coordinator("Main", root: "page")
        Screen("page") { Button("Sign in") }
      })
    let session = AppSession(app: CompiledApp(app), configuration: .init())
    session.aim(at: safari)
    _ = session.launch(arguments: [], environment: [:])
    #expect(session.exists(Query().descendants(.button).identified(by: "Sign in")))
    #expect(session.exists(Query().descendants(.textField).identified(by: "TabBarItemTitle")))
  }

  @Test func `the system starts the app of a link without arguments`() throws {
    let phone = PhoneApp()
    phone.session.terminate()
    #expect(phone.session.perform(.openBySystem("phone://call/5")) == nil)
    #expect(phone.text("number") == "5")
    #expect(phone.session.device.process?.facts.arguments == [])
  }

  @Test func `the system brings the app of a link to the front as it was`() {
    let phone = PhoneApp()
    phone.tap(.button, "ask")
    phone.tap(.button, "Allow", in: PhoneApp.springBoard)
    _ = phone.launch(PhoneApp.otherBundle)
    #expect(phone.session.perform(.openBySystem("https://phone.example.com/call/6")) == nil)
    #expect(phone.text("number") == "6")
    phone.tap(.button, "BackButton")
    #expect(phone.text("answer") == "authorized")
  }

  @Test func `a link of the web that no app has opens the browser`() {
    let phone = PhoneApp()
    #expect(phone.session.perform(.openBySystem("https://example.com/page")) == nil)
    #expect(phone.state(SystemApp.safari.bundleIdentifier) == .foreground)
    #expect(phone.labels(.webView, in: SystemApp.safari.bundleIdentifier) == ["example.com"])
    #expect(
      phone.labels(.link, in: SystemApp.safari.bundleIdentifier) == ["https://example.com/page"])
  }

  @Test func `a link of the app's domain that fits no pattern opens the browser`() {
    let phone = PhoneApp()
    #expect(phone.session.perform(.openBySystem("https://phone.example.com/help")) == nil)
    #expect(
      phone.labels(.link, in: SystemApp.safari.bundleIdentifier)
        == ["https://phone.example.com/help"])
    #expect(!phone.labels(.button, in: SystemApp.safari.bundleIdentifier).contains("Open"))
  }

  @Test func `a link that belongs to nobody is a failure that names the schemes`() {
    let failure = PhoneApp().session.perform(.openBySystem("tel:1"))
    #expect(failure == .unclaimedLink("tel:1", known: ["app-settings", "http", "https", "phone"]))
  }

  @Test func `an app's own domain leads from the app to the browser, and from there back`() {
    let phone = PhoneApp()
    let safari = SystemApp.safari.bundleIdentifier
    phone.tap(.button, "web")
    #expect(phone.state(safari) == .foreground)
    #expect(phone.text("AppBannerTitle", in: safari) == "Open in the “Phone” app")
    #expect(phone.tap(.button, "Open", in: safari) == nil)
    #expect(phone.text("number") == "7")
  }

  // MARK: - Safari's question

  /// A phone whose browser was sent to a link of the app.
  private static func asked(
    language: String = "en"
  ) -> (phone: PhoneApp, safari: String, title: String?) {
    let phone = PhoneApp(language: language)
    let safari = SystemApp.safari.bundleIdentifier
    _ = phone.launch(safari)
    let field = Query().descendants(.textField)
    _ = phone.session.perform(.tap, on: field, title: "Tap")
    _ = phone.session.perform(.type("phone://call/9\n", into: field), title: "Type")
    return (phone, safari, phone.labels(.alert, in: safari).first)
  }

  @Test func `the browser asks before it leaves for an app`() {
    let (phone, safari, title) = Self.asked()
    #expect(title == "Open in “Phone”?")
    #expect(phone.state(safari) == .foreground)
    #expect(phone.tap(.button, "Open", in: safari) == nil)
    #expect(phone.text("number") == "9")
  }

  @Test func `the browser stays where it is after Cancel`() {
    let (phone, safari, _) = Self.asked()
    #expect(phone.tap(.button, "Cancel", in: safari) == nil)
    #expect(phone.state(safari) == .foreground)
    #expect(phone.labels(.alert, in: safari) == [])
  }

  @Test(arguments: [
    ("example.com", "example.com"), ("  https://Example.com/x ", "example.com"),
    ("http://a.b/c?d", "a.b"),
  ])
  func `the address field goes to a page`(address: String, host: String) {
    let phone = PhoneApp()
    let safari = SystemApp.safari.bundleIdentifier
    _ = phone.launch(safari)
    let field = Query().descendants(.textField).identified(by: "Address")
    #expect(phone.session.perform(.tap, on: field, title: "Tap") == nil)
    #expect(phone.session.perform(.type(address + "\n", into: field), title: "Type") == nil)
    #expect(phone.labels(.webView, in: safari) == [host])
    #expect(phone.labels(.button, in: safari).contains("Open") == false)
  }
}
