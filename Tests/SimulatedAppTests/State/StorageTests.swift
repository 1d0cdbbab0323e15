import PredicateFormat
import SimulatedApp
import Testing
import VirtualTime

@Suite("What an app keeps")
struct StorageTests {
  private static let bundle = "com.example.keeper"

  private static let app = AppDefinition("Keeper", bundleIdentifier: bundle, default: "Main") {
    Coordinator("Main", root: "main")
    Kept(.defaults, "visits", 1)
    Kept(.keychain, "token", nil)
    Kept(.keychain, "device", "d1")
    Kept(.files, "Documents/cart.json", ["count": 2])
    Kept(copied: "copied before")
    Permission(.camera, .notDetermined)
    Screen("main") {
      Context("mark", "")
      On("VISIT", do: .store("lastVisit", "'today'"))
      On("SIGN_IN", do: .storeInKeychain("token", "event.token"))
      On("SAVE", do: .writeFile("Documents/note.txt", "event.text"))
      On("COPY", do: .copy(.bind("event.text")))
      On("DROP_TOKEN", do: .remove(.keychain, "token"))
      On("DROP_FOLDER", do: .remove(.files, "Documents"))
      On("DROP_VISITS", do: .remove(.defaults, "visits"))
      On("DROP_ALL", do: .remove(.keychain), .remove(.pasteboard))
      On("READ", do: .assign("mark", "files['Documents/cart.json'].count"))
      On("SIGNED", if: "keychain.token != nil", do: .assign("mark", "keychain.token"))
    }
  }

  private func keeper() -> TinyApp { TinyApp(Self.app) }

  private func session() -> AppSession {
    AppSession(app: CompiledApp(Self.app), configuration: SessionConfiguration())
  }

  private func entries(_ kind: StorageKind, of app: TinyApp) -> [String: FormatValue] {
    app.session.entries(of: kind)
  }

  @Test func `a fresh device holds what the app file says`() {
    let app = keeper()
    #expect(entries(.defaults, of: app) == ["visits": 1])
    #expect(entries(.keychain, of: app) == ["device": "d1"])
    #expect(entries(.files, of: app) == ["Documents/cart.json": ["count": 2]])
    #expect(app.session.pasteboard.strings == ["copied before"])
  }

  @Test func `an item of the keychain is written, read and told`() {
    let app = keeper()
    #expect(
      app.traced { app.send("SIGN_IN", data: ["token": "t1"]) }
        == ["SIGN_IN", #"keychain token="t1""#])
    app.send("SIGNED")
    #expect(app.context("mark") == "t1")
  }

  @Test func `a file is written and read by its path`() {
    let app = keeper()
    app.send("SAVE", data: ["text": "hello"])
    #expect(entries(.files, of: app)["Documents/note.txt"] == "hello")
    app.send("READ")
    #expect(app.context("mark") == 2)
  }

  @Test func `null removes an entry`() {
    let app = keeper()
    app.send("SAVE", data: ["text": "hello"])
    #expect(
      app.traced { app.send("SAVE") } == ["SAVE", "files Documents/note.txt removed"])
    #expect(entries(.files, of: app)["Documents/note.txt"] == nil)
  }

  @Test func `a folder goes with all that is in it`() {
    let app = keeper()
    app.send("SAVE", data: ["text": "hello"])
    app.send("DROP_FOLDER")
    #expect(entries(.files, of: app) == [:])
  }

  @Test func `a removed default is gone for expressions too`() {
    let app = keeper()
    app.send("DROP_VISITS")
    #expect(app.process?.facts.defaults["visits"] == .null)
    #expect(entries(.defaults, of: app) == [:])
  }

  @Test func `a kind is emptied as a whole`() {
    let app = keeper()
    #expect(
      app.traced { app.send("DROP_ALL") } == ["DROP_ALL", "keychain all removed", "copied "])
    #expect(entries(.keychain, of: app) == [:])
    #expect(app.session.pasteboard.strings == [])
  }

  @Test func `the app copies a text`() {
    let app = keeper()
    app.send("COPY", data: ["text": "mine"])
    #expect(app.session.pasteboard.strings == ["mine"])
  }

  @Test func `what is kept survives a relaunch`() {
    let app = keeper()
    app.send("SIGN_IN", data: ["token": "t1"])
    app.send("DROP_FOLDER")
    _ = app.session.launch(arguments: [], environment: [:])
    app.send("SIGNED")
    #expect(app.context("mark") == "t1")
    #expect(entries(.files, of: app) == [:])
  }

  @Test func `a reset makes one kind as on a fresh device again`() {
    let app = keeper()
    app.send("DROP_ALL")
    app.send("DROP_FOLDER")
    app.session.perform(.resetState(.keychain))
    app.session.perform(.resetState(.pasteboard))
    #expect(entries(.keychain, of: app) == ["device": "d1"])
    #expect(app.session.pasteboard.strings == ["copied before"])
    #expect(entries(.files, of: app) == [:])
  }

  @Test func `an app that is deleted leaves its keychain and nothing else`() {
    let app = keeper()
    app.send("SIGN_IN", data: ["token": "t1"])
    app.send("SAVE", data: ["text": "hello"])
    app.send("DROP_VISITS")
    #expect(app.session.perform(.reinstall) == nil)
    #expect(app.session.runState == .notRunning)
    #expect(entries(.keychain, of: app) == ["device": "d1", "token": "t1"])
    #expect(entries(.files, of: app) == ["Documents/cart.json": ["count": 2]])
    #expect(entries(.defaults, of: app) == ["visits": 1])
  }

  @Test func `a running app sees what is written from outside at once`() {
    let app = keeper()
    #expect(app.session.perform(.plant("t2", as: "token", in: .keychain)) == nil)
    app.send("SIGNED")
    #expect(app.context("mark") == "t2")
  }

  @Test(arguments: [
    (StorageKind.files, "../x", "The name \"../x\" of a file leads out of the app's folder."),
    (.files, "a\\b", "The name \"a\\b\" of a file contains a backslash or a control character."),
    (.keychain, "", "The name \"\" of a keychain item is empty."),
  ])
  func `a name that is none is refused`(kind: StorageKind, name: String, words: String) {
    let failure = session().perform(.plant("v", as: name, in: kind))
    #expect(failure == .impossible(words))
  }

  @Test func `a name has a limit`() {
    let limit = StorageKind.nameLimit
    #expect(StorageKind.defaults.fault(ofName: String(repeating: "k", count: limit)) == nil)
    #expect(
      StorageKind.defaults.fault(ofName: String(repeating: "k", count: limit + 1))
        == "is longer than 1000 bytes")
  }

  @Test func `a value without a form in JSON is refused`() {
    let failure = session().perform(.plant(.date(0), as: "k", in: .defaults))
    #expect(failure == .impossible("\"k\" cannot contain a date."))
  }

  @Test func `there is room for so many entries and no more`() {
    var full = Self.app
    full.keychain = Dictionary(
      uniqueKeysWithValues: (0..<StorageKind.entryLimit).map { ("k\($0)", 1) })
    let app = TinyApp(full)
    #expect(
      app.session.perform(.plant(1, as: "one more", in: StorageKind.keychain))
        == AutomationFailure.impossible("An app keeps at most 10000 keychain items."))
    app.send("SIGN_IN", data: ["token": "t"])
    #expect(app.crash == "an app keeps at most 10000 keychain items")
  }

  @Test func `there is room for so many stored defaults, and one of them can be changed`() {
    var full = Self.app
    full.defaults = Dictionary(
      uniqueKeysWithValues: (1..<StorageKind.entryLimit).map { ("k\($0)", 1) })
    let app = TinyApp(full)
    app.send("VISIT")
    app.send("VISIT")
    #expect(app.crash == nil)

    full.defaults["one more"] = 1
    let tooFull = TinyApp(full)
    tooFull.send("VISIT")
    #expect(tooFull.crash == "an app keeps at most 10000 stored defaults")
  }

  @Test func `a journal repeats what was written from outside`() throws {
    let session = AppSession(
      app: CompiledApp(Self.app), configuration: SessionConfiguration(isJournaling: true))
    _ = session.perform(.plant("t3", as: "token", in: StorageKind.keychain))
    _ = session.launch(arguments: [], environment: [:])
    let bytes = try #require(session.device.journal?.bytes)
    let player = try JournalPlayer(JournalRecord(bytes), app: session.app)
    #expect(player.snapshot(at: session.now) != nil)
    #expect(
      String(decoding: bytes, as: UTF8.self).contains(
        #""is":"stateSet","bundle":"com.example.keeper","kind":"keychain","key":"token","value":"t3""#
      ))
  }
}
