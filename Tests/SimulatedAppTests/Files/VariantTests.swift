import Foundation
import SimulatedApp
import Testing

@Suite("Variants of an app")
struct VariantTests {
  private static let app = """
    {"name": "Bank", "bundleIdentifier": "com.example.bank", "coordinator": {"default": "Main"},
    "coordinators": {"Main": {"root": "main", "marker": "Main"}},
    "variants": {"argument": "country"}}
    """
  private static let main = """
    {"title": "Bank", "view": [
      {"type": "staticText", "identifier": "Main", "label": "Welcome"},
      {"type": "button", "identifier": "loan", "label": "Loan"}
    ]}
    """

  private static func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    for (name, text) in files.merging(
      ["app.json": app, "main.json": main], uniquingKeysWith: { a, _ in a })
    {
      let place = URL(filePath: folder.path).appending(path: name).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try folder.write(text, to: name)
    }
    return folder
  }

  private static func faults(_ folder: TemporaryFolder, _ variant: String? = nil) -> [String] {
    do {
      _ = try AppFolder(folder.path, variant: variant).load()
      return []
    } catch {
      return error.faults.map(\.description)
    }
  }

  private static let german = [
    "Variants/de/app.json": #"{"name": "Bank DE"}"#,
    "Variants/de/main.json":
      #"{"title": "Die Bank", "view": [{"identifier": "loan", "label": "Kredit"}]}"#,
    "Variants/de/card.json": #"{"view": [{"type": "staticText", "identifier": "Card"}]}"#,
  ]

  @Test("share the files of the app, and differ in what their own say")
  func loaded() throws {
    let folder = try Self.folder(Self.german)
    let german = try AppFolder(folder.path, variant: "de").load()
    #expect(german.name == "Bank DE")
    #expect(german.screens.map(\.name) == ["card", "main"])
    #expect(german.screens[1].title == "Die Bank")
    #expect(german.screens[1].view.map(\.label) == ["Welcome", "Kredit"])
    let own = try AppFolder(folder.path).load()
    #expect(own.name == "Bank")
    #expect(own.screens.map(\.name) == ["main"])
    #expect(own.variants == [VariantDefinition("de", german)])
  }

  @Test("a file that holds null takes a screen away")
  func takenAway() throws {
    let folder = try Self.folder([
      "help.json": "{}", "Variants/fr/help.json": "null", "Variants/fr/gone.json": "null",
    ])
    #expect(
      Self.faults(folder, "fr") == [
        #"Variants/fr/gone.json:1:1: there is no file "gone.json" to remove"#
      ])
    try FileManager.default.removeItem(atPath: folder.path + "/Variants/fr/gone.json")
    #expect(
      try AppFolder(folder.path, variant: "fr").load().screens.map(\.name) == ["main"])
  }

  @Test("components are overlaid too, before they are used")
  func components() throws {
    let folder = try Self.folder([
      "main.json": #"{"view": [{"type": "other", "identifier": "Main"}, {"component": "row"}]}"#,
      "Components/row.json": #"{"element": {"type": "cell", "label": "Row"}}"#,
      "Variants/de/Components/row.json": #"{"element": {"label": "Zeile"}}"#,
    ])
    let app = try AppFolder(folder.path, variant: "de").load()
    #expect(app.screens[0].view[1].type == .cell)
    #expect(app.screens[0].view[1].label == "Zeile")
  }

  @Test("faults name the file and line that they come from")
  func places() throws {
    let folder = try Self.folder([
      "Variants/de/app.json": #"{"coordinators": {"Main": {"marker": "Mian"}}}"#,
      "Variants/de/main.json": "{\n \"view\": [{\"identifier\": \"loan\", \"labell\": 1}]\n}",
      "Variants/fr/main.json": #"{"#,
    ])
    let german = [
      #"Variants/de/app.json:1:38: the screen "main" shows no element "Mian"; "#
        + #"the nearest is "Main""#,
      #"Variants/de/main.json:2:34: unknown key "labell"; the nearest is "label""#,
    ]
    let french = [
      "Variants/fr/main.json:1:2: expected a key in double quotes, found the end of the file"
    ]
    #expect(Self.faults(folder, "de") == german)
    #expect(Self.faults(folder, "fr") == french)
    #expect(AppFolder(folder.path).check().map(\.description) == german + french)
  }

  @Test("a fault of the app's own files is told once")
  func once() throws {
    let folder = try Self.folder([
      "main.json": #"{"titel": 1}"#, "Variants/de/app.json": "{}", "Variants/fr/app.json": "{}",
    ])
    #expect(AppFolder(folder.path).check().filter { $0.file == "main.json" }.count == 1)
  }

  @Test("an unknown variant is told with those there are")
  func unknown() throws {
    let folder = try Self.folder(Self.german)
    #expect(
      Self.faults(folder, "dee") == [
        folder.path
          + #": there is no variant "dee"; the known variants are de; the nearest is "de""#
      ])
    #expect(
      Self.faults(folder, "../../etc").first?.contains(#"there is no variant "../../etc""#) == true)
    #expect(
      Self.faults(try Self.folder([:]), "de").first?.hasSuffix(
        #"there is no variant "de", nor any other"#) == true)
  }

  @Test("a file or a folder that is a link out of the variant's is not read")
  func links() throws {
    let folder = try Self.folder(Self.german)
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: folder.path + "/Variants/de/help.json",
      withDestinationPath: folder.path + "/main.json")
    #expect(
      Self.faults(folder, "de") == [
        "Variants/de/help.json:1:1: the file is a link that leads out of the folder"
      ])
    let other = TemporaryFolder()
    try manager.createSymbolicLink(
      atPath: folder.path + "/Variants/fr", withDestinationPath: other.path)
    #expect(
      Self.faults(folder, "fr") == [
        "Variants/fr: the folder is a link that leads out of the app's"
      ])
  }

  @Test("a launch argument cannot change the bundle identifier")
  func bundle() throws {
    let folder = try Self.folder(["Variants/de/app.json": #"{"bundleIdentifier": "com.other"}"#])
    #expect(
      Self.faults(folder) == [
        #"app.json: variants: the variant "de" has another bundle identifier, so a launch "#
          + "argument cannot choose it"
      ])
    #expect(Self.faults(folder, "de") == [])
  }

  // MARK: - Running

  private static func launched(_ arguments: [String]) throws -> TinyApp {
    let folder = try folder(german)
    return TinyApp(try AppFolder(folder.path).load(), arguments: arguments)
  }

  @Test("a launch argument chooses one")
  func argument() throws {
    #expect(try Self.launched([]).element("loan")?.label == "Loan")
    #expect(try Self.launched(["-country", "de"]).element("loan")?.label == "Kredit")
    #expect(
      try Self.launched(["-country", "dee"]).crash
        == #"there is no variant "dee"; the known variants are de; the nearest is "de""#)
  }

  @Test("another launch may choose another, of the same data")
  func relaunched() throws {
    let app = try Self.launched(["-country", "de"])
    #expect(app.element("loan")?.label == "Kredit")
    _ = app.session.launch(arguments: [], environment: [:])
    #expect(app.element("loan")?.label == "Loan")
  }

  // MARK: - Swift and writing

  private static var made: AppDefinition {
    var app = AppDefinition("Bank", bundleIdentifier: "com.example.bank", default: "Main") {
      Coordinator("Main", root: "main")
      VariantArgument("country")
      Screen("help")
      Screen("main") { Text("Welcome") }
    }
    app.addVariant("de") { $0.screens[1].view[0].label = "Willkommen" }
    app.addVariant("fr") { $0.screens.removeFirst() }
    return app
  }

  @Test("are written as what differs, and read back")
  func written() throws {
    let app = Self.made
    #expect(
      try AppFolder.files(of: app).map(\.name) == [
        "app.json", "help.json", "main.json", "Variants/de/app.json", "Variants/de/main.json",
        "Variants/fr/app.json", "Variants/fr/help.json",
      ])
    let folder = TemporaryFolder()
    try AppFolder(folder.path).write(app)
    #expect(try AppFolder(folder.path).load() == app)
    try AppFolder(folder.path).write(app)
    try folder.write("{}", to: "Variants/de/alien.json")
    #expect {
      try AppFolder(folder.path).write(app)
    } throws: { error in
      "\(error)" == "Variants/de/alien.json: the folder has this file, which is not part of the app"
    }
  }

  @Test("made in Swift are checked")
  func checked() {
    var app = Self.made
    app.variants[0].app.screens[1].view[0].label = .bind("nobody")
    app.variantArgument = nil
    #expect(
      app.check().map(\.description) == [
        "app.json: variants: variants need a launch argument that chooses one",
        #"Variants/de/main.json: view[0].label.bind: unknown context key "nobody""#,
      ])
  }
}
