/// The pattern of `LIKE`: `*` matches any characters, `?` matches one, `\` escapes the next one.
struct WildcardPattern: Sendable {
  private enum Piece: Equatable {
    case character(Unicode.Scalar)
    case one
    case many
  }

  private let pieces: [Piece]

  /// Reads a pattern, folded as the options ask.
  init(_ text: String, _ options: ComparisonOptions) {
    var pieces: [Piece] = []
    var isEscaped = false
    for scalar in TextFolding.folded(text, options).unicodeScalars {
      if isEscaped {
        pieces.append(.character(scalar))
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == "*" {
        if pieces.last != .many { pieces.append(.many) }
      } else {
        pieces.append(scalar == "?" ? .one : .character(scalar))
      }
    }
    if isEscaped { pieces.append(.character("\\")) }
    self.pieces = pieces
  }

  /// Whether the whole text matches; `charge` counts each step of work and may stop the search.
  func fit(
    _ text: String, _ options: ComparisonOptions,
    charge: () throws(FormatEvaluationError) -> Void
  ) throws(FormatEvaluationError) -> Bool {
    let scalars = Array(TextFolding.folded(text, options).unicodeScalars)
    var piece = 0
    var position = 0
    var retry: (piece: Int, position: Int)?
    while position < scalars.count {
      try charge()
      if piece < pieces.count, pieces[piece] == .many {
        piece += 1
        retry = (piece, position)
      } else if piece < pieces.count, Self.fits(scalars[position], pieces[piece]) {
        piece += 1
        position += 1
      } else if let last = retry {
        retry = (last.piece, last.position + 1)
        (piece, position) = (last.piece, last.position + 1)
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { $0 == .many }
  }

  private static func fits(_ scalar: Unicode.Scalar, _ piece: Piece) -> Bool {
    switch piece {
    case .character(let wanted): scalar == wanted
    case .one: true
    case .many: false
    }
  }
}
