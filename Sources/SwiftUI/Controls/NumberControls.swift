import AccessibilityTree
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// A knob on a line, for a number.
public struct Slider<Label: View, ValueLabel: View> {
  private let value: Binding<Double>
  private let range: ClosedRange<Double>
  private let label: Label
  private let editing: (Bool) -> Void

  init(
    _ value: Binding<Double>, _ range: ClosedRange<Double>, _ label: Label,
    _ editing: @escaping (Bool) -> Void
  ) {
    self.value = value
    self.range = range
    self.label = label
    self.editing = editing
  }
}

extension Binding where Value: BinaryFloatingPoint {
  /// The number as one of double precision.
  var double: Binding<Double> {
    Binding<Double>(get: { Double(wrappedValue) }, set: { wrappedValue = Value($0) })
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value.double, Double(bounds.lowerBound)...Double(bounds.upperBound), EmptyView(),
      onEditingChanged)
  }
  /// Makes a slider with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, onEditingChanged: onEditingChanged) }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value.double, Double(bounds.lowerBound)...Double(bounds.upperBound), label(),
      onEditingChanged)
  }
}

extension Slider {
  /// Makes a slider with a label and words at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value.double, Double(bounds.lowerBound)...Double(bounds.upperBound), label(),
      onEditingChanged)
  }
}

extension Slider: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let value = value
    _ = value.wrappedValue
    let words = scope.drawOne(label, at: .part("label")).words.joined(separator: ", ")
    let (isEnabled, number, range) = (scope.environment.isEnabled, scope.node.number, range)
    return [
      ElementBox([.line(height: 28)]) { frame, _ in
        var element = BoxElement(.slider, label: words, frame: frame)
        element.isEnabled = isEnabled
        element.answers.place = number
        element.answers.control = .number(
          get: { value.wrappedValue }, set: { value.wrappedValue = $0 }, range: range, step: 1)
        return [element]
      }
    ]
  }
}

/// Two buttons that change a number by steps.
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

  /// Makes buttons for a number.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label(), up: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      down: { value.wrappedValue = value.wrappedValue.advanced(by: -step) })
  }
  /// Makes buttons for a number in a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let next = value.wrappedValue.advanced(by: step)
    let last = value.wrappedValue.advanced(by: -step)
    self.init(
      label(), up: bounds.contains(next) ? { value.wrappedValue = next } : nil,
      down: bounds.contains(last) ? { value.wrappedValue = last } : nil)
  }
}

extension Stepper where Label == Text {
  /// Makes buttons with words for a number.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, step: step) { Text(titleKey) } }
  /// Makes buttons with words for a number in a range.
  public init<V: Strideable>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(titleKey) } }
  /// Makes buttons with words for a number in a range.
  @_disfavoredOverload
  public init<S: StringProtocol, V: Strideable>(
    _ title: S, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value: value, in: bounds, step: step) { Text(title) } }
  /// Makes buttons with words and closures.
  public init(
    _ titleKey: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(Text(titleKey), up: onIncrement, down: onDecrement) }
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

/// How far something is, or that it is under way.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let part: Double?
  private let label: Label

  init(_ part: Double?, _ label: Label) {
    self.part = part
    self.label = label
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something is under way.
  public init() where Label == EmptyView { self.init(nil, EmptyView()) }
  /// Shows that something is under way, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label()) }
  /// Shows that something is under way, with words.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey))
  }
  /// Shows that something is under way, with words.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(nil, Text(title)) }
  /// Shows how far something is.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(value.map { Double($0 / total) }, EmptyView())
  }
  /// Shows how far something is, with words.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) where Label == Text { self.init(value.map { Double($0 / total) }, Text(titleKey)) }
  /// Shows how far something is, with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) { self.init(value.map { Double($0 / total) }, label()) }
}

extension ProgressView: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let label = scope.draw(label, at: .part("label"))
    let words = label.flatMap(\.words).joined(separator: ", ")
    let isBar = part != nil
    let value = part.map(\.percent) ?? "1"
    let sign = isBar ? .line(height: 4) : SizedBox(CGSize(width: 20, height: 20))
    let column = StackBox(
      .vertical, guide: Alignment.center.boxAlignment.horizontal, spacing: nil,
      isBar ? label + [sign] : [sign] + label)
    return [
      ElementBox([column]) { frame, _ in
        [
          BoxElement(
            isBar ? .progressIndicator : .activityIndicator,
            label: words.isEmpty ? (isBar ? "Progress" : "In progress") : words, value: value,
            frame: frame)
        ]
      }
    ]
  }
}

extension Double {
  /// A part of one in per cent; what is no number is nothing.
  var percent: String { "\(Int((min(max(isNaN ? 0 : self, 0), 1) * 100).rounded()))%" }
}

extension Box {
  /// A line across the space there is, such as a bar or a track.
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
