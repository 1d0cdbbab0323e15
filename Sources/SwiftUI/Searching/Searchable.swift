import AccessibilityTree
import SwiftUIViews
import ViewGraph
import ViewLayout

/// A screen with a field for searching in its navigation bar.
struct SearchableView<Content: View> {
  let content: Content
  let text: Binding<String>
  let prompt: String
  let isPresented: Binding<Bool>?
}

/// Whether the user is searching.
private final class SearchKeeper {
  var isSearching = false
}

/// What a bar shows for searching: the field, and rows below it.
struct SearchRows {
  private enum Name {}
  static let name = ObjectIdentifier(Name.self)

  let field: Box
  let scopes: Box?

  var boxes: [Box] { [field] + (scopes.map { [$0] } ?? []) }
}

extension SearchableView: View, Drawable {
  func draw(in scope: DrawScope) -> [Box] {
    let keeper = scope.node.slot(-1) { SearchKeeper() }
    let (node, isPresented, text) = (scope.node, isPresented, text)
    let isSearching = isPresented?.wrappedValue ?? keeper.isSearching
    let set: (Bool) -> Void = { isOn in
      keeper.isSearching = isOn
      isPresented?.wrappedValue = isOn
      node.change()
    }
    let end: () -> Void = {
      text.wrappedValue = ""
      set(false)
    }
    let suggestions = isSearching ? scope.environment.searchSuggestions : nil
    let scopes = isSearching ? scope.environment.searchScopes : nil
    let rows = SearchRows(
      field: fieldRow(isSearching, set, end, scope),
      scopes: scopes.map { scope.drawOne($0.content, at: .part("scopes")) })
    let inner: (inout EnvironmentValues) -> Void = {
      $0.searchRows = rows
      $0.searchSuggestions = nil
      $0.searchScopes = nil
      $0.isSearching = isSearching
      $0.dismissSearch = DismissSearchAction(act: end)
      $0.searchCompletion = SearchCompletion { text.wrappedValue = $0 }
    }
    var boxes = scope.draw(content, at: .part("content"), inner)
    if let suggestions {
      let list = scope.draw(List { suggestions.content }, at: .part("suggestions"), inner)
      if list.first?.children.isEmpty == false { boxes = [.one(boxes).replaced(by: list)] }
    }
    guard let first = boxes.first else { return [] }
    return [first.noted(in: PreferenceBox(SearchRows.name, rows, first))] + boxes.dropFirst()
  }

  @MainActor
  private func fieldRow(
    _ isSearching: Bool, _ set: @escaping (Bool) -> Void, _ end: @escaping () -> Void,
    _ scope: DrawScope
  ) -> Box {
    let prompt = prompt
    let field = ChangedElementBox(
      .field(
        .searchField, text, placeholder: prompt, in: scope, commit: nil,
        editing: { if $0 { set(true) } },
        content: FillBox(ideal: CGSize(width: 100, height: 36)))
    ) {
      $0.label = prompt
      // Leaving the search dismisses the keyboard.
      $0.answers.wantsFocus = { isSearching ? nil : false }
    }
    guard isSearching else { return field }
    let cancel = scope.drawOne(Button("Cancel", action: end), at: .part("cancel"))
    return StackBox(.horizontal, guide: .middle, spacing: nil, [field, cancel])
  }
}

extension Box {
  /// Shows other boxes instead of this one, and keeps its notes for the bar around it.
  fileprivate func replaced(by boxes: [Box]) -> Box {
    let front = Box.one(boxes)
    return LayerBox(
      Alignment.center.boxAlignment, leader: 0, [front, HiddenBox([self])])
  }
}

/// A part of a search that a view around the field has provided.
struct SearchPart {
  let content: AnyView
}

/// Puts a suggestion into the field.
struct SearchCompletion {
  let take: (String) -> Void
}

/// Ends a search.
public struct DismissSearchAction {
  let act: () -> Void
  /// Ends the search, and empties its field.
  public func callAsFunction() { act() }
}

private enum SuggestionsKey: EnvironmentKey { static var defaultValue: SearchPart? { nil } }
private enum ScopesKey: EnvironmentKey { static var defaultValue: SearchPart? { nil } }
private enum CompletionKey: EnvironmentKey {
  static var defaultValue: SearchCompletion? { nil }
}
private enum SearchRowsKey: EnvironmentKey { static var defaultValue: SearchRows? { nil } }
private enum SearchingKey: EnvironmentKey { static var defaultValue: Bool { false } }
private enum DismissSearchKey: EnvironmentKey {
  static var defaultValue: DismissSearchAction { DismissSearchAction {} }
}

extension EnvironmentValues {
  var searchSuggestions: SearchPart? {
    get { self[SuggestionsKey.self] }
    set { self[SuggestionsKey.self] = newValue }
  }
  var searchScopes: SearchPart? {
    get { self[ScopesKey.self] }
    set { self[ScopesKey.self] = newValue }
  }
  var searchCompletion: SearchCompletion? {
    get { self[CompletionKey.self] }
    set { self[CompletionKey.self] = newValue }
  }
  /// What the search around a stack shows in the bar of its first screen.
  var searchRows: SearchRows? {
    get { self[SearchRowsKey.self] }
    set { self[SearchRowsKey.self] = newValue }
  }
  /// Whether the user is searching in the screen.
  public internal(set) var isSearching: Bool {
    get { self[SearchingKey.self] }
    set { self[SearchingKey.self] = newValue }
  }
  /// Ends the search in the screen.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}
