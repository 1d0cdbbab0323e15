import Foundation
import MacroExpansion

/// The program that the compiler starts to expand the macros of SwiftUI.
///
/// Both sides send eight bytes with the length of a message, the least first, and then the message
/// as JSON. A length of zero or the end of the input ends the conversation.
@main
enum Main {
  static func main() {
    do throws(MacroQuestion.TooLong) {
      while let question = try MacroQuestion.next(bytes) {
        write(MacroAnswer.answer(to: question))
      }
    } catch {
      FileHandle.standardError.write(Data("Error: \(error)\n".utf8))
      exit(1)
    }
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
