/// The texts that an app of SwiftUI source shares, until the share sheet has closed.
struct SharedTexts {
  /// The event when the sheet has closed.
  static let event = "shared"

  private var newOnes: [String] = []
  private var waiting: [(Bool) -> Void] = []

  /// Shares a text; one sheet is shown at a time.
  mutating func share(_ text: String, _ closed: @escaping (Bool) -> Void) {
    newOnes.append(text)
    waiting.append(closed)
  }

  /// The texts that were shared since this was called last.
  mutating func newTexts() -> [String] {
    defer { newOnes = [] }
    return newOnes
  }

  /// The callbacks that wait for the sheet to close; removes them.
  mutating func closed() -> [(Bool) -> Void] {
    defer { waiting = [] }
    return waiting
  }
}
