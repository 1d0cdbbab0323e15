import Foundation
import SimulatedApp
import Testing

@testable import AppModel
@testable import AppReview

@Suite("Files of route tables")
struct RouteTableFileTests {
  private static func read(_ text: String) throws(DefinitionFaults) -> [RouteRow] {
    try RouteTableFile(reading: Array(text.utf8), file: "app.routes.json").rows
  }

  @Test func `hold rows with their lines`() throws {
    let rows = try Self.read(
      """
      { "rows": [
        { "name": "a", "stack": ["list"] },
        { "name": "b", "coordinator": "C", "arguments": ["-x"], "environment": { "K": "V" },
          "link": "s://a", "taps": ["ok"], "marker": "M", "tab": "T" }
      ] }
      """)
    var first = RouteRow(name: "a")
    first.line = 2
    first.stack = ["list"]
    var second = RouteRow(name: "b")
    second.line = 3
    second.coordinator = "C"
    second.arguments = ["-x"]
    second.environment = ["K": "V"]
    second.link = "s://a"
    second.taps = ["ok"]
    second.marker = "M"
    second.tab = "T"
    #expect(rows == [first, second])
  }

  @Test(
    arguments: [
      ("{}", "app.routes.json:1:1: the key \"rows\" is missing"),
      (
        #"{ "rows": [{ "name": "a" }] }"#,
        "app.routes.json:1:12: a row needs an expectation: \"stack\", \"marker\" or \"tab\""
      ),
      (
        #"{ "rows": [{ "name": "a", "stak": ["x"], "tab": "t" }] }"#,
        "app.routes.json:1:27: unknown key \"stak\"; the nearest is \"stack\""
      ),
      (
        #"{ "rows": [{ "name": "", "stack": [1] , "tab": "t" }] }"#,
        """
        app.routes.json:1:22: expected the row's name that is not empty, found ""
        app.routes.json:1:36: expected a string, found a number
        """
      ),
    ])
  func `that are wrong are told with their places`(text: String, words: String) {
    #expect {
      try Self.read(text)
    } throws: {
      ($0 as? DefinitionFaults)?.description == words
    }
  }

  @Test func `have the keys of their schema`() throws {
    let folder = URL(filePath: RepositoryFolder.screens)
    let data = try Data(contentsOf: folder.appending(path: "routes.schema.json"))
    let row = JSONReader.read(Array(data)).node?.member("$defs")?.value.member("row")?.value
    guard case .object(let members)? = row?.member("properties")?.value.kind else {
      Issue.record("no properties")
      return
    }
    #expect(members.map(\.key) == RouteTableFile.keys)
  }

  @Test func `lie among the screens without being one`() {
    #expect(!AppFileName.isRead("app.routes.json"))
    #expect(AppCheck.fileNameFault("app.routes") == "is reserved for another file")
  }
}
