import Foundation
import SimulatedApp
import Testing
import VirtualTime

@Suite("Further apps in folders")
struct OtherAppsTests {
  private static let small = """
    {"name": "Small", "bundleIdentifier": "com.example.small", "coordinator": {"default": "Main"},
    "coordinators": {"Main": {"root": "main"}}, "otherApps": ["com.example.other"]}
    """

  private static func other(_ bundle: String, _ more: String = "") -> String {
    """
    {"name": "Other", "bundleIdentifier": "\(bundle)", "coordinator": {"default": "Main"},
    "coordinators": {"Main": {"root": "main"}}\(more)}
    """
  }

  private static func folder(_ other: String?) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    try folder.write(small, to: "app.json")
    try folder.write("{}", to: "main.json")
    guard let other else { return folder }
    try FileManager.default.createDirectory(
      atPath: folder.path + "/com.example.other", withIntermediateDirectories: true)
    try folder.write(other, to: "com.example.other/app.json")
    try folder.write("{}", to: "com.example.other/main.json")
    return folder
  }

  private static func faults(_ other: String?) throws -> [String] {
    let folder = try folder(other)
    do {
      _ = try AppFolder(folder.path).load()
      return []
    } catch {
      return error.faults.map(\.description.firstLine)
    }
  }

  @Test func `a further app is read from the folder of its bundle identifier`() throws {
    let folder = try Self.folder(Self.other("com.example.other"))
    let app = try AppFolder(folder.path).load()
    #expect(app.otherApps.map(\.name) == ["Other"])
    #expect(app.otherApps.first?.screens.map(\.name) == ["main"])
  }

  @Test func `faults of a further app are told with its folder`() throws {
    let wrong = Self.other("com.example.other", #", "device": "iPhoon 15""#)
    let faults = try Self.faults(wrong)
    #expect(faults.count == 1)
    #expect(faults.first?.hasPrefix("com.example.other/app.json:2:") == true)
  }

  @Test func `a folder that belongs to another app, or names further ones, is a fault`() throws {
    #expect(
      try Self.faults(Self.other("com.example.else")) == [
        #"com.example.other/app.json: the app's bundle identifier is "com.example.else""#
      ])
    #expect(
      try Self.faults(Self.other("com.example.other", #", "otherApps": ["com.example.x"]"#)) == [
        "com.example.other/app.json: only the app under test can name other apps"
      ])
    #expect(
      try Self.faults(nil) == [
        #"app.json:2:59: there is no folder "com.example.other" with this app's files"#
      ])
  }

  @Test func `what is named after an app of the system is one screen that stays as it is`() throws {
    let screen = ScreenDefinition(
      name: "page", view: [ElementDefinition(.button, label: "Sign in")], initial: "state",
      states: [StateDefinition(name: "state")])
    var page = AppDefinition(
      name: "Page", bundleIdentifier: "com.apple.mobilesafari", device: "iPhone 15",
      coordinatorArgument: "coordinator", defaultCoordinator: "Main",
      coordinators: [CoordinatorDefinition(name: "Main", root: "page")], screens: [screen])
    var app = PhoneApp.definition
    app.otherApps = [page]
    #expect(app.check().isEmpty)
    page.screens[0].states.append(StateDefinition(name: "other"))
    app.otherApps = [page]
    #expect(
      app.check().map(\.description.firstLine) == [
        "app.json: otherApps[0]: Safari shows what one screen without states shows, "
          + #"below its own content; "com.apple.mobilesafari" has more"#
      ])
  }

  @Test func `what an app of the system shows is read from its folder`() throws {
    let settings = SystemApp.settings.bundleIdentifier
    let folder = TemporaryFolder()
    try folder.write(Self.small.replacing("com.example.other", with: settings), to: "app.json")
    try folder.write("{}", to: "main.json")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/" + settings, withIntermediateDirectories: true)
    try folder.write(Self.other(settings), to: settings + "/app.json")
    try folder.write(
      #"{"view": [{"type": "cell", "label": "General"}]}"#, to: settings + "/main.json")
    let app = try AppFolder(folder.path).load()
    #expect(app.otherApps.first?.screens.first?.view.count == 1)
    try folder.write(
      #"{"initial": "one", "states": {"one": {}, "two": {}}}"#, to: settings + "/main.json")
    let faults = { AppFolder(folder.path).check().map(\.description.firstLine) }
    #expect(
      faults() == [
        settings + "/app.json: Settings can show only one screen without states"
      ])
  }

  @Test func `an app with all of it is written and read back`() throws {
    var app = PhoneApp.definition
    app.permissions = [.camera: .denied, .location: .always]
    app.interruptions = [
      Interruption(at: .seconds(2), .banner(BannerDefinition(title: "New", duration: nil))),
      Interruption(
        at: .seconds(3), .alert(AlertDefinition(title: "Low", buttons: [.init(label: "OK")]))),
      Interruption(at: .seconds(4), .kill(reason: "no memory")),
    ]
    app.terminates = false
    app.screens.sort { $0.name < $1.name }
    let folder = TemporaryFolder()
    try AppFolder(folder.path).write(app)
    #expect(try AppFolder(folder.path).load() == app)
  }

  @Test func `an app under test that is the home screen is refused`() {
    let app = Self.other("com.apple.springboard", "")
    #expect(
      SmallApp.faults(app: app).map { $0.contains("is on the device already") } == [true])
  }

  @Test(
    arguments: [
      (#""otherApps": ["com.example.small"]"#, "is on the device already"),
      (#""otherApps": ["com.apple.springboard"]"#, "is on the device already"),
      (#""otherApps": ["../x"]"#, "leads out of the folder"),
      (#""permissions": {"camra": "denied"}"#, #"the nearest is "camera""#),
      (#""permissions": {"camera": "denyed"}"#, #"the nearest is "denied""#),
      (#""interruptions": [{"at": "1s"}]"#, #"one of "alert", "banner" and "kill""#),
      (#""interruptions": [{"at": "1s", "kill": ""}]"#, "expected a reason"),
      (
        #""interruptions": [{"at": "1s", "kill": "x", "banner": {"title": "T"}}]"#,
        #"one of "alert", "banner" and "kill""#
      ),
      (#""terminates": "no""#, "expected true or false"),
      (
        #""interruptions": [{"at": "1s", "alert": {"title": "T", "buttons": []}}]"#,
        "an alert needs at least one button"
      ),
      (
        #""interruptions": [{"at": "1s", "alert": {"title": "T", "#
          + #""buttons": [{"label": "OK", "event": "E"}]}}]"#,
        "an alert of the system raises no event"
      ),
      (
        #""interruptions": [{"at": "1s", "alert": {"title": "T", "style": "actionSheet", "#
          + #""buttons": [{"label": "OK"}]}}]"#,
        "the system shows no action sheets over an app"
      ),
      (
        #""interruptions": [{"at": "1s", "alert": {"title": "T", "#
          + #""buttons": [{"label": "OK", "role": "cancel"}]}}]"#,
        "an alert of the system has no button with a role"
      ),
      (
        #""interruptions": [{"at": "1s", "banner": {"title": "T", "for": "0s"}}]"#,
        "a banner must be shown for longer than 0 s"
      ),
      (
        #""interruptions": [{"at": "1s", "banner": {"title": "T", "link": "a://b"}}]"#,
        #"the app opens no link "a://b""#
      ),
    ])
  func `what is wrong is told`(member: String, words: String) throws {
    let app = Self.other("com.example.small", ", " + member)
    let faults = SmallApp.faults(app: app)
    #expect(faults.count == 1)
    #expect(faults.first?.contains(words) == true, "\(faults)")
  }
}

extension String {
  /// The text up to the end of its first line.
  fileprivate var firstLine: String { String(prefix { !$0.isNewline }) }
}
