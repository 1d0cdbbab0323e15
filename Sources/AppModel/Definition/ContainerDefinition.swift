/// The contents of an element besides its children: its sections, the cases it chooses from, and
/// which of its cells are created.
public struct ContainerDefinition: Sendable, Equatable {
  /// Which cells of a scrolling container are in the tree.
  public enum Realised: String, Sendable, Equatable, CaseIterable {
    /// The visible cells, and an empty one after them, as in a `UICollectionView`.
    case visible
    /// All cells, as in a `UITableView`.
    case all
  }

  /// Which cells are created; nil for the default of the type, which is `visible` for a collection
  /// view and `all` for anything else.
  public var realises: Realised?
  /// The sections below the children; rows get their index paths from them.
  public var sections: [SectionDefinition]
  /// The cases that this element chooses from; an element with cases shows nothing but its case.
  public var cases: [CaseDefinition]
  /// How many columns of equal width its children fill, row by row; 1 for a plain stack.
  public var columns: Int
  /// How far its content is scrolled if the app controls this; nil if the session does.
  package var offset: ScrollOffset?
  /// Whether the app keeps fingers from scrolling it.
  package var isHeld = false

  /// Makes a container; what is omitted has the default of the type, or is empty.
  public init(
    realises: Realised? = nil, sections: [SectionDefinition] = [], cases: [CaseDefinition] = [],
    columns: Int = 1
  ) {
    self.realises = realises
    self.sections = sections
    self.cases = cases
    self.columns = columns
  }

  /// The most columns.
  package static let columnLimit = 100
}

/// Rows between a header and a footer; repeated rows are counted one by one.
public struct SectionDefinition: Sendable, Equatable {
  /// An expression for a list; the section is made once for each item.
  public var forEach: String?
  /// The name of the item in expressions.
  public var itemName: String
  /// Whether the section is hidden; a hidden section is absent and not counted.
  public var isHidden: ElementCondition
  /// The element above the rows.
  public var header: ElementDefinition? {
    get { supplements.header.first }
    set { supplements.header = newValue.map { [$0] } ?? [] }
  }
  /// The rows: single ones, repeated ones, and choices.
  public var rows: [ElementDefinition]
  /// The element below the rows.
  public var footer: ElementDefinition? {
    get { supplements.footer.first }
    set { supplements.footer = newValue.map { [$0] } ?? [] }
  }
  /// Arrays of at most one element, because elements contain sections and sections contain
  /// elements.
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

  /// Compares all properties of two sections.
  public static func == (first: Self, second: Self) -> Bool {
    first.forEach == second.forEach && first.itemName == second.itemName
      && first.isHidden == second.isHidden && first.rows == second.rows
      && first.supplements == second.supplements
  }

  /// The header, the rows and the footer.
  package var elements: [ElementDefinition] { supplements.header + rows + supplements.footer }
}

/// One of the elements that a choice may show.
public struct CaseDefinition: Sendable, Equatable {
  /// A predicate: the first case for which it is true is shown; nil is always true.
  public var when: String?
  /// The element to show.
  public var element: ElementDefinition

  /// Makes a case.
  public init(when: String? = nil, show element: ElementDefinition) {
    self.when = when
    self.element = element
  }
}

extension ElementDefinition {
  /// Every element directly inside: the children, and the elements of sections and cases.
  package var inner: [ElementDefinition] {
    guard hasContainer else { return children }
    return children + container.sections.flatMap(\.elements) + container.cases.map(\.element)
  }

  /// How many columns its children fill; 1 for a plain stack.
  package var columns: Int { hasContainer ? container.columns : 1 }

  /// Whether its children replace it in the tree.
  package var isLifted: Bool { isAccessibilityElement == false && accessibilityElements == nil }

  /// Whether the element only chooses between cases.
  package var isChoice: Bool { hasContainer && !container.cases.isEmpty }
}
