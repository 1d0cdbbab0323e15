package import AccessibilityTree

/// One row or tag that stands for an element.
package struct ImportedNode: Sendable, Hashable {
  /// Which part of a dump it stands in.
  package enum Section: UInt8, Sendable {
    /// The tree itself.
    case tree
    /// The row after `Attributes:`.
    case attributes
    /// The way from the root to the element.
    case path
    /// What a step of a query matched.
    case output
    /// What a failure lists.
    case list
  }

  /// The kind of the element; `other` where the word for it is not known.
  package var type: ElementType
  /// The part of the dump.
  package var section: Section
  /// Whether the row says ` (Main)`.
  package var isMain: Bool
  /// Whether the tag ends itself.
  package var isClosed: Bool
  /// Whether the tag is written in an unusual way and is printed as it stood.
  package var isVerbatim: Bool
  /// Levels below the root of its tree.
  package var depth: UInt16
  /// The word for the type, as it stands; the whole tag where it is verbatim.
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
