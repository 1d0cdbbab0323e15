import AccessibilityTree
package import Foundation

/// A box that handles gestures on its content.
package final class AnsweringBox: Box {
  /// Which handler runs if a view inside handles the same gesture.
  package enum Rank {
    /// The handler of the view inside.
    case inner
    /// The handler of this view.
    case outer
    /// Both.
    case both

    fileprivate func joined<each T>(
      _ inner: ((repeat each T) -> Void)?, _ outer: @escaping (repeat each T) -> Void
    ) -> (repeat each T) -> Void {
      guard let inner else { return outer }
      switch self {
      case .inner: return inner
      case .outer: return outer
      case .both:
        return { (values: repeat each T) in
          inner(repeat each values)
          outer(repeat each values)
        }
      }
    }
  }

  /// Its gesture handlers.
  package let answers: [BoxAnswers.Gesture: () -> Void]
  private let spreads: [BoxAnswers.Spread: (Double, Double) -> Void]
  private let rank: Rank
  private let isEnabled: Bool
  private let isElement: Bool

  /// Makes a box with gesture handlers, which may be an element if nothing inside is one.
  package init(
    _ child: Box, answers: [BoxAnswers.Gesture: () -> Void],
    spreads: [BoxAnswers.Spread: (Double, Double) -> Void] = [:], rank: Rank = .inner,
    isEnabled: Bool = true, isElement: Bool = true
  ) {
    self.isElement = isElement
    self.answers = answers
    self.spreads = spreads
    self.rank = rank
    self.isEnabled = isEnabled
    super.init([child])
  }

  /// The elements inside, each with the handlers.
  ///
  /// A view without elements that handles a gesture becomes an element for tests.
  package override func makeElements() -> [BoxElement] {
    let inner = children[0].elements()
    guard !inner.isEmpty || answers.isEmpty && spreads.isEmpty || !isElement else {
      return [BoxElement(.other, frame: frame).changed { answer(&$0, isOutermost: true) }]
    }
    // A field among other elements keeps its touches: it takes the keyboard, as on a phone. So does
    // a menu, which opens. What only lies over a field is none of them.
    let isOneView = children[0].isOneView
    return inner.map { element in
      let isOwn = element.takesText && !isOneView || element.opensMenu
      return isOwn && inner.count > 1 && rank == .inner
        ? element : element.changed { answer(&$0, isOutermost: true) }
    }
  }

  /// Gives an element the handlers; one further inside only has to run them next to its own.
  private func answer(_ element: inout BoxElement, isOutermost: Bool) {
    let own = element.answers
    // What covers it is inside this view too, whose handlers a touch of it reaches.
    element.isCovered = false
    for (gesture, act) in answers where isOutermost || own.gestures[gesture] != nil {
      // A button acts when the finger lifts, after a long press that is heard beside it too.
      let held = gesture == .longPress && element.type == .button ? own.gestures[.tap] : nil
      let inner = own.gestures[gesture] ?? (rank == .both ? held : nil)
      element.answers.gestures[gesture] = rank.joined(inner, act)
    }
    for (spread, act) in spreads where isOutermost || own.spreads[spread] != nil {
      element.answers.spreads[spread] = rank.joined(own.spreads[spread], act)
    }
    guard rank != .inner else { return }
    for index in element.children.indices {
      answer(&element.children[index], isOutermost: false)
    }
  }

  package override func touched(
    _ gesture: BoxAnswers.Gesture, at point: CGPoint
  ) -> BoxTouch? {
    guard var touch = super.touched(gesture, at: point) else { return nil }
    if isEnabled, let own = answers[gesture] {
      touch.act = rank.joined(touch.act) { BoxTouch.$point.withValue(point, operation: own) }
    }
    return touch
  }
}

/// What is under a finger.
package struct BoxTouch {
  /// Where the finger is while a handler runs, in points of the screen before scrolling; nil if it
  /// is on an element as a whole.
  @TaskLocal package static var point: CGPoint?
  /// How long the finger was down while a handler runs; nil if no finger is known.
  @TaskLocal package static var seconds: Double?
  /// How far the finger goes in a drag from one point to another, while a handler runs; nil for
  /// other touches.
  @TaskLocal package static var way: CGSize?

  /// What the app does; nil if nothing there handles the gesture.
  package var act: (() -> Void)?
  /// Whether a filled area is there, which lets no touch through.
  package var isFilled = false
}

/// A box on which things are dropped, anywhere in its frame.
package final class DropBox: Box {
  private let take: (CGPoint) -> Void

  /// Makes a box that takes what is dropped at a point of it.
  package init(_ child: Box, take: @escaping (CGPoint) -> Void) {
    self.take = take
    super.init([child])
  }

  package override func touched(
    _ gesture: BoxAnswers.Gesture, at point: CGPoint
  ) -> BoxTouch? {
    let inner = super.touched(gesture, at: point)
    guard gesture == .drop, inner?.act == nil, frame.contains(point) else { return inner }
    return BoxTouch(act: { [take, frame] in
      take(CGPoint(x: point.x - frame.minX, y: point.y - frame.minY))
    })
  }
}

/// A box that takes touches in another area than that of its content.
package final class TouchAreaBox: Box {
  private let takesAll: Bool
  private let isFilled: Bool

  /// Makes a box that takes touches in all of its frame, which may be filled, or nowhere.
  package init(takesAll: Bool, isFilled: Bool = false, _ child: Box) {
    self.takesAll = takesAll
    self.isFilled = isFilled
    super.init([child])
  }

  package override var holdsFill: Bool { takesAll && (isFilled || super.holdsFill) }

  package override func touched(
    _ gesture: BoxAnswers.Gesture, at point: CGPoint
  ) -> BoxTouch? {
    guard takesAll, frame.contains(point) else { return nil }
    var touch = super.touched(gesture, at: point) ?? BoxTouch()
    if isFilled { touch.isFilled = true }
    return touch
  }
}

/// A box with a shape for touches and VoiceOver, which is its frame.
package final class ShapedBox: Box {
  /// Makes a box whose shape is that of its frame.
  package init(_ child: Box) { super.init([TouchAreaBox(takesAll: true, child)]) }

  package override func makeElements() -> [BoxElement] {
    let inner = super.makeElements()
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    // A tap is in the middle, so a button that is elsewhere keeps its own frame.
    guard inner.count == 1, inner[0].type == .button, inner[0].frame.contains(middle) else {
      return inner
    }
    return [inner[0].changed { $0.frame = frame }]
  }
}
