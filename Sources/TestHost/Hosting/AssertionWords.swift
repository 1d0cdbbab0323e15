/// The messages of assertions in Xcode's words, made from those of XCTest on Linux.
package enum AssertionWords {
  /// The message as Xcode words it (behaviour.md E8; Apple's own source of the assertions).
  ///
  /// Without a message of the test there is no dash. An error that an expression throws is a
  /// failure of the assertion.
  package static func xcode(_ message: String) -> String {
    var words = message.hasSuffix(" - ") ? String(message.dropLast(3)) : message
    guard let name = words.split(separator: " ").first, name.hasPrefix("XCT") else { return words }
    let (threw, linux) = (
      "\(name) threw error \"", "XCTAssertThrowsError failed: did not throw error"
    )
    if words.hasPrefix(threw) {
      words = "\(name) failed: threw error \"" + words.dropFirst(threw.count)
    } else if words == linux || words.hasPrefix(linux + " - ") {
      words = "XCTAssertThrowsError failed: did not throw an error" + words.dropFirst(linux.count)
    }
    return words
  }

  /// The message of an error that a test threw.
  package static func thrown(_ error: any Error) -> String { "failed: caught error: \"\(error)\"" }
}
