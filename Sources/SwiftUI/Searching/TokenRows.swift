import SwiftUIViews

/// The tokens that the user can choose; a chosen one replaces the typed text.
///
/// The field keeps the tokens, but does not show them.
struct TokenRows<C: SearchTokens, Row: View>: View where C.Element: Identifiable {
  let text: Binding<String>
  let tokens: Binding<C>
  let all: Binding<C>?
  let row: (C.Element) -> Row

  var body: some View {
    ForEach(Array(all?.wrappedValue ?? C())) { token in
      Button {
        tokens.wrappedValue.append(token)
        text.wrappedValue = ""
      } label: {
        row(token)
      }
    }
  }
}

/// Collections of tokens.
public typealias SearchTokens = MutableCollection & RandomAccessCollection
  & RangeReplaceableCollection
