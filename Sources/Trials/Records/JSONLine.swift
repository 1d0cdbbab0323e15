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

  /// The lines of a file without their ends; an incomplete last line is left out.
  static func wholeLines(of bytes: some Sequence<UInt8>) -> ArraySlice<ArraySlice<UInt8>> {
    Array(bytes).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast()
  }
}
