import AccessibilityTree
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// A number on a scale.
public struct Gauge<Label: View, CurrentValueLabel: View> {
  private let part: Double
  private let label: Label
  private let current: CurrentValueLabel

  /// Makes a scale with a label and words for its value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    let length = bounds.upperBound - bounds.lowerBound
    part = length > 0 ? Double((value - bounds.lowerBound) / length) : 0
    self.label = label()
    current = currentValueLabel()
  }
  /// Makes a scale with a label, and texts for its value and its ends.
  public init<V: BinaryFloatingPoint, Bound: View>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> Bound, @ViewBuilder maximumValueLabel: () -> Bound
  ) { self.init(value: value, in: bounds, label: label, currentValueLabel: currentValueLabel) }
}

extension Gauge where CurrentValueLabel == EmptyView {
  /// Makes a scale with a label.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label
  ) { self.init(value: value, in: bounds, label: label) { EmptyView() } }
}

extension Gauge: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let configuration = GaugeStyleConfiguration(
      value: part, label: AnyView(label), currentValueLabel: AnyView(current))
    if let boxes = scope.dressed(configuration) { return boxes }
    let label = scope.draw(label, at: .part("label"))
    let current = scope.draw(current, at: .part("current"))
    let words = current.flatMap(\.words).joined(separator: ", ")
    let value = words.isEmpty ? part.percent : words
    let column = StackBox(
      .vertical, guide: Alignment.center.boxAlignment.horizontal, spacing: nil,
      label + [.line(height: 4)] + current)
    return [
      ElementBox([column]) { frame, _ in
        let name = label.flatMap(\.words).joined(separator: ", ")
        return [BoxElement(.progressIndicator, label: name, value: value, frame: frame)]
      }
    ]
  }
}
