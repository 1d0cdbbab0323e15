public import AccessibilityTree
public import AppModel

/// Rows between a header and a footer: `Section(header: Text("Fruit")) { Cell("apple") }`.
public typealias Section = SectionDefinition

/// One of the elements that a choice may show: `Case("item.kind == 'banner'") { Cell("banner") }`.
public typealias Case = CaseDefinition

extension SectionDefinition {
  /// Makes a section from the rows inside the braces.
  public init(
    header: (any ElementMaker)? = nil, footer: (any ElementMaker)? = nil,
    @ElementsBuilder rows: () -> [ElementDefinition]
  ) {
    self.init(header: header?.element, rows: rows(), footer: footer?.element)
  }

  /// Makes the section once for each item of a list; expressions inside use the item by its name.
  public func forEach(_ list: String, as name: String = "item") -> SectionDefinition {
    var section = self
    section.forEach = list
    section.itemName = name
    return section
  }

  /// Hides the section while a predicate is true.
  public func hidden(if predicate: String) -> SectionDefinition {
    var section = self
    section.isHidden = .predicate(predicate)
    return section
  }
}

extension CaseDefinition {
  /// Makes a case that is shown if its predicate is the first one that is true; nil is always true.
  public init(_ when: String? = nil, show maker: () -> some ElementMaker) {
    self.init(when: when, show: maker().element)
  }
}

/// A choice between elements, such as the different cells of a mixed collection.
///
/// ```swift
/// OneOf(forEach: "items") {
///   Case("item.kind == 'banner'") { Cell("banner") }
///   Case { Cell(.bind("item.id")) }
/// }
/// ```
public struct OneOf: ElementMaker {
  /// The type of the choice if no case holds.
  public static let elementType: ElementType = .other
  /// The element.
  public var element: ElementDefinition

  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }

  /// Makes a choice, or one choice for each item of a list.
  public init(
    forEach list: String? = nil, as name: String = "item",
    @PartList<CaseDefinition> cases: () -> [CaseDefinition]
  ) {
    element = ElementDefinition(
      .other, forEach: list, itemName: name, container: ContainerDefinition(cases: cases()))
  }
}

extension ElementMaker {
  /// Adds sections below the children; the rows of sections have index paths.
  public func sections(
    @PartList<SectionDefinition> _ sections: () -> [SectionDefinition]
  ) -> Self {
    with { $0.container.sections += sections() }
  }

  /// Sets how many columns of equal width the children fill, row by row.
  public func columns(_ count: Int) -> Self {
    with { $0.container.columns = count }
  }

  /// Sets which cells of a scrolling container are in the tree.
  public func realises(_ cells: ContainerDefinition.Realised) -> Self {
    with { $0.container.realises = cells }
  }
}
