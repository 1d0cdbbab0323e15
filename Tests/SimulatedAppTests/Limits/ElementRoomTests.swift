import LocatedJSON
import SimulatedApp
import Testing

@testable import AppFiles

@Suite("The number of elements of an app")
struct ElementRoomTests {
  private static func screen(of count: Int) -> JSONNode? {
    let elements = Array(repeating: #"{"type":"button"}"#, count: count).joined(separator: ",")
    return JSONReader.read(Array(#"{"view":[\#(elements)]}"#.utf8)).node
  }

  @Test func `is at most the limit for all screens together`() throws {
    let half = ElementRoom.elementLimit / 2
    var room = ElementRoom()
    let screen = try #require(Self.screen(of: half))
    let file = FaultCollector(file: "main.json")
    #expect(room.admitted(screen, file) == screen)
    #expect(room.admitted(screen, file) == screen)
    #expect(file.findings.isEmpty && !file.hidesNames)
    #expect(room.admitted(Self.screen(of: 1), file) == nil)
    #expect(
      file.findings.map(\.message) == ["the screens have more than 200000 elements, the limit"])
  }

  @Test func `is told once when it is too large, in the file that exceeds it`() throws {
    var room = ElementRoom(limit: 3)
    let collectors = ["a", "b", "c"].map(FaultCollector.init)
    let kept = collectors.map { room.admitted(Self.screen(of: 2), $0) != nil }
    #expect(kept == [true, false, false])
    #expect(collectors.map(\.findings.count) == [0, 1, 0])
    #expect(collectors.map(\.hidesNames) == [false, true, true])
  }

  @Test func `counts the elements that short forms stand for`() throws {
    let elements = Array(repeating: #"{"button":"x"}"#, count: 200_001).joined(separator: ",")
    let faults = #expect(throws: DefinitionFaults.self) {
      try AppTexts(["main": #"{"view":[\#(elements)]}"#])
    }
    #expect(
      faults?.description == "main.json:1:1: the screens have more than 200000 elements, the limit")
  }
}
