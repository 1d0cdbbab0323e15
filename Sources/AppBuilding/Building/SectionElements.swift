public import AccessibilityTree
public import AppModel

/// Rows between a header and a footer: `Section(header: Text("Fruit")) { Cell("apple") }`.
public typealias Section = SectionDefinition

/// One kind of element of a choice: `Case("item.kind == 'banner'") { Cell("banner") }`.
public typealias Case = CaseDefinition

extension SectionDefinition {
  /// Makes a section of the rows between the braces.
  public init(
    header: (any ElementMaker)? = nil, footer: (any ElementMaker)? = nil,
    @ElementsBuilder rows: () -> [ElementDefinition]
  ) {
    self.init(header: header?.element, rows: rows(), footer: footer?.element)
  }

  /// Makes the section once for each item of a list, which expressions inside see by a name.
  public func forEach(_ list: String, as name: String = "item") -> SectionDefinition {
    var section = self
    section.forEach = list
    section.itemName = name
    return section
  }

  /// Takes the section away while a predicate holds.
  public func hidden(if predicate: String) -> SectionDefinition {
    var section = self
    section.isHidden = .predicate(predicate)
    return section
  }
}

extension CaseDefinition {
  /// Makes a case that is shown when a predicate holds and none before it did; without one, always.
  public init(_ when: String? = nil, show maker: () -> some ElementMaker) {
    self.init(when: when, show: maker().element)
  }
}

/// Gathers sections between braces.
@resultBuilder
public enum SectionsBuilder {
  /// Joins sections.
  public static func buildBlock(_ sections: SectionDefinition...) -> [SectionDefinition] {
    sections
  }
}

/// Gathers cases between braces.
@resultBuilder
public enum CasesBuilder {
  /// Joins cases.
  public static func buildBlock(_ cases: CaseDefinition...) -> [CaseDefinition] { cases }
}

/// A choice between kinds of element, such as the cells of a mixed collection.
///
/// ```swift
/// OneOf(forEach: "items") {
///   Case("item.kind == 'banner'") { Cell("banner") }
///   Case { Cell(.bind("item.id")) }
/// }
/// ```
public struct OneOf: ElementMaker {
  /// What a choice is by itself, where no case holds.
  public static let elementType: ElementType = .other
  /// The element.
  public var element: ElementDefinition

  /// Wraps an element.
  public init(element: ElementDefinition) { self.element = element }

  /// Chooses once, or once for each item of a list.
  public init(
    forEach list: String? = nil, as name: String = "item",
    @CasesBuilder cases: () -> [CaseDefinition]
  ) {
    element = ElementDefinition(
      .other, forEach: list, itemName: name, container: ContainerDefinition(cases: cases()))
  }
}

extension ElementMaker {
  /// Adds sections below the children, whose rows know their index paths.
  public func sections(@SectionsBuilder _ sections: () -> [SectionDefinition]) -> Self {
    with { $0.container.sections += sections() }
  }

  /// Says which cells of a container that scrolls are in the tree.
  public func realises(_ cells: ContainerDefinition.Realised) -> Self {
    with { $0.container.realises = cells }
  }
}
