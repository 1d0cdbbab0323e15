/// Prints elements and queries in the format of XCUITest's `debugDescription`.
///
/// ```swift
/// print(TreeText(snapshot).subtree(of: 0))
/// ```
package struct TreeText: Sendable {
  /// Where the address in a row comes from.
  package enum Addresses: Sendable {
    /// Rows show no address.
    case none
    /// A base plus 128 for each earlier element, so that equal trees print alike.
    case from(UInt64)
    /// The result of the closure for the number of an element.
    case by(@Sendable (Int) -> UInt64)

    /// Addresses as a heap would have them: `0x600000000000` for the root.
    package static let standard = Addresses.from(0x6000_0000_0000)
  }

  /// The most characters of a value that a row shows; a longer value ends in three dots.
  package static let valueLimit = 18
  /// The bytes after which a listing stops and says how many elements it leaves out.
  package static let byteLimit = 1 << 28

  let snapshot: ElementSnapshot
  let addresses: Addresses

  /// Prints elements of a snapshot, by default with made-up addresses.
  package init(_ snapshot: ElementSnapshot, addresses: Addresses = .standard) {
    self.snapshot = snapshot
    self.addresses = addresses
  }

  /// One element with address and frame, as after `Attributes:`; without a line end.
  package func row(_ element: Int) -> String {
    write { $0.append(element, .full) }
  }

  /// One element without address and frame; without a line end.
  package func shortRow(_ element: Int) -> String {
    write { $0.append(element, .short) }
  }

  /// An element and its descendants, a row each, indented by level; the first row has an arrow.
  package func subtree(of element: Int = 0) -> String {
    write { $0.appendSubtree(of: element) }
  }

  /// The elements from the root to an element, a row each.
  package func path(to element: Int) -> String {
    write { $0.appendPath(to: element) }
  }

  /// Elements, a row each, all with the same indent, as in `Output` blocks.
  package func rows(_ matches: ElementMatches, indent: Int = 4) -> String {
    write { $0.appendRows(matches, indent: indent) }
  }

  /// The matches and their ancestors as short rows, indented by level; messages show them with
  /// arrows, logs without.
  package func sparseTree(of matches: ElementMatches, hasArrows: Bool = false) -> String {
    write { $0.appendSparseTree(of: matches, hasArrows: hasArrows) }
  }

  private func write(_ body: (inout TreeWriter) -> Void) -> String {
    snapshot.withReader { reader in
      var writer = TreeWriter(reader: reader, addresses: addresses)
      body(&writer)
      return writer.finish()
    }
  }
}
