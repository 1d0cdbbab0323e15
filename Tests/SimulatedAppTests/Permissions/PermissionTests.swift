import AccessibilityTree
import SimulatedApp
import Testing

@Suite("Permissions")
struct PermissionTests {
  private static let title = "“Phone” would like to access the Camera."

  @Test func `the first question is a prompt of SpringBoard, whose answer comes as an event`() {
    let phone = PhoneApp()
    #expect(phone.text("camera") == "notDetermined")
    phone.tap(.button, "ask")
    #expect(phone.prompts == [Self.title])
    #expect(phone.labels(.alert).isEmpty)
    #expect(phone.labels(.staticText, in: PhoneApp.springBoard) == [Self.title, "To scan codes."])
    phone.tap(.button, "Allow", in: PhoneApp.springBoard)
    #expect(phone.text("answer") == "authorized")
    #expect(phone.text("camera") == "authorized")
    #expect(phone.prompts.isEmpty)
  }

  @Test(arguments: ["Allow", "Don’t Allow"])
  func `a second question is answered at once`(button: String) {
    let phone = PhoneApp()
    phone.tap(.button, "ask")
    phone.tap(.button, button, in: PhoneApp.springBoard)
    let answer = phone.text("answer")
    _ = phone.launch(PhoneApp.bundle)
    #expect(phone.text("answer") == "none")
    phone.tap(.button, "ask")
    #expect(phone.text("answer") == answer)
    #expect(phone.prompts.isEmpty)
  }

  @Test func `the app file says what may be used from the start`() {
    let phone = PhoneApp(permissions: [.camera: .denied])
    #expect(phone.text("camera") == "denied")
    phone.tap(.button, "ask")
    #expect(phone.text("answer") == "denied")
  }

  @Test func `the prompt is in the language of the device`() {
    let phone = PhoneApp(language: "ru-RU")
    phone.tap(.button, "ask")
    #expect(phone.prompts == ["Приложение «Phone» запрашивает доступ к\u{a0}Камере."])
  }

  @Test func `what is allowed once is asked for again after a start`() {
    let phone = PhoneApp()
    phone.tap(.button, "where")
    phone.tap(.button, "Allow Once", in: PhoneApp.springBoard)
    #expect(phone.text("answer") == "whenInUse")
    phone.tap(.button, "where")
    #expect(phone.prompts.isEmpty)
    _ = phone.launch(PhoneApp.bundle)
    phone.tap(.button, "where")
    #expect(phone.prompts == ["Allow “Phone” to use your location?"])
  }

  @Test func `a reset ends the app, which asks again`() throws {
    let phone = PhoneApp(permissions: [.camera: .authorized])
    #expect(phone.session.perform(.resetAuthorization(.camera)) == nil)
    #expect(phone.session.runState == .notRunning)
    _ = phone.launch(PhoneApp.bundle)
    phone.tap(.button, "ask")
    #expect(phone.prompts == [Self.title])
    #expect(
      try phone.facts().contains(.permissionReset(bundle: PhoneApp.bundle, resource: "camera")))
  }

  @Test func `the prompt of an app that ends goes with it`() {
    let phone = PhoneApp()
    phone.tap(.button, "ask")
    phone.aim(PhoneApp.bundle)
    phone.session.terminate()
    #expect(phone.prompts.isEmpty)
  }

  @Test func `a password is offered to be kept in the app's own process`() {
    let phone = PhoneApp()
    phone.tap(.button, "save")
    #expect(phone.labels(.alert).count == 1)
    #expect(phone.prompts.isEmpty)
    phone.tap(.button, "Not Now")
    #expect(phone.labels(.alert).isEmpty)
  }

  // MARK: - Settings

  @Test func `Settings has a page for an app, with a switch for what it has asked for`() {
    let phone = PhoneApp(permissions: [.camera: .authorized, .location: .denied])
    let settings = SystemApp.settings.bundleIdentifier
    _ = phone.launch(settings)
    #expect(phone.labels(.cell, in: settings) == ["Phone", "Other"])
    phone.tap(.cell, "Phone", in: settings)
    #expect(phone.labels(.switch, in: settings) == ["Camera", "Location"])
    #expect(Self.value(of: "Camera", phone) == "1")
    #expect(Self.value(of: "Location", phone) == "0")
  }

  @Test func `a switch in Settings changes the status and ends the app`() throws {
    let phone = PhoneApp(permissions: [.camera: .authorized])
    let settings = SystemApp.settings.bundleIdentifier
    _ = phone.launch(settings)
    phone.tap(.cell, "Phone", in: settings)
    phone.tap(.switch, "Camera", in: settings)
    #expect(Self.value(of: "Camera", phone) == "0")
    #expect(phone.state(PhoneApp.bundle) == .notRunning)
    _ = phone.launch(PhoneApp.bundle)
    #expect(phone.text("camera") == "denied")
    let ends = try phone.facts().contains(
      .killed(process: 4_001, reason: "the switch Camera was turned in Settings"))
    #expect(ends)
  }

  @Test func `a switch can be turned back`() {
    let phone = PhoneApp(permissions: [.location: .denied])
    let settings = SystemApp.settings.bundleIdentifier
    _ = phone.launch(settings)
    phone.tap(.cell, "Phone", in: settings)
    for value in ["1", "0", "1"] {
      phone.tap(.switch, "Location", in: settings)
      #expect(Self.value(of: "Location", phone) == value)
    }
    #expect(
      phone.session.device.permissionDesk.authorization(of: .location, for: PhoneApp.bundle)
        == .whenInUse)
    #expect(phone.state(PhoneApp.bundle) == .background)
  }

  @Test func `an app opens its own page in Settings`() {
    let phone = PhoneApp(permissions: [.camera: .denied])
    phone.tap(.button, "settings")
    #expect(
      phone.labels(.navigationBar, in: SystemApp.settings.bundleIdentifier).count == 1)
    #expect(phone.labels(.switch, in: SystemApp.settings.bundleIdentifier) == ["Camera"])
  }

  private static func value(of name: String, _ phone: PhoneApp) -> String? {
    let query = Query().descendants(.switch).identified(by: name)
    return try? phone.session.findNow(query).view.value
  }
}
