import VirtualTime

/// A file with one generated part; the rest belongs to the user.
///
/// Two marks enclose the part. The first one has a checksum, so that an edited part is noticed and
/// kept. Everything outside the marks is always kept.
package struct WrittenFile: Sendable, Equatable {
  /// The result for a file.
  package enum Change: Sendable, Equatable {
    /// It is up to date.
    case same
    /// It is new.
    case made
    /// The part was generated again.
    case renewed
    /// The part was edited by the user and is kept.
    case keptEdited
    /// A file without marks exists and is kept.
    case keptForeign
  }

  /// The change to the file.
  package let change: Change
  /// The new text of the file; nil if it does not change.
  package let text: String?
  /// Declarations that are gone or have a new value, as sentences.
  package let losses: [String]

  /// Puts the generated part into an existing text; nil means a new file.
  package init(_ file: PageObjects.File, over old: String?) {
    let part = Self.begin + Self.checksum(file.source) + "\n" + file.source + Self.end + "\n"
    guard let old else {
      self.init(.made, file.opening + "\n" + part)
      return
    }
    guard let place = Self.place(in: old) else {
      self.init(.keptForeign, nil)
      return
    }
    let source = String(old[place.source])
    guard Self.checksum(source) == place.checksum else {
      self.init(.keptEdited, nil)
      return
    }
    guard source != file.source else {
      self.init(.same, nil)
      return
    }
    let text = String(old[..<place.whole.lowerBound]) + part + old[place.whole.upperBound...]
    self.init(
      .renewed, text, losses: Declarations(source).losses(to: Declarations(file.source)))
  }

  private init(_ change: Change, _ text: String?, losses: [String] = []) {
    self.change = change
    self.text = text
    self.losses = losses
  }

  /// Whether a text has a generated part.
  package static func isWritten(_ text: String) -> Bool { place(in: text) != nil }

  /// The start of the first mark.
  static let begin = "// Written by `rehearse generate` down to the end mark; yours goes outside. #"
  static let end = "// The end of what `rehearse generate` wrote."

  private struct Place {
    let whole: Range<String.Index>
    let source: Range<String.Index>
    let checksum: String
  }

  private static func place(in text: String) -> Place? {
    var whole: String.Index?
    var source: String.Index?
    var sum = ""
    var index = text.startIndex
    while index < text.endIndex {
      let lineEnd = text[index...].firstIndex(of: "\n") ?? text.endIndex
      let next = lineEnd < text.endIndex ? text.index(after: lineEnd) : lineEnd
      let line = text[index..<lineEnd]
      if source == nil, line.hasPrefix(begin) {
        (whole, source, sum) = (index, next, String(line.dropFirst(begin.count)))
      } else if line == end, let whole, let source {
        return Place(whole: whole..<next, source: source..<index, checksum: sum)
      }
      index = next
    }
    return nil
  }

  /// Sixteen digits that change with the text.
  static func checksum(_ text: String) -> String {
    let digits = stableDigits(of: text)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
