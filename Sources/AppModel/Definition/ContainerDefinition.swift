/// What an element does with what is inside it: its sections, the kinds it chooses from, and which
/// of its cells are made.
public struct ContainerDefinition: Sendable, Equatable {
  /// Which cells of a container that scrolls are in the tree.
  public enum Realised: String, Sendable, Equatable, CaseIterable {
    /// Those that can be seen, and an empty one after them, as in a `UICollectionView`.
    case visible
    /// All of them, as in a `UITableView`.
    case all
  }

  /// Which cells are made; nil for the type's way, which is `visible` for a collection and `all`
  /// for anything else.
  public var realises: Realised?
  /// The sections below the children, by which rows know their index paths.
  public var sections: [SectionDefinition]
  /// The kinds of element that this one chooses from; one with cases is nothing by itself.
  public var cases: [CaseDefinition]

  /// Makes a container; what is left out is the type's way, or none.
  public init(
    realises: Realised? = nil, sections: [SectionDefinition] = [], cases: [CaseDefinition] = []
  ) {
    self.realises = realises
    self.sections = sections
    self.cases = cases
  }
}

/// Rows between a header and a footer; the rows are counted through all their repetitions.
public struct SectionDefinition: Sendable, Equatable {
  /// An expression for a list: the section is made once for each item.
  public var forEach: String?
  /// The name under which expressions see the item.
  public var itemName: String
  /// A hidden section is absent, and counts as none.
  public var isHidden: ElementCondition
  /// What stands above the rows.
  public var header: ElementDefinition? {
    get { supplements.header.first }
    set { supplements.header = newValue.map { [$0] } ?? [] }
  }
  /// The rows: single ones, repeated ones, and choices.
  public var rows: [ElementDefinition]
  /// What stands below the rows.
  public var footer: ElementDefinition? {
    get { supplements.footer.first }
    set { supplements.footer = newValue.map { [$0] } ?? [] }
  }
  /// Lists of one, since elements stand inside sections and sections inside elements.
  private var supplements: (header: [ElementDefinition], footer: [ElementDefinition]) = ([], [])

  /// Makes a section.
  public init(
    forEach: String? = nil, itemName: String = "item", isHidden: ElementCondition = false,
    header: ElementDefinition? = nil, rows: [ElementDefinition] = [],
    footer: ElementDefinition? = nil
  ) {
    self.forEach = forEach
    self.itemName = itemName
    self.isHidden = isHidden
    self.rows = rows
    self.header = header
    self.footer = footer
  }

  /// Compares all that a section says.
  public static func == (first: Self, second: Self) -> Bool {
    first.forEach == second.forEach && first.itemName == second.itemName
      && first.isHidden == second.isHidden && first.rows == second.rows
      && first.supplements == second.supplements
  }

  /// The header, the rows and the footer.
  package var elements: [ElementDefinition] { supplements.header + rows + supplements.footer }
}

/// One kind of element that a choice may show.
public struct CaseDefinition: Sendable, Equatable {
  /// A predicate; the first case for which it holds is shown, and nil always holds.
  public var when: String?
  /// What is shown.
  public var element: ElementDefinition

  /// Makes a case.
  public init(when: String? = nil, show element: ElementDefinition) {
    self.when = when
    self.element = element
  }
}

extension ElementDefinition {
  /// Every element that may stand right inside: the children, and those of sections and cases.
  package var inner: [ElementDefinition] {
    guard hasContainer else { return children }
    return children + container.sections.flatMap(\.elements) + container.cases.map(\.element)
  }

  /// Whether it is a choice between kinds of element, and nothing by itself.
  package var isChoice: Bool { hasContainer && !container.cases.isEmpty }
}
