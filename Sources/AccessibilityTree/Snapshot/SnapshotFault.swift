/// Why a snapshot holds less than its maker appended.
package enum SnapshotFault: Error, Sendable, Hashable {
  /// There were more elements than `limit`; later ones were left out.
  case tooManyElements(limit: Int)
  /// An element lay deeper than `limit` below the root; it and its descendants were left out.
  case tooDeep(limit: Int)
  /// The text of all elements was longer than `limit` bytes; later elements were left out.
  case tooMuchText(limit: Int)

  /// The fault in words.
  package var text: String {
    switch self {
    case .tooManyElements(let limit): return "The tree has more than \(limit) elements, the limit."
    case .tooDeep(let limit): return "The tree is more than \(limit) levels deep, the limit."
    case .tooMuchText(let limit): return "The tree has more than \(limit) bytes of text, the limit."
    }
  }
}
