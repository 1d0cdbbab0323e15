import AccessibilityTree
import AppModel

/// What an element is to the sections of a container.
package enum ElementRole: Sendable, Equatable {
  /// It stands in no section, or inside a row.
  case plain
  /// It is a section, of which these children are no rows.
  case section(isFirst: Bool, header: Bool, footer: Bool)
  /// It is a header or a footer.
  case supplement
  /// It is a row, or gives its place to rows.
  case row

  /// The role of a child of a section among so many, or of a row that gives its place to it.
  func role(ofChild index: Int, of count: Int, isLifted: Bool) -> ElementRole {
    switch self {
    case .section(_, let header, let footer):
      header && index == 0 || footer && index == count - 1 ? .supplement : .row
    case .row: isLifted ? .row : .plain
    case .plain, .supplement: .plain
    }
  }
}

/// A place in the sections of a container, as an `IndexPath` says it.
package struct IndexPlace: Sendable, Equatable {
  /// Which section, from 0.
  package var section = 0
  /// Which row of it, from 0; nil for the section itself, and for its header and footer.
  package var row: Int? = nil

  /// Names a section, and a row of it where one is meant.
  package init(section: Int = 0, row: Int? = nil) {
    self.section = section
    self.row = row
  }

  /// The place as identifiers spell it: `-0-1`.
  package var words: String { "-\(section)" + (row.map { "-\($0)" } ?? "") }
}

/// A kind of element that a choice may show, made ready.
package struct CompiledCase: Sendable {
  /// When it is shown; nil for always.
  package let condition: CompiledGuard?
  /// The element.
  package let element: CompiledElement
}

extension SectionDefinition {
  /// The section as an element that gives its place to what is inside.
  func lifted(_ layout: ElementDefinition.Layout) -> ElementDefinition {
    ElementDefinition(
      .other, isHidden: isHidden, isAccessibilityElement: false, layout: layout,
      forEach: forEach, itemName: itemName, children: elements)
  }
}

extension DefinitionCompiler {
  /// The kinds of element that a choice may show; none for any other element.
  ///
  /// Apart from the making of elements, which stand deep inside each other.
  mutating func cases(of element: ElementDefinition) -> [CompiledCase] {
    guard element.isChoice else { return [] }
    return nested { compiler in
      element.container.cases.map { shown in
        CompiledCase(
          condition: shown.when.map { compiler.condition($0) },
          element: CompiledElement(shown.element, compiler: &compiler))
      }
    }
  }

  /// The sections of an element, each as an element that gives its place to what is inside.
  mutating func sections(of element: ElementDefinition) -> [CompiledElement] {
    nested { compiler in
      element.container.sections.enumerated().map { index, section in
        let role = ElementRole.section(
          isFirst: index == 0, header: section.header != nil, footer: section.footer != nil)
        return CompiledElement(section.lifted(element.layout), as: role, compiler: &compiler)
      }
    }
  }
}
