import AccessibilityTree
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// Shows how much of something is done, or that it is in progress.
public struct ProgressView<Label: View, CurrentValueLabel: View> {
  private let part: Double?
  private let label: Label
  private let current: CurrentValueLabel?

  init(_ part: Double?, _ label: Label, _ current: CurrentValueLabel? = nil) {
    self.part = part
    self.label = label
    self.current = current
  }

  /// Shows how much is done, with a label and a text for the value.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) { self.init(value.map { Double($0 / total) }, label(), currentValueLabel()) }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Shows that something is in progress.
  public init() where Label == EmptyView { self.init(nil, EmptyView()) }
  /// Shows that something is in progress, with a label.
  public init(@ViewBuilder label: () -> Label) { self.init(nil, label()) }
  /// Shows that something is in progress, with a title.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(nil, Text(titleKey))
  }
  /// Shows that something is in progress, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) where Label == Text { self.init(nil, Text(title)) }
  /// Shows how much is done.
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1) where Label == EmptyView {
    self.init(value.map { Double($0 / total) }, EmptyView())
  }
  /// Shows how much is done, with a title.
  public init<V: BinaryFloatingPoint>(
    _ titleKey: LocalizedStringKey, value: V?, total: V = 1
  ) where Label == Text { self.init(value.map { Double($0 / total) }, Text(titleKey)) }
  /// Shows how much is done, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol, V: BinaryFloatingPoint>(
    _ title: S, value: V?, total: V = 1
  ) where Label == Text { self.init(value.map { Double($0 / total) }, Text(title)) }
  /// Shows how much is done, with a label.
  public init<V: BinaryFloatingPoint>(
    value: V?, total: V = 1, @ViewBuilder label: () -> Label
  ) { self.init(value.map { Double($0 / total) }, label()) }
}

extension ProgressView where Label == AnyView, CurrentValueLabel == AnyView {
  /// Makes the view that a style receives.
  public init(_ configuration: ProgressViewStyleConfiguration) {
    self.init(
      configuration.fractionCompleted, configuration.label ?? AnyView(EmptyView()),
      configuration.currentValueLabel)
  }
}

extension ProgressView: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let configuration = ProgressViewStyleConfiguration(
      fractionCompleted: part, label: label is EmptyView ? nil : AnyView(label),
      currentValueLabel: current.map { AnyView($0) })
    if let boxes = scope.dressed(configuration) { return boxes }
    let label = scope.draw(label, at: .part("label"))
    let current = current.map { scope.draw($0, at: .part("current")) } ?? []
    let words = label.flatMap(\.words).joined(separator: ", ")
    let isBar = part != nil
    let value = part.map(\.percent) ?? "1"
    let sign = isBar ? .line(height: 4) : SizedBox(CGSize(width: 20, height: 20))
    let column = StackBox(
      .vertical, guide: Alignment.center.boxAlignment.horizontal, spacing: nil,
      isBar ? label + [sign] + current : [sign] + label)
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
