import SwiftUIViews

// The styles that an app writes for controls other than buttons, and what they receive.

/// How toggles look and are turned.
@MainActor @preconcurrency
public protocol ToggleStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The configuration that the style receives.
  typealias Configuration = ToggleStyleConfiguration
  /// The view of a toggle.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style for toggles receives.
public struct ToggleStyleConfiguration {
  /// The label.
  public typealias Label = AnyView
  /// The label.
  public let label: Label
  /// Whether the toggle is on.
  @Binding public var isOn: Bool
  /// Whether it shows several values that differ; always false here.
  public var isMixed: Bool { false }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the toggle that a style receives.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The configuration that the style receives.
  typealias Configuration = LabelStyleConfiguration
  /// The view of a label.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style for labels receives.
public struct LabelStyleConfiguration {
  /// The words.
  public typealias Title = AnyView
  /// The picture.
  public typealias Icon = AnyView
  /// The words.
  public let title: Title
  /// The picture.
  public let icon: Icon
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Makes the label that a style receives.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init {
      configuration.title
    } icon: {
      configuration.icon
    }
  }
}

/// How progress views look.
@MainActor @preconcurrency
public protocol ProgressViewStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The configuration that the style receives.
  typealias Configuration = ProgressViewStyleConfiguration
  /// The progress view.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style for progress views receives.
public struct ProgressViewStyleConfiguration {
  /// The label.
  public typealias Label = AnyView
  /// The text for the current value.
  public typealias CurrentValueLabel = AnyView
  /// The fraction that is done, from 0 to 1; nil if that is not known.
  public let fractionCompleted: Double?
  /// The label.
  public var label: Label?
  /// The text for the current value.
  public var currentValueLabel: CurrentValueLabel?
}

extension SystemProgressViewStyle: ProgressViewStyle {
  /// The view as the system draws it.
  public func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
}

/// How gauges look.
@MainActor @preconcurrency
public protocol GaugeStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The configuration that the style receives.
  typealias Configuration = GaugeStyleConfiguration
  /// The view of a gauge.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style for gauges receives.
public struct GaugeStyleConfiguration {
  /// The label.
  public typealias Label = AnyView
  /// The text for the current value.
  public typealias CurrentValueLabel = AnyView
  /// The value as a fraction of the range, from 0 to 1.
  public var value: Double
  /// The label.
  public var label: Label
  /// The text for the current value.
  public var currentValueLabel: CurrentValueLabel?
  /// The text for the least value, which is not shown here.
  public var minimumValueLabel: AnyView?
  /// The text for the greatest value, which is not shown here.
  public var maximumValueLabel: AnyView?
}

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The configuration that the style receives.
  typealias Configuration = GroupBoxStyleConfiguration
  /// The view of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style for groups receives.
public struct GroupBoxStyleConfiguration {
  /// The label.
  public typealias Label = AnyView
  /// What is in the group.
  public typealias Content = AnyView
  /// The label.
  public let label: Label
  /// What is in the group.
  public let content: Content
}

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The configuration that the style receives.
  typealias Configuration = DisclosureGroupStyleConfiguration
  /// The view of a group.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style for disclosure groups receives.
public struct DisclosureGroupStyleConfiguration {
  /// The label.
  public typealias Label = AnyView
  /// What is in the group.
  public typealias Content = AnyView
  /// The label.
  public let label: Label
  /// What is in the group.
  public let content: Content
  /// Whether it is open.
  @Binding public var isExpanded: Bool
}

/// How values with labels look.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
  /// The type of the view.
  associatedtype Body: View
  /// The configuration that the style receives.
  typealias Configuration = LabeledContentStyleConfiguration
  /// The view of a value.
  @ViewBuilder @MainActor @preconcurrency func makeBody(configuration: Configuration) -> Body
}

/// What a style for values with labels receives.
public struct LabeledContentStyleConfiguration {
  /// The label.
  public typealias Label = AnyView
  /// The value.
  public typealias Content = AnyView
  /// The label.
  public let label: Label
  /// The value.
  public let content: Content
}

extension LabeledContent where Label == AnyView, Content == AnyView {
  /// Makes the value with a label that a style receives.
  public init(_ configuration: LabeledContentStyleConfiguration) {
    self.init {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// How fields for text look.
@MainActor @preconcurrency
public protocol TextFieldStyle {
  /// The type of the view.
  associatedtype _Body: View
  /// The label of the field that the style receives.
  typealias _Label = _TextFieldStyleLabel
  /// The view of a field.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> _Body
}

/// The label of a field that a style receives.
public struct _TextFieldStyleLabel: View {
  let label: AnyView
  /// The label.
  public var body: some View { label }
}

extension SystemTextFieldStyle: TextFieldStyle {
  /// The field as the system draws it.
  public func _body(configuration: TextField<_Label>) -> some View { configuration }
}

extension View {
  /// The view with a style of the app for its toggles.
  public nonisolated func toggleStyle<S: ToggleStyle>(_ style: S) -> some View {
    dressed(style) { $0.makeBody(configuration: $1) }
  }
  /// The view with a style of the app for its labels.
  public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
    dressed(style) { $0.makeBody(configuration: $1) }
  }
  /// The view with a style of the app for its progress views.
  public nonisolated func progressViewStyle<S: ProgressViewStyle>(_ style: S) -> some View {
    dressed(style) { $0.makeBody(configuration: $1) }
  }
  /// The view with a style of the app for its gauges.
  public nonisolated func gaugeStyle<S: GaugeStyle>(_ style: S) -> some View {
    dressed(style) { $0.makeBody(configuration: $1) }
  }
  /// The view with a style of the app for its group boxes.
  public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
    dressed(style) { $0.makeBody(configuration: $1) }
  }
  /// The view with a style of the app for its disclosure groups.
  public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(
    _ style: S
  ) -> some View { dressed(style) { $0.makeBody(configuration: $1) } }
  /// The view with a style of the app for its values with labels.
  public nonisolated func labeledContentStyle<S: LabeledContentStyle>(
    _ style: S
  ) -> some View { dressed(style) { $0.makeBody(configuration: $1) } }
  /// The view with a style of the app for its fields.
  public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    dressed(style) { $0._body(configuration: $1) }
  }
}
