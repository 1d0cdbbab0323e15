import SwiftUIViews

extension TextField where Label == Text {
  /// Makes a field whose selection the app knows.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) { self.init(text.selecting(selection), prompt, Text(titleKey)) }
  /// Makes a field whose selection the app knows.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) { self.init(text.selecting(selection), prompt, Text(title)) }
}

extension TextEditor {
  /// Makes a field whose selection the app knows.
  public init(text: Binding<String>, selection: Binding<TextSelection?>) {
    self.init(text: text.selecting(selection))
  }
}

extension Binding where Value == String {
  /// The text, with a selection that is at its end after a change.
  fileprivate func selecting(_ selection: Binding<TextSelection?>) -> Binding<String> {
    Binding(
      get: { wrappedValue },
      set: {
        wrappedValue = $0
        selection.wrappedValue = TextSelection(insertionPoint: $0.endIndex)
      })
  }
}
