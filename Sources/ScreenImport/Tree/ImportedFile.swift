/// An imported file: its trees, the text around them, and notes.
///
/// Everything is stored as ranges of the source, so a node or a field takes a few bytes; text is
/// made on demand.
package struct ImportedFile: Sendable {
  /// The most elements of a file.
  package static let elementLimit = 1_000_000
  /// The most levels below a root.
  package static let depthLimit = 1_000

  /// The file's bytes.
  package let source: ImportSource
  /// Its trees, in order.
  package internal(set) var trees: [ImportedTree] = []
  /// All rows and tags, in order.
  package internal(set) var nodes = ContiguousArray<ImportedNode>()
  /// All fields of rows and tags, in order.
  package internal(set) var fields = ContiguousArray<ImportedField>()
  /// The notes on what is unknown or was guessed.
  package private(set) var notes: [ImportNote] = []
  /// The number of notes that were left out.
  package private(set) var leftOutNotes = 0
  private(set) var pieces = ContiguousArray<ImportedPiece>()
  /// Whether the source ends inside a tag, or before all tags are closed.
  var isCutSource = false

  /// Whether the source is only the beginning of a file: it ends inside a row or an element.
  package var isCut: Bool {
    guard !isCutSource, let last = fields.last else { return isCutSource }
    return last.style == .unclosed && last.words.range.upperBound >= source.bytes.count - 1
  }

  mutating func note(_ message: String, at offset: Int) {
    guard notes.count < ImportNote.limit else {
      leftOutNotes += 1
      return
    }
    notes.append(ImportNote(offset: offset, message: message))
  }

  /// The notes with line and column, in the order of the file.
  package var placedNotes: [PlacedNote] {
    let places = source.places(of: notes.map(\.offset))
    return notes.enumerated().sorted {
      ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset)
    }
    .map {
      PlacedNote(
        place: places[$0.element.offset] ?? .init(line: 1, column: 1), message: $0.element.message)
    }
  }

  func line(of offset: Int) -> Int { source.places(of: [offset])[offset]?.line ?? 1 }

  // MARK: - Pieces

  /// Adds text between rows or tags; adjacent texts become one piece.
  mutating func addText(_ range: Range<Int>) {
    guard !range.isEmpty else { return }
    if case .text(var slice)? = pieces.last, slice.range.upperBound == range.lowerBound {
      slice.count += UInt32(truncatingIfNeeded: range.count)
      pieces[pieces.count - 1] = .text(slice)
    } else {
      pieces.append(.text(SourceSlice(range)))
    }
  }

  mutating func add(_ piece: ImportedPiece) { pieces.append(piece) }

  /// Adds an element; its fields were added before.
  mutating func append(_ node: ImportedNode, at offset: Int) throws(ImportFault) -> Int {
    guard nodes.count < Self.elementLimit else {
      throw .tooManyElements(limit: Self.elementLimit, line: line(of: offset))
    }
    nodes.append(node)
    return nodes.count - 1
  }
}
