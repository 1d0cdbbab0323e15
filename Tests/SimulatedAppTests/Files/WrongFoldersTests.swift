import AccessibilityTree
import Foundation
import PredicateFormat
import SimulatedApp
import Testing

@testable import AppFiles

@Suite("Wrong folders")
struct WrongFoldersTests {
  private func faults(of folder: TemporaryFolder) -> [String] {
    do {
      _ = try AppFolder(folder.path).load()
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }

  private func small() throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    try folder.write(SmallApp.app, to: "app.json")
    try folder.write("{}", to: "main.json")
    return folder
  }

  // MARK: - Missing and foreign files

  @Test("A folder that is not there")
  func noFolder() {
    #expect(throws: DefinitionFaults.self) { try AppFolder("/nowhere/at/all").load() }
  }

  @Test("A folder without an app file")
  func noApp() throws {
    let folder = TemporaryFolder()
    try folder.write("{}", to: "main.json")
    #expect(faults(of: folder) == ["app.json:1:1: the file is missing"])
  }

  @Test("Schemas, hidden files and other kinds of files are passed over")
  func passedOver() throws {
    let folder = try small()
    for name in ["screen.schema.json", ".hidden.json", "README.md"] {
      try folder.write("?", to: name)
    }
    #expect(faults(of: folder) == [])
  }

  @Test("A link that leads out of the folder")
  func linkOut() throws {
    let (folder, other) = (try small(), TemporaryFolder())
    try other.write("{}", to: "secret.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/login.json", withDestinationPath: other.path + "/secret.json")
    #expect(
      faults(of: folder) == ["login.json:1:1: the file is a link that leads out of the folder"])
  }

  @Test("A link inside the folder is followed")
  func linkInside() throws {
    let folder = try small()
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/login.json", withDestinationPath: "main.json")
    #expect(faults(of: folder) == [])
  }

  @Test("A folder in the place of a file")
  func folderForFile() throws {
    let folder = try small()
    try FileManager.default.createDirectory(
      atPath: folder.path + "/login.json", withIntermediateDirectories: false)
    #expect(faults(of: folder) == ["login.json:1:1: the file is not a regular file"])
  }

  @Test("A pipe in the place of a file is not waited for")
  func pipe() throws {
    let folder = try small()
    #expect(mkfifo(folder.path + "/login.json", 0o600) == 0)
    #expect(faults(of: folder) == ["login.json:1:1: the file is not a regular file"])
  }

  @Test("A file too large to be read")
  func tooLarge() throws {
    let folder = try small()
    let path = folder.path + "/login.json"
    #expect(FileManager.default.createFile(atPath: path, contents: nil))
    #expect(truncate(path, JSONReader.sizeLimit) == 0)
    #expect(faults(of: folder).count == 1)
    #expect(
      faults(of: folder) != ["login.json:1:1: the file is larger than 16 MB, which is the limit"])
    #expect(truncate(path, JSONReader.sizeLimit + 1) == 0)
    #expect(
      faults(of: folder) == ["login.json:1:1: the file is larger than 16 MB, which is the limit"])
  }

  @Test("Files that are too large together")
  func tooLargeTogether() throws {
    let folder = try small()
    let largest = JSONReader.sizeLimit
    #expect(FolderFiles.sizeLimit == 4 * largest)
    for number in 0..<4 {
      // A byte that is no JSON at once, so that nothing more of a file is looked at.
      try folder.write("?", to: "z\(number).json")
      #expect(truncate("\(folder.path)/z\(number).json", largest) == 0)
    }
    // The app's own files take a few bytes of the room.
    #expect(
      faults(of: folder).last
        == "z3.json:1:1: the files up to here are larger than 64 MB, which is the limit")
    #expect(truncate(folder.path + "/z3.json", largest - 4_096) == 0)
    #expect(faults(of: folder).last == "z3.json:1:1: expected an object, found \"?\"")
  }

  @Test("More screens than an app may have")
  func tooMany() throws {
    let folder = try small()
    for number in 0..<10_000 { try folder.write("{}", to: "s\(number).json") }
    #expect(
      faults(of: folder) == ["\(folder.path): the folder has 10002 files; the limit is 10001"])
  }

  @Test("As many files of a set of stubs as there may be, and one more")
  func stubFiles() throws {
    let folder = try small()
    let limit = StubSet.entryLimit
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Stubs/s", withIntermediateDirectories: true)
    for number in 0..<limit { try folder.write("{}", to: "Stubs/s/GET_\(number).json") }
    try folder.write(#"{ "rules": [] }"#, to: "Stubs/s/rules.json")
    #expect(faults(of: folder) == [])
    try folder.write("{}", to: "Stubs/s/GET_\(limit).json")
    #expect(
      faults(of: folder) == [
        "\(folder.path)/Stubs/s: the folder has 1001 entries besides rules.json; "
          + "the limit is 1000"
      ])
  }

  @Test("Writing beside a stranger's screen")
  func stranger() throws {
    let folder = try small()
    try folder.write("{}", to: "login.json")
    #expect {
      try AppFolder(folder.path).write(SmallApp.definition())
    } throws: { error in
      "\(error)" == "login.json: the folder has this file, which is not part of the app"
    }
  }

  // MARK: - Bytes

  private func faults(ofBytes bytes: [UInt8]) -> [String] {
    SmallApp.faults(
      AppFileSet([
        .init(name: "app.json", content: .success(Array(SmallApp.app.utf8))),
        .init(name: "main.json", content: .success(bytes)),
      ]))
  }

  @Test("100 MB of open brackets")
  func hugeNesting() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 100_000_000)
    #expect(
      faults(ofBytes: bytes) == ["main.json:1:1: the file is larger than 16 MB, which is the limit"]
    )
  }

  @Test("16 MB of open brackets")
  func deepNesting() {
    let bytes = [UInt8](repeating: UInt8(ascii: "["), count: 16 << 20)
    #expect(
      faults(ofBytes: bytes) == [
        "main.json:1:161: objects and lists nest deeper than 160 levels, which is the limit"
      ])
  }

  @Test(
    "Bytes that are not UTF-8",
    arguments: [
      [0xFF], [0xC0, 0xAF], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80],
      [0x80], [0xC3],
    ] as [[UInt8]])
  func notUTF8(_ wrong: [UInt8]) {
    let bytes = Array("{\n\"é\": \"".utf8) + wrong + Array("\"}".utf8)
    #expect(faults(ofBytes: bytes) == ["main.json:2:7: the file is not UTF-8 from here on"])
  }

  // MARK: - Several files

  @Test("Faults of all files come in one go, in the order of the files")
  func severalFiles() {
    let faults = SmallApp.faults(
      app: SmallApp.app.replacing("\"main\"", with: "\"mian\""),
      main: "{\"titel\": 1}", others: ["alpha.json": "{", "zulu.json": "[]"])
    #expect(
      faults == [
        "app.json:4:39: unknown screen \"mian\"; the nearest is \"main\"",
        "alpha.json:1:2: expected a key in double quotes, found the end of the file",
        "main.json:1:2: unknown key \"titel\"; the nearest is \"title\"",
        "zulu.json:1:1: expected an object, found a list",
      ])
  }

  @Test("A screen that could not be read still lends its name")
  func brokenScreen() {
    let main =
      #"{"on": {"GO": {"actions": {"push": {"screen": "login", "with": {"a": "1"}}}}}}"#
    #expect(
      SmallApp.faults(main: main, others: ["login.json": "{\"context\": {\"a\" 1}}"]) == [
        "login.json:1:18: expected \":\" after the key \"a\", found \"1\""
      ])
  }

  @Test("Screens that open each other as soon as they are shown")
  func screenCycle() {
    let main = "{\"states\": {\"a\": {\"entry\": {\"push\": \"login\"}}}}"
    let login = "{\"states\": {\"a\": {\"entry\": {\"present\": \"main\"}}}}"
    #expect(
      SmallApp.faults(main: main, others: ["login.json": login]) == [
        "login.json:1:1: screens open each other without time passing: login -> main -> login"
      ])
  }

  @Test("A marker that stands twice where it is needed once, and on another screen")
  func markers() {
    let app = SmallApp.app.replacing(
      "\"root\": \"main\"", with: "\"root\": \"main\", \"marker\": \"Main\"")
    let main = """
      {
        "view": [{ "type": "other", "identifier": "Main" }],
        "states": { "a": { "view": [{ "type": "other", "identifier": "Main" }] } }
      }
      """
    let login = "{\"view\": [{\"type\": \"other\", \"identifier\": \"Main\"}]}"
    #expect(
      SmallApp.faults(app: app, main: main, others: ["login.json": login]) == [
        "app.json:4:57: the marker \"Main\" is also on the screen \"login\"",
        "main.json:3:64: the identifier \"Main\" appears twice in the state \"a\"; "
          + "a coordinator's marker needs it to be unique",
      ])
  }

  @Test("No more than 200 faults are told")
  func manyFaults() {
    let keys = (0..<1_000).map { "\"wrong key \($0)\": 0" }.joined(separator: ",\n")
    #expect(SmallApp.faults(main: "{\(keys)}").count == 200)
  }

  @Test("An error with as many faults as are told says that there may be more")
  func manyFaultsInWords() {
    let fault = DefinitionFault(file: "a.json", path: "", message: "wrong")
    let lines = { (count: Int) in
      DefinitionFaults(Array(repeating: fault, count: count)).description.split(separator: "\n")
    }
    let limit = DefinitionFaults.limit
    #expect(lines(limit - 1).count == limit - 1)
    #expect(lines(limit).count == limit + 1)
    #expect(lines(limit).last == "Only the first 200 faults are listed; there may be more.")
    #expect(lines(limit + 1) == lines(limit))
  }

  @Test("States nested too deep")
  func deepStates() {
    var state = StateDefinition(name: "s")
    for _ in 0..<200 { state = StateDefinition(name: "s", initial: "s", states: [state]) }
    var app = SmallApp.definition()
    app.screens[0].states = [state]
    app.screens[0].initial = "s"
    #expect(
      app.check().map(\.message) == ["states and elements nest deeper than 64 levels, the limit"])
  }

  @Test("Elements nested too deep")
  func deepElements() {
    var element = ElementDefinition(.other)
    for _ in 0..<200 { element = ElementDefinition(.other, children: [element]) }
    var app = SmallApp.definition()
    app.screens[0].view = [element]
    #expect(
      app.check().map(\.message) == ["states and elements nest deeper than 64 levels, the limit"])
  }

  @Test("The deepest app that passes the check can be written and read")
  func deepest() throws {
    var element = ElementDefinition(.other)
    for _ in 0..<62 { element = ElementDefinition(.other, children: [element]) }
    var app = SmallApp.definition()
    app.screens[0].states = [StateDefinition(name: "s", view: [element])]
    app.screens[0].initial = "s"
    let files = AppFileSet(
      texts: Dictionary(
        uniqueKeysWithValues: try AppFolder.files(of: app).map { ($0.name, $0.text) }))
    #expect(try AppFolderReader.read(files) == app)
  }

  @Test("Values that a file cannot hold")
  func unwritable() {
    var app = SmallApp.definition()
    app.screens[0].context = ["at": .list([.date(0)]), "big": .real(.infinity)]
    #expect {
      try AppFolder.files(of: app)
    } throws: { error in
      "\(error)" == """
        main.json: context.at: a file cannot contain a date
        main.json: context.big: a file cannot contain the number inf
        """
    }
  }
}

extension SmallApp {
  /// The app as a value.
  static func definition() -> AppDefinition {
    AppDefinition("Small", bundleIdentifier: "com.example.small", default: "Main") {
      Coordinator("Main", root: "main")
      Screen("main")
    }
  }
}
