/// What is selected in a field, or where the next letter goes.
///
/// A test types at the end, so the selection of a field is there after each change that the user
/// makes to its text.
public struct TextSelection: Hashable, Sendable {
  /// The places of what is selected.
  public enum Indices: Hashable, Sendable {
    /// One part; an empty one is the insertion point.
    case selection(Range<String.Index>)
    /// Several parts.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places of what is selected.
  public var indices: Indices
  /// On which side of the end of a line it is.
  public var affinity = TextSelectionAffinity.automatic

  /// Selects a part.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Selects several parts.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Selects nothing; sets the insertion point.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether nothing is selected.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
}

/// On which side of the end of a line a place is.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }
