/// Why a picture shows less than the screen.
package enum DrawingFault: Error, Sendable, Hashable {
  /// The screen is wider or higher than `limit` points; the rest is left out.
  case tooLarge(limit: Int)
  /// There are more than `limit` commands; later ones are left out.
  case tooManyCommands(limit: Int)
  /// All commands together cover more than `limit` times the picture's area; later ones are left
  /// out.
  case tooMuchPaint(limit: Int)

  /// The fault in words.
  package var text: String {
    switch self {
    case .tooLarge(let limit): "The screen is more than \(limit) points wide or high, the limit."
    case .tooManyCommands(let limit):
      "The picture has more than \(limit) things to draw, the limit."
    case .tooMuchPaint(let limit):
      "The picture draws more than \(limit) times its own area, the limit."
    }
  }
}
