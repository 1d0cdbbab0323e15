import AccessibilityTree
import SwiftUIViews
import ViewGraph
package import ViewLayout

/// A field that text is typed into.
public struct TextField<Label: View> {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  private let commit: (() -> Void)?
  private let editing: ((Bool) -> Void)?
  /// Whether the text is not shown.
  private let isSecure: Bool
  /// In which direction it grows with its text.
  private let axis: Axis
  /// Whether the text is a formatted value.
  private let isValue: Bool

  init(
    _ text: Binding<String>, _ prompt: Text?, _ label: Label, commit: (() -> Void)? = nil,
    editing: ((Bool) -> Void)? = nil, isSecure: Bool = false, axis: Axis = .horizontal,
    isValue: Bool = false
  ) {
    (self.axis, self.isValue) = (axis, isValue)
    self.isSecure = isSecure
    self.text = text
    self.prompt = prompt
    self.label = label
    self.commit = commit
    self.editing = editing
  }

  /// Makes a field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, label())
  }
  /// Makes a field with a label that can grow.
  public init(
    text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
  ) { self.init(text, prompt, label(), axis: axis) }
}

extension TextField where Label == Text {
  /// Makes a field with a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, nil, Text(titleKey))
  }
  /// Makes a field with a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, nil, Text(title))
  }
  /// Makes a field with a title and a prompt, which is the placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(titleKey))
  }
  /// Makes a field with a title and a prompt, which is the placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(title))
  }
  /// Makes a field that can grow.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(text, prompt, Text(titleKey), axis: axis) }
  /// Makes a field that can grow.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text? = nil, axis: Axis
  ) { self.init(text, prompt, Text(title), axis: axis) }
  /// Makes a field in the older form.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {}
  ) { self.init(text, nil, Text(titleKey), commit: onCommit, editing: onEditingChanged) }
  /// Makes a field in the older form.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in },
    onCommit: @escaping () -> Void = {}
  ) { self.init(text, nil, Text(title), commit: onCommit, editing: onEditingChanged) }
  /// Makes a field for a formatted value, which follows what is typed as far as it can be read.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.parsed(value, format), prompt, Text(titleKey), isValue: true)
  }
  /// Makes a field for a formatted value, which follows what is typed as far as it can be read.
  @_disfavoredOverload
  public init<S: StringProtocol, F: ParseableFormatStyle>(
    _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
  ) where F.FormatOutput == String {
    self.init(.parsed(value, format), prompt, Text(title), isValue: true)
  }
  /// Makes a field for a value as a formatter writes and reads it.
  public init<V>(
    _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(.formatted(value, formatter), prompt, Text(titleKey), isValue: true) }
  /// Makes a field for a value as a formatter writes and reads it.
  @_disfavoredOverload
  public init<S: StringProtocol, V>(
    _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text? = nil
  ) { self.init(.formatted(value, formatter), prompt, Text(title), isValue: true) }
  /// Makes a field for a formatted value, which follows what is typed as far as it can be read.
  public init<F: ParseableFormatStyle>(
    _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F,
    prompt: Text? = nil
  ) where F.FormatOutput == String {
    let text = Binding<String>(
      get: { value.wrappedValue.map { format.format($0) } ?? "" },
      set: { value.wrappedValue = try? format.parseStrategy.parse($0) })
    self.init(text, prompt, Text(titleKey), isValue: true)
  }
}

extension Binding where Value == String {
  fileprivate static func parsed<F: ParseableFormatStyle>(
    _ value: Binding<F.FormatInput>, _ format: F
  ) -> Binding<String> where F.FormatOutput == String {
    Binding(
      get: { format.format(value.wrappedValue) },
      set: { if let read = try? format.parseStrategy.parse($0) { value.wrappedValue = read } })
  }

  fileprivate static func formatted<V>(
    _ value: Binding<V>, _ formatter: Formatter
  ) -> Binding<String> {
    Binding(
      get: { formatter.string(for: value.wrappedValue) ?? "" },
      set: { if let read: V = formatter.value(in: $0) { value.wrappedValue = read } })
  }
}

extension Formatter {
  /// The value that a text represents; nil if it cannot be parsed.
  ///
  /// Only number and date formatters can parse on Linux.
  fileprivate func value<V>(in text: String) -> V? {
    if let dates = self as? DateFormatter { return dates.date(from: text) as? V }
    guard let number = (self as? NumberFormatter)?.number(from: text) else { return nil }
    return number.doubleValue as? V ?? number.intValue as? V ?? number.decimalValue as? V
      ?? number.floatValue as? V ?? CGFloat(number.doubleValue) as? V
  }
}

extension TextField: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    let node = scope.node
    let typed = isValue ? node.slot(-3) { TypedText { [weak node] in node?.change() } } : nil
    let text = typed?.shown(of: text) ?? text
    let editing = typed?.left(then: editing) ?? editing
    let plain = TextField<_TextFieldStyleLabel>(
      text, prompt, _TextFieldStyleLabel(label: AnyView(label)), commit: commit, editing: editing,
      isSecure: isSecure, axis: axis)
    if let boxes = scope.dressed(plain) { return boxes }
    let words = scope.drawOne(label, at: .part("label")).words.joined(separator: ", ")
    return [
      .field(
        isSecure ? .secureTextField : .textField, text, placeholder: prompt?.words ?? words,
        in: scope, commit: commit, editing: editing,
        isGrowing: axis == .vertical)
    ]
  }
}

/// A field whose text is not shown.
public struct SecureField<Label: View> {
  private let text: Binding<String>
  private let prompt: Text?
  private let label: Label
  private let commit: (() -> Void)?

  init(_ text: Binding<String>, _ prompt: Text?, _ label: Label, commit: (() -> Void)? = nil) {
    self.text = text
    self.prompt = prompt
    self.label = label
    self.commit = commit
  }

  /// Makes a field with a label.
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(text, prompt, label())
  }
}

extension SecureField where Label == Text {
  /// Makes a field with a placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
    self.init(text, nil, Text(titleKey))
  }
  /// Makes a field with a placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    self.init(text, nil, Text(title))
  }
  /// Makes a field with a title and a prompt, which is the placeholder.
  public init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(titleKey))
  }
  /// Makes a field with a title and a prompt, which is the placeholder.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
    self.init(text, prompt, Text(title))
  }
  /// Makes a field in the older form.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
  ) { self.init(text, nil, Text(titleKey), commit: onCommit) }
}

extension SecureField: View {
  /// The field.
  public var body: some View { TextField(text, prompt, label, commit: commit, isSecure: true) }
}

/// A field of several lines.
public struct TextEditor {
  private let text: Binding<String>
  /// Makes a field.
  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: View, Drawable {
  package func draw(in scope: DrawScope) -> [Box] {
    [
      .field(
        .textView, text, placeholder: nil, in: scope, commit: nil, editing: nil,
        content: FillBox(ideal: CGSize(width: 100, height: 100)))
    ]
  }
}

extension Box {
  /// A field for text.
  @MainActor
  static func field(
    _ type: ElementType, _ text: Binding<String>, placeholder: String?, in scope: DrawScope,
    commit: (() -> Void)?, editing: ((Bool) -> Void)?, content: Box? = nil, isGrowing: Bool = false
  ) -> Box {
    let font = (scope.environment.font ?? .body).boxFont(
      at: scope.environment.dynamicTypeSize)
    let inner: Box =
      isGrowing
      ? TextBox(text.wrappedValue, font: font, limit: scope.environment.lineLimit)
      : FillBox(ideal: CGSize(width: 100, height: font.lineHeight))
    let lines = CGFloat(isGrowing ? max(1, scope.environment.leastLines) : 1)
    let line = PaddingBox(
      BoxInsets(bottom: 1.7),
      FlexibleFrameBox(
        width: .init(least: 0, ideal: 100, most: .infinity),
        height: .init(
          least: lines * font.lineHeight, ideal: nil, most: isGrowing ? nil : font.lineHeight),
        alignment: Alignment.leading.boxAlignment, inner))
    // The element reads the text itself, so a change of it is shown without drawing.
    if !isGrowing { scope.node.follow { _ = text.wrappedValue } }
    let submit = scope.environment.submit
    let isEnabled = scope.environment.isEnabled
    let isPlain = type == .textField || type == .textView
    var keyboard = scope.environment.fieldKeyboard
    if !isPlain { keyboard.capitals = .none }
    if type == .searchField { keyboard.returnKey = "search" }
    let number = scope.node.number
    return ElementBox([content ?? line]) { [keyboard] frame, _ in
      var element = BoxElement(type, placeholder: placeholder, frame: frame)
      element.isEnabled = isEnabled
      element.answers.place = number
      element.answers.control = .text(
        get: { text.wrappedValue }, set: { text.wrappedValue = $0 })
      element.answers.keyboard = keyboard
      element.answers.focus = editing
      // Without an action the return key only dismisses the keyboard.
      if type != .textView, commit != nil || submit != nil {
        element.answers.gestures[.submit] = {
          commit?()
          submit?.act()
        }
      }
      return [element]
    }
  }
}

/// What happens when the user submits a field.
final class SubmitKeeper {
  let act: () -> Void
  init(_ act: @escaping () -> Void) { self.act = act }
}

private enum SubmitKey: EnvironmentKey { static var defaultValue: SubmitKeeper? { nil } }

extension EnvironmentValues {
  var submit: SubmitKeeper? {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}

/// The kinds of fields that trigger `onSubmit`.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Makes triggers from raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Fields for text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Fields for searching.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Calls a closure when the user submits a field with the return key.
  public nonisolated func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    surrounded { environment in
      let outer = environment.submit
      environment.submit = SubmitKeeper {
        action()
        outer?.act()
      }
    }
  }
}
