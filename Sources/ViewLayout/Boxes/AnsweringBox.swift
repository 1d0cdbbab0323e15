import AccessibilityTree

/// A box that answers gestures on what is inside.
package final class AnsweringBox: Box {
  private let answers: [BoxAnswers.Gesture: () -> Void]
  private let spreads: [BoxAnswers.Spread: (Double, Double) -> Void]

  /// Makes a box with answers.
  package init(
    _ child: Box, answers: [BoxAnswers.Gesture: () -> Void],
    spreads: [BoxAnswers.Spread: (Double, Double) -> Void] = [:]
  ) {
    self.answers = answers
    self.spreads = spreads
    super.init([child])
  }

  /// The elements inside, each with the answers; those with answers of their own keep them.
  ///
  /// A view without elements that answers a gesture is one for tests.
  package override func elements() -> [BoxElement] {
    let inner = children[0].elements()
    guard !inner.isEmpty || answers.isEmpty && spreads.isEmpty else {
      return [BoxElement(.other, frame: frame).changed(answer)]
    }
    return inner.map { $0.changed(answer) }
  }

  private func answer(_ element: inout BoxElement) {
    element.answers.gestures.merge(answers) { own, _ in own }
    element.answers.spreads.merge(spreads) { own, _ in own }
  }
}
