import AccessibilityTree
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// A number in a range, set by sliding.
public struct Slider<Label: View, ValueLabel: View> {
  private let value: Binding<Double>
  private let range: ClosedRange<Double>
  private let step: Double?
  private let label: Label
  private let editing: (Bool) -> Void

  private init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ range: ClosedRange<V>, _ step: V?, _ label: Label,
    _ editing: @escaping (Bool) -> Void
  ) {
    self.value = Binding<Double>(
      get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.range = Double(range.lowerBound)...Double(range.upperBound)
    self.step = step.map { Double($0) }
    self.label = label
    self.editing = editing
  }

  /// Makes a slider with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, nil, label(), onEditingChanged) }
  /// Makes a slider with steps and with labels at its ends.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel,
    @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, step, label(), onEditingChanged) }
  /// Makes a slider in the older form.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) { self.init(value, bounds, nil, label(), onEditingChanged) }
  /// Makes a slider with steps in the older form.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, minimumValueLabel: ValueLabel,
    maximumValueLabel: ValueLabel, @ViewBuilder label: () -> Label
  ) { self.init(value, bounds, step, label(), onEditingChanged) }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Makes a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, nil, EmptyView(), onEditingChanged) }
  /// Makes a slider with steps.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, step, EmptyView(), onEditingChanged) }
}

extension Slider where ValueLabel == EmptyView {
  /// Makes a slider with a label, in the older form.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1,
    onEditingChanged: @escaping (Bool) -> Void, @ViewBuilder label: () -> Label
  ) { self.init(value, bounds, nil, label(), onEditingChanged) }
  /// Makes a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, nil, label(), onEditingChanged) }
  /// Makes a slider with steps and a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) { self.init(value, bounds, step, label(), onEditingChanged) }
}

extension Slider: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let value = value
    let said = Self.words(of: value.wrappedValue)
    let words = scope.drawOne(label, at: .part("label")).words.joined(separator: ", ")
    let (isEnabled, number, range) = (scope.environment.isEnabled, scope.node.number, range)
    let control = BoxControl.number(
      get: { value.wrappedValue }, set: { slide(to: $0) }, range: range, step: step ?? 1)
    return [
      ElementBox([.line(height: 28)]) { frame, _ in
        var element = BoxElement(.slider, label: words, value: said, frame: frame)
        element.isEnabled = isEnabled
        element.answers.place = number
        element.answers.control = control
        return [element]
      }
    ]
  }

  /// A number as iOS reports it: the number itself, not its fraction of the range.
  private static func words(of number: Double) -> String {
    let rounded = (number * 1_000_000).rounded() / 1_000_000
    return Int(exactly: rounded).map(String.init) ?? String(rounded)
  }

  /// Takes the value where the user leaves the knob: on a step, if there are steps.
  private func slide(to place: Double) {
    editing(true)
    var place = place
    if let step, step > 0 {
      place = range.lowerBound + ((place - range.lowerBound) / step).rounded() * step
    }
    value.wrappedValue = min(max(place, range.lowerBound), range.upperBound)
    editing(false)
  }
}
