package import AccessibilityTree

/// One row or tag for an element.
package struct ImportedNode: Sendable, Hashable {
  /// The part of a dump that it is in.
  package enum Section: UInt8, Sendable {
    /// The tree, not its ancestors or a query.
    case tree
    /// The row after `Attributes:`.
    case attributes
    /// The path from the root to the element.
    case path
    /// The matches of a step of a query.
    case output
    /// The elements that a failure lists.
    case list
  }

  /// The type of the element; `other` for an unknown word.
  package var type: ElementType
  /// The part of the dump.
  package var section: Section
  /// Whether the row has ` (Main)`.
  package var isMain: Bool
  /// Whether the tag is self-closing, like `<a/>`.
  package var isClosed: Bool
  /// Whether the tag is formatted unusually and is printed unchanged.
  package var isVerbatim: Bool
  /// Levels below the root of its tree.
  package var depth: UInt16
  /// The word for the type; the whole tag if it is printed unchanged.
  package var word: SourceSlice
  /// The first of its fields.
  package var firstField: UInt32
  /// The number of its fields.
  package var fieldCount: UInt16

  /// The places of its fields.
  package var fields: Range<Int> {
    Int(firstField)..<Int(firstField) + Int(fieldCount)
  }
}
