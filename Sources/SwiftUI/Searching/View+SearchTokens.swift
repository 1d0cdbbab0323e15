import SwiftUIViews

// What a search holds beside its text. Tokens are kept, but the field does not show them.

extension View {
  /// The screen with a field for searching, which holds tokens beside its text.
  public nonisolated func searchable<C: SearchTokens, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
  }
  /// The screen with a field for searching, which holds tokens beside its text.
  public nonisolated func searchable<C: SearchTokens, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// The screen with a field for searching, and with tokens to choose while a person searches.
  public nonisolated func searchable<C: SearchTokens, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions {
        SuggestedTokens(text: text, tokens: tokens, suggested: suggestedTokens, label: token)
      }
  }
  /// The screen with a field for searching, and with tokens to choose while a person searches.
  public nonisolated func searchable<C: SearchTokens, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: Text(prompt), token: token)
  }
}

/// Collections of tokens.
public typealias SearchTokens = MutableCollection & RandomAccessCollection
  & RangeReplaceableCollection

/// The tokens that a person can choose; a chosen one takes the place of what was typed.
private struct SuggestedTokens<C: SearchTokens, Label: View>: View where C.Element: Identifiable {
  let text: Binding<String>
  let tokens: Binding<C>
  let suggested: Binding<C>
  let label: (C.Element) -> Label

  var body: some View {
    ForEach(Array(suggested.wrappedValue)) { token in
      Button {
        tokens.wrappedValue.append(token)
        text.wrappedValue = ""
      } label: {
        label(token)
      }
    }
  }
}
