/// Why a locator cannot be used; the reason is the message of the error `invalid selector`.
package struct LocatorFault: Error, Sendable, Equatable {
  /// What was expected and what was found, with the column, as a sentence.
  package let message: String

  /// Makes a fault with its message.
  package init(_ message: String) { self.message = message }

  /// The fault of a text at a column, counted from 1.
  static func at(
    _ column: Int, of kind: String, _ text: String, expected: String, found: String
  ) -> LocatorFault {
    LocatorFault(
      "The \(kind) \"\(shown(text))\" is not valid: column \(column): expected \(expected), found "
        + "\(found).")
  }

  /// The start of a text, so that a message stays short.
  static func shown(_ text: String) -> String {
    text.count > 200 ? text.prefix(200) + "..." : text
  }
}

/// The limits that keep locators harmless.
package enum LocatorLimits {
  /// The most bytes of a locator.
  package static let bytes = 16_384
  /// The most steps of a chain or a path.
  package static let steps = 64
  /// How deeply an XPath expression nests.
  package static let nesting = 48
  /// How many elements one lookup may visit.
  package static let visits = 2_000_000

  static func exceeded(_ kind: String) -> LocatorFault {
    LocatorFault("The \(kind) visits more than \(visits) elements, which is the limit.")
  }
}
