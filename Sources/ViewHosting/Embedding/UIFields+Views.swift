package import SwiftUI

// The fields of UIKit, as SwiftUI would show them.

extension UITextField: ViewShowing {
  /// The field.
  package func shown() -> AnyView { AnyView(FieldPlace(field: self, changes: changes)) }
}

extension UITextView: ViewShowing {
  /// The text.
  package func shown() -> AnyView {
    let editor = TextEditor(text: Binding(get: { self.text ?? "" }, set: type))
    return AnyView(
      FocusedField(wantsKeyboard: wantsKeyboard, focus: focus, field: editor)
        .keyboardType(keyboardType).disabled(!isEditable))
  }
}

extension UISearchBar: ViewShowing {
  /// The field, and the button that ends the search.
  package func shown() -> AnyView {
    let input = TextField(
      text: Binding(get: { self.text ?? "" }, set: type),
      prompt: Text(verbatim: placeholder ?? "")
    ) { EmptyView() }
    return AnyView(
      HStack {
        FocusedField(wantsKeyboard: wantsKeyboard, focus: focus, field: input)
          .onSubmit { self.delegate?.searchBarSearchButtonClicked(self) }
          .accessibilityAddTraits(.isSearchField)
        if showsCancelButton {
          Button {
            self.delegate?.searchBarCancelButtonClicked(self)
          } label: {
            Text(verbatim: "Cancel")
          }
        }
      })
  }
}

/// A field that has the keyboard when the view of UIKit wants it, and tells that it has it.
private struct FocusedField<Field: View>: View {
  let wantsKeyboard: Bool
  let focus: @MainActor (Bool) -> Void
  let field: Field
  @FocusState private var isFocused: Bool

  var body: some View {
    field
      .focused($isFocused)
      .onAppear { if wantsKeyboard { isFocused = true } }
      .onChange(of: wantsKeyboard) { isFocused = $1 }
      .onChange(of: isFocused) { focus($1) }
  }
}

/// A line of text, and what is above the keyboard while it is edited.
private struct FieldPlace: View {
  let field: UITextField
  /// Tells one state of the field from another.
  let changes: Int

  var body: some View {
    FocusedField(wantsKeyboard: field.wantsKeyboard, focus: field.focus, field: input)
      .keyboardType(field.keyboardType)
      .disabled(!field.isEnabled)
      .onSubmit { field.enter() }
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          if field.isEditing, let bar = field.inputAccessoryView as? UIToolbar {
            ForEach(bar.items ?? [], id: \.self) { BarButton(item: $0) }
          }
        }
      }
  }

  @ViewBuilder private var input: some View {
    let text = Binding(get: { field.text ?? "" }, set: field.type)
    let prompt = Text(verbatim: field.placeholder ?? "")
    if field.isSecureTextEntry {
      SecureField(text: text, prompt: prompt) { EmptyView() }
    } else {
      TextField(text: text, prompt: prompt) { EmptyView() }
    }
  }
}

/// A button of a bar, or the space between two.
private struct BarButton: View {
  let item: UIBarButtonItem

  var body: some View {
    if item.isSpace {
      Spacer()
    } else {
      Button(action: item.press) {
        if let image = item.image { Image(uiImage: image) } else { Text(verbatim: words) }
      }
      .disabled(!item.isEnabled)
      .accessibilityLabel(item.accessibilityLabel ?? words)
      .accessibilityIdentifier(item.accessibilityIdentifier ?? "")
    }
  }

  private var words: String { item.title ?? "" }
}
