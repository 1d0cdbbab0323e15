import AccessibilityTree
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// Opens a URL outside the app.
public struct OpenURLAction {
  /// The outcome.
  public struct Result: Sendable {
    let isHandled: Bool
    /// The app has opened the URL.
    public static let handled = Result(isHandled: true)
    /// The app discards the URL.
    public static let discarded = Result(isHandled: true)
    /// The system opens the URL.
    public static let systemAction = Result(isHandled: false)
    /// The system opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result(isHandled: false) }
  }

  private let handler: (URL) -> Result
  private let owner = Owner()
  private final class Owner {}

  /// Makes an action with the app's handler.
  public init(handler: @escaping (URL) -> Result) { self.handler = handler }

  /// Opens a URL; one that the app does not handle opens nothing here.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
  /// Opens a URL, and reports whether that was possible.
  public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
    completion(handler(url).isHandled)
  }
}

private enum OpenURLKey: EnvironmentKey {
  static var defaultValue: OpenURLAction { standardOpenURL }
}
private nonisolated(unsafe) let standardOpenURL = OpenURLAction { _ in .systemAction }

extension OpenURLAction: SelfComparing {
  package func isSame(as other: Any) -> Bool { (other as? OpenURLAction)?.owner === owner }
}

extension EnvironmentValues {
  /// Opens URLs.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}

/// A label that opens a URL.
public struct Link<Label: View> {
  private let destination: URL
  private let label: Label

  /// Makes a link.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Makes a link with a title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Makes a link with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

extension Link: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let boxes = scope.draw(label, at: .part("label"))
    guard !boxes.isEmpty else { return [] }
    let (open, destination) = (scope.environment.openURL, destination)
    let button = Box.button(boxes, isEnabled: scope.environment.isEnabled) { open(destination) }
    // It has the traits of both, and tests find a button by the first of them.
    return [ChangedElementBox(button) { $0.traits.insert(.link) }]
  }
}

/// A label beside a value.
public struct LabeledContent<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// Makes a label with content.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
}

extension LabeledContent where Label == Text {
  /// Makes a title with content.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Makes a title with content.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
  /// Makes a title with a value.
  @_disfavoredOverload
  public init<S: StringProtocol, V: StringProtocol>(
    _ title: S, value: V
  ) where Content == Text { self.init(content: { Text(value) }) { Text(title) } }
  /// Makes a title with a value.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ titleKey: LocalizedStringKey, value: S
  ) where Content == Text { self.init(content: { Text(value) }) { Text(titleKey) } }
  /// Makes a title with a formatted value.
  @_disfavoredOverload
  public init<S: StringProtocol, F: FormatStyle>(
    _ title: S, value: F.FormatInput, format: F
  ) where Content == Text, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }) { Text(title) }
  }
  /// Makes a title with a formatted value.
  public init<F: FormatStyle>(
    _ titleKey: LocalizedStringKey, value: F.FormatInput, format: F
  ) where Content == Text, F.FormatOutput == String {
    self.init(content: { Text(value, format: format) }) { Text(titleKey) }
  }
}

extension LabeledContent: View {
  /// The label and the value.
  public var body: some View {
    let configuration = LabeledContentStyleConfiguration(
      label: AnyView(label), content: AnyView(content))
    StyledControl(configuration: configuration) {
      HStack {
        label
        Spacer()
        content
      }
      .accessibilityElement(children: .pair)
    }
  }
}

/// The view that is shown when there is no content.
public struct ContentUnavailableView<Label: View, Description: View, Actions: View> {
  private let label: Label
  private let description: Description
  private let actions: Actions

  /// Makes a view.
  public init(
    @ViewBuilder label: () -> Label,
    @ViewBuilder description: () -> Description = { EmptyView() },
    @ViewBuilder actions: () -> Actions = { EmptyView() }
  ) {
    self.label = label()
    self.description = description()
    self.actions = actions()
  }
}

extension ContentUnavailableView
where Label == SwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Makes a view with a title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage name: String, description: Text? = nil
  ) {
    self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
  }
  /// Makes a view with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
    self.init(label: { SwiftUI.Label(title, systemImage: name) }, description: { description })
  }
}

/// What a list says in place of its rows when a search has found nothing.
public struct SearchUnavailableContent {
  /// The title and its symbol.
  public typealias Label = SwiftUI.Label<Text, Image>
  /// The advice below the title.
  public typealias Description = Text
  /// No buttons.
  public typealias Actions = EmptyView
}

extension ContentUnavailableView
where
  Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
  Actions == SearchUnavailableContent.Actions
{
  /// What iOS says when a search has found nothing.
  public static var search: Self { search(text: "") }
  /// What iOS says when a search for a text has found nothing.
  public static func search(text: String) -> Self {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return Self(
      label: {
        SwiftUI.Label(
          words.isEmpty ? "No Results" : "No Results for “\(words)”",
          systemImage: "magnifyingglass")
      }, description: { Text("Check the spelling or try a new search.") })
  }
}

extension ContentUnavailableView: View {
  /// The texts in the middle of the space.
  public var body: some View {
    VStack {
      label
      description
      actions
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
  }
}

/// A box with a title.
public struct GroupBox<Label: View, Content: View> {
  private let label: Label
  private let content: Content

  /// Makes a box with a label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }
  /// Makes a box with a label, in the older form.
  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox where Label == EmptyView {
  /// Makes a box.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content) { EmptyView() }
  }
}

extension GroupBox where Label == Text {
  /// Makes a box with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
}

extension GroupBox: View {
  /// The label and the content.
  public var body: some View {
    let configuration = GroupBoxStyleConfiguration(
      label: AnyView(label), content: AnyView(content))
    StyledControl(configuration: configuration) {
      VStack(alignment: .leading) {
        label
        content
      }
      .padding()
    }
  }
}

/// Content that opens below its label.
public struct DisclosureGroup<Label: View, Content: View> {
  private let label: Label
  private let content: () -> Content
  private let given: Binding<Bool>?
  @State private var own = false

  /// Makes a group that is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    given = nil
  }
  /// Makes a group that a binding opens and closes.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    given = isExpanded
  }
}

extension DisclosureGroup where Label == Text {
  /// Makes a group with a title that is closed at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }
  /// Makes a group with a title that a binding opens and closes.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(titleKey) } }
  /// Makes a group with a title that is closed at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }
  /// Makes a group with a title that a binding opens and closes.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) { self.init(isExpanded: isExpanded, content: content) { Text(label) } }
}

extension DisclosureGroup: View {
  /// The label, and the content while it is open.
  public var body: some View {
    let isOpen = given ?? $own
    let configuration = DisclosureGroupStyleConfiguration(
      label: AnyView(label), content: AnyView(content()), isExpanded: isOpen)
    StyledControl(configuration: configuration) {
      VStack(alignment: .leading) {
        Button(action: { isOpen.wrappedValue.toggle() }) {
          label.frame(maxWidth: .infinity, alignment: .leading)
        }
        if isOpen.wrappedValue { content() }
      }
    }
  }
}

/// Buttons that belong together.
public struct ControlGroup<Content: View> {
  private let content: Content
  /// Makes a group.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  /// Makes a group with a label, which iOS shows only where it has no room for the buttons.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> some View) {
    self.init(content: content)
  }
  /// Makes a group with a title, which iOS shows only where it has no room for the buttons.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content)
  }
}

extension ControlGroup: View {
  /// The buttons in a row.
  public var body: some View { HStack { content } }
}
