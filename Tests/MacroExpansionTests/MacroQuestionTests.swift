import Foundation
import Testing

@testable import MacroExpansion

@Suite("Questions of the compiler") struct MacroQuestionTests {
  /// The sizes of what is read for a message of some length, which then does not come.
  private func asked(_ length: UInt64) throws -> [Int] {
    var sizes: [Int] = []
    let head = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) })
    _ = try MacroQuestion.next { size in
      sizes.append(size)
      return sizes.count == 1 ? head : nil
    }
    return sizes
  }

  @Test func `are read up to a length`() throws {
    #expect(try asked(MacroQuestion.limit) == [8, 1 << 28])
    #expect {
      try asked(MacroQuestion.limit + 1)
    } throws: {
      "\($0)" == "a message of the compiler has 268435457 bytes; the limit is 268435456."
    }
  }

  @Test func `end with a length of zero or with the input`() throws {
    #expect(try asked(0) == [8])
    #expect(try MacroQuestion.next { _ in nil } == nil)
  }

  @Test func `are the bytes after their length`() throws {
    var input = Data([3, 0, 0, 0, 0, 0, 0, 0]) + Data("abcd".utf8)
    let question = try MacroQuestion.next { size in
      defer { input.removeFirst(size) }
      return Data(input.prefix(size))
    }
    #expect(question == Data("abc".utf8) && input == Data("d".utf8))
  }
}
