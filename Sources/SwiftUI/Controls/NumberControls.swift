import AccessibilityTree
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// A stepper: two buttons that change a number by steps.
public struct Stepper<Label: View> {
  private let label: Label
  private let up: (() -> Void)?
  private let down: (() -> Void)?

  init(_ label: Label, up: (() -> Void)?, down: (() -> Void)?) {
    self.label = label
    self.up = up
    self.down = down
  }

  /// Makes buttons with closures; one that is nil cannot be pressed.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(label(), up: onIncrement, down: onDecrement) }

  /// Makes buttons in the older form.
  public init(
    onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(label(), up: onIncrement, down: onDecrement) }

  private init<V: Strideable>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>?, _ step: V.Stride, _ label: Label,
    _ editing: @escaping (Bool) -> Void
  ) {
    let now = value.wrappedValue
    // The distance to the end of the range is measured, since a number beyond it may not exist.
    let canGrow = bounds.map { now.distance(to: $0.upperBound) >= step } ?? true
    let canShrink = bounds.map { $0.lowerBound.distance(to: now) >= step } ?? true
    func act(_ way: V.Stride) -> () -> Void {
      {
        editing(true)
        value.wrappedValue = value.wrappedValue.advanced(by: way)
        editing(false)
      }
    }
    self.init(label, up: canGrow ? act(step) : nil, down: canShrink ? act(-step) : nil)
  }

  /// Makes buttons for a number.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, nil, step, label(), onEditingChanged) }
  /// Makes buttons for a number in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, step, label(), onEditingChanged) }
  /// Makes buttons for a number in the older form.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(value, nil, step, label(), onEditingChanged) }
  /// Makes buttons for a number in a range in the older form.
  @_disfavoredOverload
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label
  ) { self.init(value, bounds, step, label(), onEditingChanged) }
}

extension Stepper where Label == Text {
  /// Makes buttons with a title for a number.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, nil, step, Text(titleKey), onEditingChanged) }
  /// Makes buttons with a title for a number.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, nil, step, Text(title), onEditingChanged) }
  /// Makes buttons with a title for a number in a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, step, Text(titleKey), onEditingChanged) }
  /// Makes buttons with a title for a number in a range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, step, Text(title), onEditingChanged) }
  /// Makes buttons with a title and closures.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(titleKey), up: onIncrement, down: onDecrement) }
  /// Makes buttons with a title and closures.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(title), up: onIncrement, down: onDecrement) }
}

extension Stepper: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let label = scope.draw(label, at: .part("label"))
    let isEnabled = scope.environment.isEnabled
    let halves = SizedBox(CGSize(width: 94, height: 32))
    let (up, down) = (up, down)
    let buttons = ElementBox([halves]) { frame, _ in
      var stepper = BoxElement(
        .stepper, label: label.flatMap(\.words).joined(separator: ", "), frame: frame)
      stepper.isEnabled = isEnabled
      stepper.children = [
        half("Decrement", frame, 0, down, isEnabled), half("Increment", frame, 47, up, isEnabled),
      ]
      return [stepper]
    }
    return [
      StackBox(
        .horizontal, guide: BoxGuide.middle, spacing: nil,
        label + [AxisBox(.spacer(nil)), buttons])
    ]
  }

  private func half(
    _ words: String, _ frame: CGRect, _ x: CGFloat, _ act: (() -> Void)?, _ isEnabled: Bool
  ) -> BoxElement {
    var button = BoxElement(
      .button, label: words, traits: .button,
      frame: CGRect(x: frame.minX + x, y: frame.minY, width: 47, height: frame.height))
    button.isEnabled = isEnabled && act != nil
    button.answers.gestures[.tap] = act
    return button
  }
}

extension Double {
  /// A fraction of one in per cent; NaN counts as 0.
  var percent: String { "\(Int((min(max(isNaN ? 0 : self, 0), 1) * 100).rounded()))%" }
}

extension Box {
  /// A line across the available space, such as a bar or a track.
  static func line(height: CGFloat) -> Box {
    FixedFrameBox(
      width: nil, height: height, alignment: Alignment.center.boxAlignment,
      FillBox(ideal: CGSize(width: 100, height: height)))
  }

  /// A control at the end of a row that begins with its label; alone without one.
  static func labeled(_ label: [Box], _ control: Box) -> Box {
    guard !label.isEmpty else { return control }
    return StackBox(
      .horizontal, guide: BoxGuide.middle, spacing: nil,
      label + [AxisBox(.spacer(nil)), control])
  }
}
