import CommandLineTool
import SeededCases
import Testing

@testable import rehearse

@Suite struct `Arguments at random` {
  private static let words =
    CommandNode(RehearseCommand.self).all.flatMap { node in
      [node.name] + node.parameters.map(\.name)
    } + [
      "2026-12-31", "-h", "--", "-", "", "=", "--=", "--app=", "--runs=5", "--runs=-1", "5", "-5",
      "0x10", "99999999999999999999", "1_0", "_", "nan", "list, no wait", "mermaid", "X",
      "../é\u{301}", "\u{0}", "--dark=yes", "--tolerance=1e400", "³",
    ]

  private struct Draws {
    var state: UInt64

    mutating func below(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(bound))
    }
  }

  @Test func `are a command or a fault in words`() {
    for seed in FuzzCount.times(3_000) {
      var draws = Draws(state: seed)
      let arguments = (0..<draws.below(7)).map { _ in
        let word = Self.words[draws.below(Self.words.count)]
        return draws.below(8) > 0 ? word : String(word.dropLast())
      }
      do throws(CommandLineFaults) {
        _ = try CommandLineParser(RehearseCommand.self).request(arguments)
      } catch {
        #expect(error.text.contains("Error: "), "seed \(seed): \(arguments)")
      }
    }
  }
}
