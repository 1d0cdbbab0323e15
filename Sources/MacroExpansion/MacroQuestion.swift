package import Foundation

/// A message of the compiler, as it comes: eight bytes with its length, the least first, and then
/// the message.
package enum MacroQuestion {
  /// A message that is too long to be read.
  package struct TooLong: Error, CustomStringConvertible {
    /// Its length in bytes.
    let length: UInt64

    /// The error as a sentence.
    package var description: String {
      "a message of the compiler has \(length) bytes; the limit is \(MacroQuestion.limit)."
    }
  }

  /// The most bytes of a message: far more than the source of one file.
  package static let limit: UInt64 = 1 << 28

  /// The next message; nil at the end, which is a length of zero or of the input.
  ///
  /// `bytes` takes a number of bytes from the input; nil if it ends before.
  package static func next(_ bytes: (Int) -> Data?) throws(TooLong) -> Data? {
    guard let head = bytes(8) else { return nil }
    let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length <= limit else { throw TooLong(length: length) }
    return length > 0 ? bytes(Int(length)) : nil
  }
}
