import ScreenImport
import SeededCases
import SimulatedApp
import Testing

@Suite("Reading broken sources")
struct FuzzTests {
  /// Pieces that make reading go wrong more often than chance would.
  private static let pieces: [[UInt8]] =
    [
      "{{0.0, 0.0}, {1e19, 18446744073709551616.0}}", "9223372036854775808.0", "1e300", "-1e19",
      "'", "', ", "label: '", "value: ", "\n", "\r\n", "\t", "{{", "}}", "inf", "-1e400", "0x",
      ", ",
      " →Application", "↳", "↪\u{FE0E}Find: ", "Output: {\n", "}\n", "{(\n", ")}",
      "Element subtree:\n",
      "Attributes: Other, 0x1\n", "Query chain:\n", "<", ">", "/>", "</", "<!--", "-->",
      "<![CDATA[",
      "<!DOCTYPE", "[", "&#x110000;", "&amp", "\"", "=", "<XCUIElementTypeCell", "<?xml", "\u{0}",
    ].map { Array($0.utf8) } + [[0xFF], [0xE2], [0xE2, 0x86], [0xC0, 0x80]]

  private static func mutated(_ bytes: [UInt8], _ draws: inout SeededDraws) -> [UInt8] {
    var bytes = bytes
    for _ in 0...draws.below(4) {
      let place = draws.below(bytes.count + 1)
      let end = min(bytes.count, place + draws.below(40))
      switch draws.below(5) {
      case 0: bytes.removeSubrange(place..<end)
      case 1: bytes.insert(contentsOf: draws.pick(pieces), at: place)
      case 2: bytes.replaceSubrange(place..<end, with: draws.pick(pieces))
      case 3: bytes.removeSubrange(place...)
      default: bytes.insert(contentsOf: bytes[place..<end], at: draws.below(bytes.count + 1))
      }
    }
    return bytes
  }

  private static func check(_ bytes: [UInt8], _ seed: UInt64) throws {
    let file = try ImportReader.read(bytes)
    try #require(file.printed() == bytes, "seed \(seed)")
    _ = file.placedNotes
    let app = ImportedApp(file.screens(origin: "seed")).definition
    let faults = app.screens.isEmpty ? [] : app.check()
    try #require(faults.isEmpty, "seed \(seed): \(faults.prefix(2))")
  }

  @Test("prints mutated samples again to the byte, and makes screens without faults of them")
  func mutations() throws {
    let samples = SampleTexts.all.map { Array($0.text.utf8) }
    for seed in FuzzCount.times(600) {
      var draws = SeededDraws(seed: seed)
      try Self.check(Self.mutated(draws.pick(samples), &draws), seed)
    }
  }

  @Test("prints noise again to the byte")
  func noise() throws {
    for seed in FuzzCount.times(600) {
      var draws = SeededDraws(seed: seed)
      let bytes = (0..<draws.below(40)).flatMap { _ in draws.pick(Self.pieces) }
      try Self.check(bytes, seed)
    }
  }

  @Test("reads recordings or says what is wrong with them, and never traps")
  func recordings() {
    let sample = Array(SampleRecordings.login.utf8)
    for seed in FuzzCount.times(600) {
      var draws = SeededDraws(seed: seed)
      let bytes = Self.mutated(sample, &draws)
      do throws(ImportFault) {
        _ = try Recording.read(bytes)
      } catch {
        #expect(!error.text.isEmpty, "seed \(seed)")
      }
    }
  }

  @Test("takes time in proportion to the size, whatever stands in it: bytes looked at are counted")
  func ahead() throws {
    // Every row has an open quote, and looks ahead for the closing one as far as it may.
    let rows = String(repeating: "x\nOther, 0x1, label: 'a\n", count: 3_000)
    #expect(try Sources.file(rows).nodes.count == 3_000)
  }
}
