import Foundation

/// Folds texts so that they can be compared under options.
enum TextFolding {
  /// The bytes of a text, folded as the options ask.
  static func bytes(of text: String, _ options: ComparisonOptions) -> [UInt8] {
    guard options.folds else { return Array(text.utf8) }
    if text.isASCII {
      return options.contains(.caseInsensitive) ? text.utf8.map(lowercase) : Array(text.utf8)
    }
    return Array(folded(text, options).utf8)
  }

  /// Calls a function with the bytes of a text, folded as the options ask.
  static func withBytes<Result>(
    of text: String, _ options: ComparisonOptions,
    _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    let isAsIs = !options.folds || (!options.contains(.caseInsensitive) && text.isASCII)
    if isAsIs, let result = text.utf8.withContiguousStorageIfAvailable(body) { return result }
    return bytes(of: text, options).withUnsafeBufferPointer(body)
  }

  /// Whether two texts are equal under the options.
  static func equal(_ left: String, _ right: String, _ options: ComparisonOptions) -> Bool {
    if left.isLiterally(right) { return true }
    if left.isASCII, right.isASCII {
      guard options.contains(.caseInsensitive), left.utf8.count == right.utf8.count else {
        return false
      }
      return zip(left.utf8, right.utf8).allSatisfy { lowercase($0) == lowercase($1) }
    }
    return folded(left, options).isLiterally(folded(right, options))
  }

  /// A text without the differences that the options ignore.
  static func folded(_ text: String, _ options: ComparisonOptions) -> String {
    guard options.folds else { return text }
    var folding: String.CompareOptions = []
    if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    return text.folding(options: folding, locale: nil).precomposedStringWithCanonicalMapping
  }

  private static func lowercase(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}

extension String {
  var isASCII: Bool { utf8.allSatisfy { $0 < 0x80 } }

  /// Whether two texts have the same bytes; equal texts may differ in their composition.
  func isLiterally(_ other: String) -> Bool {
    guard utf8.count == other.utf8.count, self == other else { return false }
    return isASCII || utf8.elementsEqual(other.utf8)
  }
}
