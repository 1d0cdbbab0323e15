import Foundation
import PredicateFormat
import SimulatedApp
import Testing

@testable import AppFiles

@Suite("Folders of stubs")
struct StubFilesTests {
  private static let app = SmallApp.app.replacing(
    "\"loaders\"", with: "\"stubs\": { \"default\": [\"Default\"] },\n  \"loaders\"")

  private func faults(
    _ rules: String, files: [String: String] = [:], app: String = StubFilesTests.app
  ) -> [String] {
    var others = ["Stubs/Default/rules.json": rules]
    for (name, text) in files { others["Stubs/Default/" + name] = text }
    return SmallApp.faults(app: app, others: others)
  }

  @Test("are read with the app")
  func read() throws {
    let app = try AppFolderReader.read(
      AppFileSet(texts: [
        "app.json": Self.app, "main.json": "{}",
        "Stubs/Default/rules.json": """
        { "rules": [{ "method": "get", "url": "/a", "answer": [{ "status": 500 }, { "file": "b.txt" }] }] }
        """,
        "Stubs/Default/b.txt": "hello", "Stubs/Default/GET_c.json": "{}",
      ]))

    let set = try #require(app.stubs.sets.first)
    #expect(app.stubs.defaults == ["Default"])
    #expect(set.rules == [Stub("GET", "/a", answers: .status(500), .file("b.txt"))])
    #expect(set.files.map(\.name) == ["GET_c.json", "b.txt"])
  }

  @Test("that are wrong are told word for word, with their places")
  func wrong() {
    let rules = """
      { "rules": [
        { "name": "a", "url": "v1" },
        { "name": "a", "url": "/v1/{id}/{id}", "where": "jsn.a == 1" },
        { "url": "/b", "where": "json.a ==", "answer": { "status": 99, "file": "itms.json" } },
        { "loader": "detials" }, { "loader": "details", "method": "GET" },
        { "url": "/c", "answer": { "failure": "ofline", "body": 1 } },
        { "url": "/d", "answer": { "body": { "$date": "10d" } } }, { "method": "GET" },
        { "url": "/e", "answer": [] }, { "url": "/f", "answer": { "body": 1, "file": "items.json" } }
      ] }
      """
    #expect(
      faults(rules, files: ["items.json": "{}"]) == [
        "Stubs/Default/rules.json:2:25: expected a path such as \"/v1/items/{id}\", found \"v1\"",
        "Stubs/Default/rules.json:3:13: the rule \"a\" appears here twice",
        "Stubs/Default/rules.json:3:25: the name \"id\" appears here twice",
        "Stubs/Default/rules.json:3:51: unknown part of a request \"jsn\"; the nearest is \"json\"",
        "Stubs/Default/rules.json:4:37: the predicate does not parse: expected an expression, "
          + "found the end",
        "Stubs/Default/rules.json:4:62: expected a status from 100 to 599, found 99",
        "Stubs/Default/rules.json:4:74: unknown file \"itms.json\"; the nearest is \"items.json\"",
        "Stubs/Default/rules.json:5:15: unknown loader \"detials\"; the nearest is \"details\"",
        "Stubs/Default/rules.json:5:40: the loader \"details\" makes no request",
        "Stubs/Default/rules.json:5:61: \"method\" cannot be used in a rule for a loader",
        "Stubs/Default/rules.json:6:41: unknown failure \"ofline\"; the nearest is \"offline\"",
        "Stubs/Default/rules.json:7:38: expected a time from now such as \"+10d\" or \"-1d12h\", "
          + "found \"10d\"",
        "Stubs/Default/rules.json:7:62: the key \"url\" is missing",
        "Stubs/Default/rules.json:8:61: unknown key \"body\"",
      ])
  }

  @Test("with files that are no answers")
  func files() {
    #expect(
      faults(
        "{ \"rules\": [] }",
        files: [
          "GET_a.json": "{", "items.json": "{}", "notes.txt": "x",
          "POST_b.json":
            "[{\"$date\": \"now\", \"fromat\": \"\"}]",
        ]) == [
          "Stubs/Default/GET_a.json:1:2: expected a key in double quotes, found the end of the file",
          "Stubs/Default/POST_b.json:1:2: unknown key \"fromat\" of a date; known are \"$date\" "
            + "and \"format\"",
          "Stubs/Default/items.json:1:1: no rule names the file, and its name does not name a "
            + "request, as in \"GET_v1_items.json\"",
          "Stubs/Default/notes.txt:1:1: no rule names the file, and its name does not name a "
            + "request, as in \"GET_v1_items.json\"",
        ])
  }

  @Test("that the app names and that are not there")
  func unknownSet() {
    let app = Self.app.replacing("[\"Default\"]", with: "[\"Defualt\"]")
    #expect(
      faults("{ \"rules\": [] }", app: app) == [
        "app.json:5:26: unknown set of stubs \"Defualt\"; the nearest is \"Default\""
      ])
  }

  @Test("in a folder on disk, where links lead nowhere else")
  func links() throws {
    let (folder, other) = (TemporaryFolder(), TemporaryFolder())
    try folder.write(Self.app, to: "app.json")
    try folder.write("{}", to: "main.json")
    try FileManager.default.createDirectory(
      atPath: folder.path + "/Stubs/Default/deep", withIntermediateDirectories: true)
    try folder.write("{ \"rules\": [] }", to: "Stubs/Default/rules.json")
    try other.write("{}", to: "secret.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Stubs/Default/GET_a.json",
      withDestinationPath: other.path + "/secret.json")
    #expect {
      try AppFolder(folder.path).load()
    } throws: { error in
      "\(error)" == """
        Stubs/Default/GET_a.json:1:1: the file is a link that leads out of the folder
        Stubs/Default/deep:1:1: the file is not a regular file
        """
    }
  }

  @Test("may not be a link themselves")
  func linkedFolder() throws {
    let (folder, other) = (TemporaryFolder(), TemporaryFolder())
    try folder.write(SmallApp.app, to: "app.json")
    try folder.write("{}", to: "main.json")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Stubs", withDestinationPath: other.path)
    #expect {
      try AppFolder(folder.path).load()
    } throws: { error in
      "\(error)" == "Stubs: the folder is a link that leads out of the app's"
    }
  }

  @Test("with loaders whose requests are wrong")
  func requests() {
    let app = SmallApp.app.replacing(
      "\"loaders\": { \"details\": { \"latency\": \"2s\" } }",
      with: """
        "loaders": {
          "details": {
            "latency": "1s",
            "request": { "url": "items/{id", "query": { "q": "txt +" }, "result": "items" }
          },
          "other": { "request": { "choose": "kind", "variants": { "a": { "url": "/{itm}" } } } },
          "none": {}
        }
        """)
    let main = """
      { "context": { "item": 1, "kind": "a" }, "states": { "s": { "invoke": { "src": "other" } } } }
      """
    #expect(
      SmallApp.faults(app: app, main: main) == [
        "app.json:7:16: \"latency\" cannot be used with \"request\": the stub that answers decides it",
        "app.json:8:25: expected a URL or a path such as \"/v1/items\", found \"items/{id\"",
        "app.json:8:60: the expression does not parse: expected an expression, found the end",
        "app.json:8:75: expected a JSON pointer such as \"/items/0/price\", found \"items\"",
        "app.json:10:73: the screen \"main\" starts it without the context key \"itm\"; "
          + "the nearest is \"item\"",
        "app.json:11:11: the key \"latency\" is missing",
      ])
  }
}
