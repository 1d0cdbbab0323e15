/// One tree of a file, by its rows or tags.
package struct ImportedTree: Sendable, Hashable {
  /// Where it comes from.
  package enum Form: Sendable, Hashable {
    /// `debugDescription` of an element or an application.
    case debugDescription
    /// What a query matched, without what stands around it.
    case queryOutput
    /// A page source of WebDriverAgent or Appium.
    case pageSource
  }

  /// Where it comes from.
  package var form: Form
  /// Its elements in pre-order.
  package var nodes: Range<Int>
  /// Further rows of the same dump, which tell of what is above the root.
  package var context: Range<Int>
  /// The bundle identifier, where the dump tells it.
  package var bundleIdentifier: SourceSlice?
}
