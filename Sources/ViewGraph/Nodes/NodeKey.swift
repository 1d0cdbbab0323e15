/// The place of a view among its siblings, by which it keeps its state from update to update.
package enum NodeKey: Hashable {
  /// The only child of a kind, such as a body or the content of a sheet.
  case part(String)
  /// The place in a list of children that is fixed in the source.
  case place(Int)
  /// The identity that the app gives, as in `ForEach` and `.id`.
  case identity(AnyHashable)
  /// A repeated identity, with the number of earlier siblings that have it.
  case repeated(AnyHashable, Int)
}
