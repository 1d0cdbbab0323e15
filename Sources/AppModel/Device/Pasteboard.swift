/// What has been copied on a device: strings, newest set only, and how often that has changed.
package struct Pasteboard: Sendable, Equatable {
  /// What was copied last, in order; empty for nothing.
  package private(set) var strings: [String] = []
  /// How often the content has changed since the device was made.
  package private(set) var changeCount = 0
  /// The bundle identifier of the app that copied; nil for the test and for apps not on the device.
  package private(set) var owner: String?

  /// Strings that may be copied at once.
  package static let countLimit = 1_000
  /// Bytes of UTF-8 that may be copied at once, in all strings together.
  package static let sizeLimit = 4_000_000

  /// An empty pasteboard.
  package init() {}

  /// The text that a paste inserts; nil for nothing.
  package var text: String? { strings.isEmpty ? nil : strings.joined(separator: "\n") }

  /// Why strings cannot be copied, as a sentence; nil when they can.
  package static func fault(of strings: [String]) -> String? {
    guard strings.count <= countLimit else {
      return "A pasteboard holds at most \(countLimit) strings, and there are \(strings.count)."
    }
    let size = strings.reduce(0) { $0 + $1.utf8.count }
    guard size <= sizeLimit else {
      return "A pasteboard holds at most \(sizeLimit) bytes, and there are \(size)."
    }
    return nil
  }

  /// Holds other strings from now on, which an app of the device has copied, or somebody else.
  package mutating func hold(_ strings: [String], of owner: String?) {
    self.strings = strings
    self.owner = owner
    changeCount += 1
  }
}
