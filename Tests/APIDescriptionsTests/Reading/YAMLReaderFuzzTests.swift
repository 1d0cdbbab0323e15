import LocatedJSON
import SeededCases
import Testing

@testable import APIDescriptions

@Suite struct YAMLReaderFuzzTests {
  private static let seeds = [
    "openapi: 3.0.3\npaths:\n  /a/{b}:\n    get:\n      responses:\n        '200': {$ref: '#/c'}\n",
    "a: |+\n  one\n   two\n\nb: >-\n  x\n- y\n", "- - \"a\\u0041\n  b\"\n- {a: [1, {b: }]}\n# c\n",
    "? a\n: b\n---\n...\n&x *y !z @ ` % \t", "'it''s': \"\\x4\" #\r\n\r\n-\n-\n  -",
  ]

  /// A text that is a few seeds with random bytes changed, taken out or put in.
  private static func text(_ seed: UInt64) -> [UInt8] {
    var chance = Chance(seed: seed)
    var bytes = Array(seeds[chance.below(seeds.count)].utf8)
    if chance.below(2) == 0 { bytes += Array(seeds[chance.below(seeds.count)].utf8) }
    let letters = Array("\n\n  -:#{}[]'\"|>&*!?,\\a1\t\r\u{E9}".utf8)
    for _ in 0..<chance.below(12) {
      let place = chance.below(bytes.count + 1)
      switch chance.below(3) {
      case 0: bytes.insert(letters[chance.below(letters.count)], at: place)
      case 1 where place < bytes.count: bytes.remove(at: place)
      default: bytes.replaceSubrange(place..<min(place + 1, bytes.count), with: letters.prefix(2))
      }
    }
    return chance.below(3) == 0 ? BrokenBytes.of(bytes, seed: seed) : bytes
  }

  @Test func `any bytes give a value or a fault inside the file`() {
    for seed in FuzzCount.times(20_000) {
      let bytes = Self.text(seed)
      let read = YAMLReader.read(bytes)
      #expect((read.node == nil) != (read.fault == nil))
      if let offset = read.fault?.offset { #expect((0...bytes.count).contains(offset)) }
    }
  }

  @Test func `what is written as JSON means the same in YAML`() throws {
    for seed in FuzzCount.times(2_000) {
      var chance = Chance(seed: seed)
      let value = RandomJSON.value(&chance, depth: 3)
      let node = try #require(YAMLReader.read(Array("a: \(value.compact)".utf8)).node)
      #expect(node.member("a")?.value.compact == value.compact)
    }
  }
}

/// Seeded numbers.
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return bound <= 0 ? 0 : Int((state >> 33) % UInt64(bound))
  }
}

/// Random values of JSON.
enum RandomJSON {
  static func value(_ chance: inout Chance, depth: Int) -> JSONNode {
    switch chance.below(depth > 0 ? 8 : 6) {
    case 0: JSONNode(.null)
    case 1: JSONNode(.bool(chance.below(2) == 0))
    case 2: JSONNode(.integer(Int64(chance.below(7)) - 3))
    case 3: JSONNode(.real(Double(chance.below(9)) / 2 - 2))
    case 4, 5: JSONNode(.string(["", "a", "b c", "x: y", "1", "#", "é"][chance.below(7)]))
    case 6: JSONNode(.array((0..<chance.below(4)).map { _ in value(&chance, depth: depth - 1) }))
    default:
      JSONNode(
        .object(
          ["a", "b", "c"].prefix(chance.below(4)).map {
            JSONMember($0, value(&chance, depth: depth - 1))
          }))
    }
  }
}
