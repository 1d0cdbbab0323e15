import SeededCases
import SimulatedApp
import Testing

@testable import LocatedJSON

@Suite("Strings of JSON at random")
struct JSONStringFuzzTests {
  private static let parts = [
    "a", "bc ", "é", "日", "😀", #"\""#, #"\\"#, #"\/"#, #"\n"#, #"\t"#, #"\b"#, #"\u0041"#,
    #"\ud83d\ude00"#, #"\ud83d"#, #"\x"#, "\u{1}", "\n", "\"", "\\",
  ]

  @Test("are read in one go as they are scalar by scalar")
  func both() {
    for seed in FuzzCount.times(3_000) {
      var draws = SeededDraws(seed: seed)
      let text = "\"" + (0..<draws.below(8)).map { _ in draws.pick(Self.parts) }.joined() + "\""
      var whole = JSONReader(Array(text.utf8))
      var slow = JSONReader(Array(text.utf8))
      let value = whole.string()
      var scalars = String.UnicodeScalarView()
      scalars.append(contentsOf: slow.scalarsOfString().map(\.scalar))
      #expect(value == (slow.faults.isEmpty ? String(scalars) : nil), "seed \(seed): \(text)")
      #expect(whole.position == slow.position, "seed \(seed): \(text)")
      #expect(whole.faults.map(\.offset) == slow.faults.map(\.offset), "seed \(seed): \(text)")
    }
  }
}
