import SwiftUIViews
import ViewGraph
import ViewLayout

/// Where a field for searching is.
public struct SearchFieldPlacement: Sendable {
  /// Where the system puts it.
  public static let automatic = SearchFieldPlacement()
  /// In the toolbar.
  public static let toolbar = SearchFieldPlacement()
  /// In the sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// In the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }

  /// When the field is visible; here it always is.
  public enum NavigationBarDrawerDisplayMode: Sendable { case automatic, always }
}

/// When scopes of a search are visible; here, while the user is searching.
public struct SearchScopeActivation: Sendable {
  /// When the system shows them.
  public static let automatic = SearchScopeActivation()
  /// When a person types.
  public static let onTextEntry = SearchScopeActivation()
  /// When a person begins to search.
  public static let onSearchPresentation = SearchScopeActivation()
}

extension View {
  /// The screen with a field for searching in its navigation bar.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(content: self, text: text, prompt: prompt?.words ?? "Search", isPresented: nil)
  }
  /// The screen with a field for searching in its navigation bar.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// The screen with a field for searching in its navigation bar.
  @_disfavoredOverload
  public nonisolated func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
  /// The screen with a field for searching that the app opens and closes.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    SearchableView(
      content: self, text: text, prompt: prompt?.words ?? "Search", isPresented: isPresented)
  }
  /// The screen with a field for searching that the app opens and closes.
  public nonisolated func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
  /// The screen with a field for searching and with suggestions.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }
  /// The screen with a field for searching and with suggestions.
  public nonisolated func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: prompt).searchSuggestions(suggestions)
  }

  /// The screen with a search field that holds tokens and can suggest some.
  public nonisolated func searchable<C: SearchTokens, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>? = nil,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View where C.Element: Identifiable {
    searchable(text: text, placement: placement, prompt: prompt)
      .searchSuggestions { TokenRows(text: text, tokens: tokens, all: suggestedTokens, row: token) }
  }
  /// The search with views that replace the screen while the user is searching.
  public nonisolated func searchSuggestions<S: View>(
    @ViewBuilder _ suggestions: () -> S
  ) -> some View {
    let part = SearchPart(content: AnyView(suggestions()))
    return surrounded { $0.searchSuggestions = part }
  }
  /// The view as a suggestion that puts a text into the field.
  public nonisolated func searchCompletion(_ completion: String) -> some View {
    SuggestionView(content: self, text: completion)
  }
  /// The search with a choice of where to look.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let picker = Picker("", selection: scope) { scopes() }.pickerStyle(.segmented)
    let part = SearchPart(content: AnyView(picker))
    return surrounded { $0.searchScopes = part }
  }
  /// The search with a choice of where to look.
  public nonisolated func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View { searchScopes(scope, scopes: scopes) }
}

/// A suggestion that puts its text into the field.
private struct SuggestionView<Content: View> {
  let content: Content
  let text: String
}

extension SuggestionView: View, Drawable {
  func draw(in scope: DrawScope) -> [Box] {
    let (completion, text) = (scope.environment.searchCompletion, text)
    let boxes = scope.draw(content, at: .part("content"))
    guard !boxes.isEmpty else { return [] }
    return [.button(boxes, isEnabled: scope.environment.isEnabled) { completion?.take(text) }]
  }
}
