import Foundation
import MacroExpansion

/// The program that the compiler starts to expand the macros of SwiftUI.
///
/// Both sides send eight bytes with the length of a message, the least first, and then the message
/// as JSON. A length of zero or the end of the input ends the conversation.
@main
enum Main {
  /// The longest message that is read: far more than the source of one file.
  private static let limit: UInt64 = 1 << 28

  static func main() {
    while let question = read() {
      write(MacroAnswer.answer(to: question))
    }
  }

  private static func read() -> Data? {
    guard let head = bytes(8) else { return nil }
    let length = head.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
    guard length > 0, length <= limit else { return nil }
    return bytes(Int(length))
  }

  private static func bytes(_ count: Int) -> Data? {
    var data = Data()
    while data.count < count {
      let part = FileHandle.standardInput.readData(ofLength: count - data.count)
      guard !part.isEmpty else { return nil }
      data += part
    }
    return data
  }

  private static func write(_ message: Data) {
    let length = UInt64(message.count)
    let head = Data((0..<8).map { UInt8(truncatingIfNeeded: length >> (8 * UInt64($0))) })
    FileHandle.standardOutput.write(head + message)
  }
}
