import AccessibilityTree

/// The key of a screen: two trees with the same key are two states of one screen.
///
/// The key is the application's label and the first of these that the tree has: the title of its
/// navigation bar; the identifier of the first element that covers at least half of the screen; the
/// identifiers of all elements, in their order. A tree with none of them is a separate screen.
struct ScreenKey: Hashable {
  enum Kind: Hashable {
    case title, marker, identifiers
    /// Nothing in the tree identifies the screen.
    case origin
  }

  let application: String
  let kind: Kind
  let words: String

  /// The name for a screen with this key; nil if the key gives none.
  var name: String? { kind == .title || kind == .marker ? words : nil }

  init(of screen: ImportedScreen, number: Int) {
    application = screen.applicationLabel
    let tree = screen.snapshot
    if let title = Self.title(of: screen) {
      (kind, words) = (.title, title)
    } else if let marker = Self.marker(of: screen) {
      (kind, words) = (.marker, marker)
    } else {
      let identifiers = (0..<tree.count).map { tree.identifier(of: $0) }.filter { !$0.isEmpty }
      kind = identifiers.isEmpty ? .origin : .identifiers
      words = identifiers.isEmpty ? "\(number)" : identifiers.joined(separator: "\u{1F}")
    }
  }

  private static func title(of screen: ImportedScreen) -> String? {
    let tree = screen.snapshot
    guard let bar = (0..<tree.count).first(where: { tree.type(of: $0) == .navigationBar }) else {
      return nil
    }
    let below = tree.subtree(of: bar)
    let text = below.first { tree.type(of: $0) == .staticText && !tree.label(of: $0).isEmpty }
    let words = [tree.identifier(of: bar), text.map { tree.label(of: $0) } ?? ""]
    return words.first { !$0.isEmpty }
  }

  private static func marker(of screen: ImportedScreen) -> String? {
    guard let bounds = screen.bounds else { return nil }
    let tree = screen.snapshot
    let half = bounds.width * bounds.height / 2
    let marker = (0..<tree.count).first {
      let frame = tree.frame(of: $0)
      let name = tree.identifier(of: $0)
      // Interface Builder gives elements without an identifier a generated one.
      return !name.isEmpty && !name.hasPrefix("_NS:") && frame.width * frame.height >= half
    }
    return marker.map { tree.identifier(of: $0) }
  }
}
