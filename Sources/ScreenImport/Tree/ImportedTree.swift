/// One tree of a file, by its rows or tags.
package struct ImportedTree: Sendable, Hashable {
  /// Where it comes from.
  package enum Form: Sendable, Hashable {
    /// `debugDescription` of an element or an application.
    case debugDescription
    /// The matches of a query, without their ancestors.
    case queryOutput
    /// A page source of WebDriverAgent or Appium.
    case pageSource
  }

  /// Where it comes from.
  package var form: Form
  /// Its elements in pre-order.
  package var nodes: Range<Int>
  /// More rows of the same dump, for the ancestors of the root.
  package var context: Range<Int>
  /// The bundle identifier, if the dump has it.
  package var bundleIdentifier: SourceSlice?
}
