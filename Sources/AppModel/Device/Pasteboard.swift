/// The pasteboard of a device: the strings copied last, and how often the content has changed.
package struct Pasteboard: Sendable, Equatable {
  /// The strings copied last, in order; empty for none.
  package private(set) var strings: [String] = []
  /// How often the contents have changed since the device was made.
  package private(set) var changeCount = 0
  /// The bundle identifier of the app that copied; nil for the test and for apps not on the device.
  package private(set) var owner: String?

  /// The largest number of strings that can be copied at once.
  package static let countLimit = 1_000
  /// The largest total size of the strings copied at once, in bytes of UTF-8.
  package static let sizeLimit = 4_000_000

  /// An empty pasteboard.
  package init() {}

  /// The text that a paste inserts; nil for nothing.
  package var text: String? { strings.isEmpty ? nil : strings.joined(separator: "\n") }

  /// Why strings cannot be copied, as a sentence; nil if they can.
  package static func fault(of strings: [String]) -> String? {
    guard strings.count <= countLimit else {
      return "A pasteboard can have at most \(countLimit) strings, not \(strings.count)."
    }
    let size = strings.reduce(0) { $0 + $1.utf8.count }
    guard size <= sizeLimit else {
      return "A pasteboard can have at most \(sizeLimit) bytes, not \(size)."
    }
    return nil
  }

  /// Replaces the strings; `owner` is the app that copied them, or nil if it is not an app of the
  /// device.
  package mutating func hold(_ strings: [String], of owner: String?) {
    self.strings = strings
    self.owner = owner
    changeCount += 1
  }
}
