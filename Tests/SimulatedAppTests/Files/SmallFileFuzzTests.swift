import Foundation
import SeededCases
import SimulatedApp
import Testing

/// Files and texts beside the screens: damaged ones are read, or refused with their places.
@Suite("Reading broken files beside screens") struct SmallFileFuzzTests {
  private static let pieces = ["null", "\"name\":", "[]", "{}", "-1", "1e400", "\"\\ud800\""]

  private func check(
    _ text: String, _ read: ([UInt8]) throws(DefinitionFaults) -> Void
  ) {
    for seed in FuzzCount.times(300) {
      do throws(DefinitionFaults) {
        try read(BrokenBytes.of(text, pieces: Self.pieces, seed: seed))
      } catch {
        #expect(!error.faults.isEmpty, "seed \(seed)")
        let words = error.faults.map(\.description)
        #expect(words.allSatisfy { $0.hasPrefix("a.json:") }, "seed \(seed): \(words)")
      }
    }
  }

  @Test func `tables of routes`() {
    let table = """
      { "rows": [
        { "name": "a", "stack": ["list"] },
        { "name": "b", "arguments": ["-x"], "environment": { "K": "V" }, "link": "s://a",
          "taps": ["ok"], "marker": "M", "tab": "T" }] }
      """
    check(table) { bytes throws(DefinitionFaults) in
      _ = try RouteTableFile(reading: bytes, file: "a.json")
    }
  }

  @Test func `tables of strings`() throws {
    let english = #"{"items": {"one": "{count} item", "other": "{count} items"}, "a": "b"}"#
    for seed in FuzzCount.times(200) {
      let pieces = Self.pieces + ["{count", "\"few\":"]
      let broken = BrokenBytes.of(english, pieces: pieces, seed: seed)
      let folder = TemporaryFolder()
      let tables = URL(filePath: folder.path).appending(path: "strings")
      try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
      try folder.write(SmallApp.app, to: "app.json")
      try folder.write("{}", to: "main.json")
      try Data(broken).write(to: tables.appending(path: "en.json"))
      for fault in AppFolder(folder.path).check() {
        #expect(!fault.file.isEmpty && !fault.message.isEmpty, "seed \(seed)")
      }
    }
  }

  @Test func `plans of faults`() {
    for seed in FuzzCount.times(1_000) {
      let broken = BrokenBytes.of(
        "slow-network=8 alert=3 tie-order loader-failure=0.01",
        pieces: [" ", "=", "all", "1e400", "nan", "-1"], seed: seed)
      let text = String(decoding: broken, as: UTF8.self)
      do throws(FaultPlanError) {
        _ = try FaultPlan(parsing: text)
      } catch {
        let columns = error.faults.map(\.column)
        #expect(columns == columns.sorted(), "seed \(seed): \(error)")
        #expect(columns.allSatisfy { 1...text.count + 1 ~= $0 }, "seed \(seed): \(error)")
      }
    }
  }
}
