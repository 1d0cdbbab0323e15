/// The lines by which two texts differ.
package struct LineDifference: Equatable {
  /// The lines that only one text has, in order: `- ` before those of the first, `+ ` before those
  /// of the second.
  package let lines: [String]

  /// The most lines of a text that are compared; later lines are ignored.
  package static let limit = 2_000

  /// Compares two texts.
  package init(_ old: [UInt8], _ new: [UInt8]) {
    let (old, new) = (Self.lines(of: old), Self.lines(of: new))
    let changes = new.difference(from: old)
    let gone = Dictionary(uniqueKeysWithValues: changes.removals.map { ($0.offset, $0.element) })
    let come = Dictionary(uniqueKeysWithValues: changes.insertions.map { ($0.offset, $0.element) })
    var (lines, place, other): ([String], Int, Int) = ([], 0, 0)
    while place < old.count || other < new.count {
      if let line = gone[place] {
        lines.append("- " + line)
        place += 1
      } else if let line = come[other] {
        lines.append("+ " + line)
        other += 1
      } else {
        (place, other) = (place + 1, other + 1)
      }
    }
    self.lines = lines
  }

  private static func lines(of bytes: [UInt8]) -> [String] {
    String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).prefix(limit)
      .map(String.init)
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  fileprivate var element: ChangeElement {
    switch self {
    case .insert(_, let element, _), .remove(_, let element, _): element
    }
  }
}
