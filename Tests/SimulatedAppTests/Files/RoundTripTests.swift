import Foundation
import SeededCases
import SimulatedApp
import Testing

@testable import AppFiles

@Suite("Writing and reading back")
struct RoundTripTests {
  private func cursor(_ node: JSONNode, _ collector: FaultCollector) throws -> JSONCursor {
    let (read, faults) = JSONReader.read(Array(JSONWriter.text(node).utf8))
    #expect(faults == [])
    return JSONCursor(node: try #require(read), path: .top, collector: collector)
  }

  @Test("gives the same screen, for random screens")
  func screens() throws {
    for seed in FuzzCount.times(100) {
      var draws = SeededDraws(seed: seed)
      let screen = draws.screen()
      let collector = FaultCollector(file: "screen.json")
      var read = ScreenDefinition.fileFormat.read(try cursor(screen.json, collector))
      read?.name = screen.name
      try #require(collector.findings.isEmpty, "seed \(seed): \(collector.findings)")
      try #require(read == screen, "seed \(seed)")
    }
  }

  @Test("gives the same app, for random apps")
  func apps() throws {
    for seed in FuzzCount.times(100) {
      var draws = SeededDraws(seed: seed)
      let app = draws.app()
      let collector = FaultCollector(file: "app.json")
      let read = AppDefinition.fileFormat.read(try cursor(app.json, collector))
      try #require(collector.findings.isEmpty, "seed \(seed): \(collector.findings)")
      try #require(read == app, "seed \(seed)")
    }
  }

  @Test("gives the same set of stubs, for random sets")
  func stubSets() throws {
    for seed in FuzzCount.times(100) {
      var draws = SeededDraws(seed: seed)
      let set = draws.stubSet()
      let collector = FaultCollector(file: "rules.json")
      let read = StubSet.fileFormat.read(try cursor(set.json, collector))
      try #require(collector.findings.isEmpty, "seed \(seed): \(collector.findings)")
      try #require(read?.rules == set.rules, "seed \(seed)")
    }
  }

  @Test("takes the sets of stubs along, with files that are no text")
  func stubsInAFolder() throws {
    var app = SmallApp.definition()
    app.stubs = StubsDefinition(
      defaults: ["Default"],
      sets: [
        StubSet(
          name: "Default", rules: [StubRule("GET", "/logo", answers: .file("logo.png"))],
          files: [
            .init(name: "GET_v1_items.json", bytes: Array("{\"items\": []}".utf8)),
            .init(name: "logo.png", bytes: [0x89, 0x50, 0x00, 0xFF]),
          ]),
        StubSet(name: "Empty"),
      ])
    let folder = TemporaryFolder()

    try AppFolder(folder.path).write(app)

    #expect(try AppFolder(folder.path).load() == app)
  }

  @Test("gives the same text once more")
  func texts() throws {
    for seed in FuzzCount.times(20) {
      var draws = SeededDraws(seed: seed)
      let text = JSONWriter.text(draws.screen().json)
      let node = try #require(JSONReader.read(Array(text.utf8)).node)
      try #require(JSONWriter.text(node) == text, "seed \(seed)")
    }
  }

  @Test("goes through a folder")
  func folder() throws {
    let sample = try AppFolder(screensFolder).load()
    let folder = TemporaryFolder()
    try AppFolder(folder.path).write(sample)
    #expect(try AppFolder(folder.path).load() == sample)
    try AppFolder(folder.path).write(sample)
  }
}

/// A folder of its own for one test, which goes away with it.
final class TemporaryFolder {
  let path: String

  init() {
    path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file.
  ///
  /// `Data` would wait until the disk has it, which takes too long for thousands of files.
  func write(_ text: String, to name: String) throws {
    guard let file = fopen(path + "/" + name, "w") else { throw CocoaError(.fileNoSuchFile) }
    defer { fclose(file) }
    guard fputs(text, file) >= 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
