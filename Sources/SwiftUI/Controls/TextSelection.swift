import SwiftUIViews

/// What is selected in a field, or where the next letter goes.
///
/// A test types at the end, so the selection of a field is there after each change that the user
/// makes to its text.
public struct TextSelection: Hashable, Sendable {
  /// The places of what is selected.
  public enum Indices: Hashable, Sendable {
    /// One part; an empty one is the insertion point.
    case selection(Range<String.Index>)
    /// Several parts.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places of what is selected.
  public var indices: Indices
  /// On which side of the end of a line it is.
  public var affinity = TextSelectionAffinity.automatic

  /// Selects a part.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Selects several parts.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Selects nothing; sets the insertion point.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether nothing is selected.
  public var isInsertion: Bool {
    if case .selection(let range) = indices { range.isEmpty } else { false }
  }
}

/// On which side of the end of a line a place is.
public enum TextSelectionAffinity: Hashable, Sendable { case automatic, upstream, downstream }

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
