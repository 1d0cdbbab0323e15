import Foundation

/// Values as lines of JSON: the same value gives the same bytes.
enum JSONLine {
  /// A value in one line, with its end; names stand in the order of the alphabet.
  static func bytes(_ value: some Encodable) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return [] }
    return Array(data) + [UInt8(ascii: "\n")]
  }
}
