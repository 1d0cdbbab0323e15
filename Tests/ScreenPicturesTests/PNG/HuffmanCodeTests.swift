import SeededCases
import Testing

@testable import ScreenPictures

@Suite struct HuffmanCodeTests {
  /// The sum of all words' shares of the code; 1 for a code without a gap, in units of 2^-15.
  private func share(_ code: HuffmanCode) -> Int {
    code.lengths.filter { $0 > 0 }.reduce(0) { $0 + 1 << (15 - Int($1)) }
  }

  @Test func `frequent symbols get short words`() {
    let code = HuffmanCode(counts: [8, 4, 2, 1, 1], limit: 15)
    #expect(code.lengths == [1, 2, 3, 4, 4])
  }

  @Test func `a symbol that does not occur gets no word`() {
    #expect(HuffmanCode(counts: [3, 0, 3], limit: 15).lengths == [1, 0, 1])
  }

  @Test func `one symbol alone gets one bit`() {
    #expect(HuffmanCode(counts: [0, 5], limit: 15).lengths == [0, 1])
  }

  @Test func `counts that grow like Fibonacci's stay within the limit`() {
    var counts = [1, 1]
    while counts.count < 30 { counts.append(counts[counts.count - 1] + counts[counts.count - 2]) }
    for limit in [7, 15] {
      let code = HuffmanCode(counts: counts, limit: limit)
      #expect(code.lengths.allSatisfy { $0 > 0 && $0 <= limit })
      #expect(share(code) <= 1 << 15)
    }
  }

  @Test(arguments: FuzzCount.times(100).map { $0 + 1 })
  func `no word begins another, and together they leave no gap`(seed: UInt64) {
    var random = SmallRandom(seed: seed)
    let counts = (0..<2 + random.below(40)).map { _ in 1 + random.below(1 << random.below(12)) }
    let code = HuffmanCode(counts: counts, limit: 15)
    let words = zip(code.words, code.lengths).map { word, length in
      String((0..<Int(length)).map { word >> UInt32($0) & 1 == 1 ? "1" : "0" })
    }
    for (index, word) in words.enumerated() {
      #expect(!words.enumerated().contains { $0 != index && $1.hasPrefix(word) }, "seed \(seed)")
    }
    #expect(share(code) == 1 << 15, "seed \(seed)")
  }

  @Test(arguments: FuzzCount.times(100).map { $0 + 1 })
  func `the words are as short together as joining the two lightest makes them`(seed: UInt64) {
    var random = SmallRandom(seed: seed)
    let counts = (0..<2 + random.below(30)).map { _ in 1 + random.below(50) }
    let code = HuffmanCode(counts: counts, limit: 15)
    let total = zip(counts, code.lengths).reduce(0) { $0 + $1.0 * Int($1.1) }
    var weights = counts
    var least = 0
    while weights.count > 1 {
      weights.sort(by: >)
      let joined = weights.removeLast() + weights.removeLast()
      least += joined
      weights.append(joined)
    }
    #expect(total == least, "seed \(seed)")
  }
}
