import Foundation
import SeededCases
import SimulatedApp
import Testing

@testable import AppFiles

@Suite("Reading broken files")
struct LoaderFuzzTests {
  /// Bytes that make JSON go wrong more often than chance would.
  private static let nasty = Array("{}[]\",:\\u0-1e9.ntf \n\u{0}é".utf8) + [0xFF, 0xC0, 0xED]

  /// Pieces that make a screen go wrong more often than chance would.
  private static let pieces = [
    "null", "true", "-1", "1e400", "\"\"", "[]", "{}", "\"../x\"", "\"$x\"", "\"a ==\"", "\"-1s\"",
    "\"states\":", "\"initial\":", "\"on\":", ",", ":", "\"type\": \"any\"", "\"\\ud800\"",
  ].map { Array($0.utf8) }

  private static func mutated(_ bytes: [UInt8], _ draws: inout SeededDraws) -> [UInt8] {
    var bytes = bytes
    for _ in 0...draws.below(3) {
      let place = draws.below(bytes.count)
      let end = min(bytes.count, place + draws.below(12))
      switch draws.below(5) {
      case 0: bytes[place] = draws.pick(nasty)
      case 1: bytes.removeSubrange(place..<end)
      case 2: bytes.insert(contentsOf: draws.pick(pieces), at: place)
      case 3: bytes.replaceSubrange(place..<end, with: draws.pick(pieces))
      default: bytes.insert(contentsOf: bytes[place..<end], at: draws.below(bytes.count))
      }
      if bytes.isEmpty { return [0x7B] }
    }
    return bytes
  }

  @Test("tells faults with places and never traps, for mutated files")
  func mutations() throws {
    let folder = URL(filePath: screensFolder)
    let names = ["app.json", "simple.json", "login.json", "content.json", "slowLogin.json"]
    let good = try names.map { name in
      (name, Array(try Data(contentsOf: folder.appending(path: name))))
    }
    for seed in FuzzCount.times(700) {
      var draws = SeededDraws(seed: seed)
      let (name, bytes) = draws.pick(good)
      let files = [
        AppFileSet.File(name: name, content: .success(Self.mutated(bytes, &draws))),
        AppFileSet.File(name: "main.json", content: .success(Array("{}".utf8))),
      ]
      for fault in SmallApp.faults(AppFileSet(files)) {
        try #require(fault.contains(".json:"), "seed \(seed): \(fault)")
      }
    }
  }

  @Test("never traps on random bytes")
  func noise() {
    for seed in FuzzCount.times(500) {
      var draws = SeededDraws(seed: seed)
      let bytes = (0..<draws.below(60)).map { _ in draws.pick(Self.nasty) }
      let files = [AppFileSet.File(name: "main.json", content: .success(bytes))]
      #expect(!SmallApp.faults(AppFileSet(files)).isEmpty, "seed \(seed)")
    }
  }
}
