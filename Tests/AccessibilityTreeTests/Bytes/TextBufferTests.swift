import Foundation
import Testing

@testable import AccessibilityTree

@Suite("Text under construction") struct TextBufferTests {
  @Test func `is whole however long it gets and wherever letters beyond ASCII stand`() {
    for seed in 0..<40 as Range<UInt64> {
      var numbers = SeededNumbers(state: seed)
      var text = TextBuffer()
      var plain = ""
      for _ in 0..<numbers.below(3_000) {
        let piece = numbers.pick(["plain words, many of them", "\u{767B}\u{5F55}", "\n", "é"])
        text.append(string: piece)
        plain += piece
      }
      #expect(text.string == plain, "seed \(seed)")
    }
  }

  @Test func `without a single line end is whole`() {
    var text = TextBuffer()
    let plain = String(repeating: "\u{30ED}\u{30B0}", count: 20_000)
    text.append(string: plain)
    #expect(text.string == plain)
  }

  @Test(arguments: [
    0, 7, 10, 99, 100, 9_999, 10_000, 99_999_999, 100_000_000, 100_000_001, 999_999_999_999,
    10_000_000_000_000_000_000, .max,
  ])
  func `has whole numbers as Swift prints them`(_ number: UInt64) {
    var text = TextBuffer()
    text.append(number)
    #expect(text.string == "\(number)")
  }

  @Test(arguments: [0, 9, 15, 16, 255, 0x9A_BCDE_F012, 0x6000_0000_0000, .max])
  func `has addresses as Swift prints them`(_ number: UInt64) {
    var text = TextBuffer()
    text.append(hexadecimal: number)
    #expect(text.string == "0x" + String(number, radix: 16))
  }

  @Test func `has numbers of any length as Swift prints them`() {
    var numbers = SeededNumbers(state: 11)
    for _ in 0..<2_000 {
      let number = UInt64(numbers.below(.max)) >> UInt64(numbers.below(63))
      var text = TextBuffer()
      text.append(number)
      text.append(" ")
      text.append(hexadecimal: number)
      #expect(text.string == "\(number) 0x" + String(number, radix: 16))
    }
  }

  @Test(arguments: [0, 1, 16, 17, 40]) func `has as many spaces as are asked for`(count: Int) {
    var text = TextBuffer(capacity: 1)
    text.append(spaces: count)
    #expect(text.string == String(repeating: " ", count: count))
  }

  @Test func `has the names of all types`() {
    for type in ElementType.allCases {
      var text = TextBuffer(capacity: 1)
      text.append(type.word)
      #expect(text.string == type.name)
    }
  }

  @Test func `has one decimal as C prints it`() {
    var numbers = SeededNumbers(state: 7)
    for _ in 0..<2_000 {
      let number = Double(numbers.below(200_001) - 100_000) / Double(1 + numbers.below(64))
      var text = TextBuffer()
      text.append(number)
      #expect(text.string == String(format: "%.1f", number))
    }
  }

  @Test func `that is cleared begins anew`() {
    var text = TextBuffer()
    text.append("old")
    text.clear()
    text.append(spaces: 3)
    text.appendLineEnd()
    #expect(text.string == "   \n" && text.count == 4)
  }
}
