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
    let label = scope.draw(label, at: .part("label"))
    let dressed = scope.dressed(configuration)
    if let dressed, dressed.count != 1 { return dressed }
    let isBar = part != nil
    let words = label.flatMap(\.words).joined(separator: ", ")
    let name = words.isEmpty ? (isBar ? "Progress" : "In progress") : words
    let value = part.map(\.percent) ?? "1"
    return [
      ElementBox(dressed ?? [usual(label, isBar, in: scope)]) { frame, inner in
        // A style of the app that only paints leaves the element as it is.
        guard dressed == nil || inner.isEmpty else { return inner }
        let type: ElementType = isBar ? .progressIndicator : .activityIndicator
        return [BoxElement(type, label: name, value: value, frame: frame)]
      }
    ]
  }

  /// What it looks like in the system's style.
  @MainActor private func usual(_ label: [Box], _ isBar: Bool, in scope: DrawScope) -> Box {
    let current = current.map { scope.draw($0, at: .part("current")) } ?? []
    let sign = isBar ? .line(height: 4) : SizedBox(CGSize(width: 20, height: 20))
    return StackBox(
      .vertical, guide: Alignment.center.boxAlignment.horizontal, spacing: nil,
      isBar ? label + [sign] + current : [sign] + label)
  }
}
