package import AccessibilityTree

/// What VoiceOver reads on a screen, from its first element to its last.
///
/// ```swift
/// for line in Transcript(of: snapshot.tree).lines { print(line) }
/// ```
///
/// While an alert is open, only the alert is read.
package struct Transcript: Sendable, Equatable {
  /// The utterances in order; controls inside an element that is read as one follow it, indented.
  package let lines: [String]

  /// Reads a tree, and what the system shows on top of it.
  package init(of tree: ElementSnapshot, covers: [ElementView] = []) {
    if let alert = covers.last(where: { $0.type == .alert }) {
      lines = Self.lines(of: alert.snapshot, in: alert.snapshot.subtree(of: alert.index))
      return
    }
    let alert = (0..<tree.count).last { tree.type(of: $0) == .alert && !tree[$0].frame.isEmpty }
    lines =
      Self.lines(of: tree, in: alert.map(tree.subtree) ?? 0..<tree.count)
      + covers.flatMap { Self.lines(of: $0.snapshot, in: $0.snapshot.subtree(of: $0.index)) }
  }

  /// The utterances as text, a line each.
  package var text: String { lines.map { $0 + "\n" }.joined() }

  private static func lines(of tree: ElementSnapshot, in elements: Range<Int>) -> [String] {
    let order = ReadingOrder(tree)
    return order.stops.filter(elements.contains).flatMap { stop in
      let parts = order.stops(inside: stop).filter { tree[$0].type.isOperated }
      return [line(of: tree[stop])] + parts.map { "  " + line(of: tree[$0]) }
    }
  }

  /// An utterance on one line; an element without words has only its type.
  private static func line(of element: ElementView) -> String {
    let words = Utterance.text(of: element).split(whereSeparator: \.isNewline)
    return words.isEmpty ? "(nothing)" : words.joined(separator: " ")
  }
}
