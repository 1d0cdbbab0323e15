extension TestStep.Gesture {
  /// The swipes, by where the finger moves.
  private static let swipes: KeyValuePairs<String, TestStep.Gesture> = [
    "up": .swipeUp, "down": .swipeDown, "left": .swipeLeft, "right": .swipeRight,
  ]

  /// Where a finger can move.
  package static var swipeDirections: [String] { swipes.map(\.key) }

  /// The swipe in a direction; nil for another word.
  package init?(swipe direction: String) {
    guard let swipe = Self.swipes.first(where: { $0.key == direction })?.value else { return nil }
    self = swipe
  }
}
