import Foundation
import SimulatedApp
import Testing

@Suite("Files of string tables")
struct StringTableFileTests {
  private static let app = """
    {"name": "Shop", "bundleIdentifier": "com.example.shop", "coordinator": {"default": "Main"},
    "coordinators": {"Main": {"root": "main", "marker": "title"}},
    "strings": {"en": {"title": "Cart", "old": "Old"}}}
    """
  private static let main = """
    {"view": [
      {"type": "staticText", "identifier": "title", "label": {"string": "title"}},
      {"type": "staticText", "label": {"string": "items", "with": {"count": "2"}}}
    ]}
    """
  private static let english = """
    {"$schema": "strings.schema.json",
    "items": {"one": "{count} item", "other": "{count} items"}}
    """

  private static func folder(_ files: [String: String]) throws -> TemporaryFolder {
    let folder = TemporaryFolder()
    let all = files.merging(
      ["app.json": app, "main.json": main, "strings/en.json": english],
      uniquingKeysWith: { given, _ in given })
    for (name, text) in all {
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

  @Test("are read with the table in the app's file")
  func merged() throws {
    let folder = try Self.folder(["strings/de.json": #"{"title": "Korb"}"#])
    let app = try AppFolder(folder.path).load()
    #expect(app.strings == ["en": ["title": "Cart", "old": "Old"], "de": ["title": "Korb"]])
    #expect(app.plurals["en"]?["items"]?[.one] == "{count} item")
    let again = AppFolder(TemporaryFolder().path)
    try again.write(app)
    #expect(try again.load() == app)
  }

  @Test("tell their own faults, with line and column")
  func faults() throws {
    let folder = try Self.folder([
      "strings/en.json": #"{"title": "Basket", "items": {"one": "1", "mnay": "2"}}"#,
      "strings/de.json": "[]",
    ])
    #expect(
      Self.faults(folder) == [
        "strings/de.json:1:1: expected an object of strings, found a list",
        #"strings/en.json:1:2: the key "title" is also in app.json"#,
        #"strings/en.json:1:30: the plural "items" lacks the form "other""#,
        #"strings/en.json:1:43: unknown plural form "mnay"; the nearest is "many""#,
      ])
  }

  @Test("a variant lays its own over them")
  func variants() throws {
    let folder = try Self.folder([
      "Variants/nl/strings/en.json": #"{"items": {"other": "things"}}"#
    ])
    let app = try AppFolder(folder.path, variant: "nl").load()
    #expect(app.plurals["en"]?["items"]?[.other] == "things")
  }

  @Test("findings stand at their places in them")
  func findings() throws {
    let folder = try Self.folder([
      "strings/de.json":
        "{\"items\": {\"other\": \"{zahl} Dinge\"},\n\"title\": \"Korb\", \"new\": \"Neu\"}"
    ])
    let files = AppFolder(folder.path)
    let kinds: Set<RouteFinding.Kind> = [.stringMissing, .stringUnused, .argumentsDiffer]
    let found = RouteFindings(try files.load()).located(in: files).filter {
      kinds.contains($0.kind)
    }
    #expect(
      Set(found.map(\.headline)) == [
        #"app.json:3:37: advice: no text names "old""#,
        #"strings/de.json:1:1: advice: the language "de" lacks "old""#,
        #"strings/de.json:1:2: fault: "items" has {zahl} where "en" has {count}"#,
        #"strings/de.json:2:18: advice: the app's own language "en" lacks "new""#,
      ])
  }
}
