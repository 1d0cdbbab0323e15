/// Why a picture shows less than the screen.
package enum DrawingFault: Error, Sendable, Hashable {
  /// The screen was larger than `limit` points on a side; what lies further is left out.
  case tooLarge(limit: Int)
  /// There was more to draw than `limit` things; later ones are left out.
  case tooManyCommands(limit: Int)
  /// Things were drawn over each other more than `limit` times the picture's area; later ones are
  /// left out.
  case tooMuchPaint(limit: Int)

  /// The fault in words.
  package var text: String {
    switch self {
    case .tooLarge(let limit): "The screen is more than \(limit) points wide or high."
    case .tooManyCommands(let limit): "The picture has more than \(limit) things to draw."
    case .tooMuchPaint(let limit):
      "The picture is drawn over more than \(limit) times its own area."
    }
  }
}
