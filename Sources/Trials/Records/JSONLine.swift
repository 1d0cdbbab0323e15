import Foundation

/// Values as lines of JSON; equal values give the same bytes.
enum JSONLine {
  /// A value on one line with its line end; keys are sorted.
  static func bytes(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return [] }
    return Array(data) + [UInt8(ascii: "\n")]
  }
}
