import AccessibilityTree
import AppModel

/// The role of an element in the sections of a container.
package enum ElementRole: Sendable, Equatable {
  /// The element is not in a section, or it is inside a row.
  case plain
  /// A section, with the information whether it has a header and a footer.
  case section(isFirst: Bool, header: Bool, footer: Bool)
  /// A header or a footer.
  case supplement
  /// A row, or an element whose children take its place as rows.
  case row

  /// The role of a child of a section with `count` children, or of a lifted row's child.
  func role(ofChild index: Int, of count: Int, isLifted: Bool) -> ElementRole {
    switch self {
    case .section(_, let header, let footer):
      header && index == 0 || footer && index == count - 1 ? .supplement : .row
    case .row: isLifted ? .row : .plain
    case .plain, .supplement: .plain
    }
  }
}

/// A place in the sections of a container, like an `IndexPath`.
package struct IndexPlace: Sendable, Equatable {
  /// The number of the section, from 0.
  package var section = 0
  /// The number of the row, from 0; nil for a section, a header or a footer.
  package var row: Int? = nil

  /// Makes the place of a section, or of a row in it.
  package init(section: Int = 0, row: Int? = nil) {
    self.section = section
    self.row = row
  }

  /// The place as identifiers contain it: `-0-1`.
  package var words: String { "-\(section)" + (row.map { "-\($0)" } ?? "") }
}

/// A compiled case of a choice.
package struct CompiledCase: Sendable {
  /// When it is shown; nil for always.
  package let condition: CompiledGuard?
  /// The element.
  package let element: CompiledElement
}

extension SectionDefinition {
  /// The section as an element whose children take its place.
  func lifted(in list: ElementDefinition) -> ElementDefinition {
    ElementDefinition(
      .other, isHidden: isHidden, isAccessibilityElement: false, layout: list.layout,
      forEach: forEach, itemName: itemName, container: ContainerDefinition(columns: list.columns),
      children: elements)
  }
}

extension DefinitionCompiler {
  /// The compiled cases of a choice; empty for any other element.
  ///
  /// A separate function keeps stack frames small, because elements nest deeply.
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

  /// The sections of an element, each as an element whose children take its place.
  mutating func sections(of element: ElementDefinition) -> [CompiledElement] {
    nested { compiler in
      element.container.sections.enumerated().map { index, section in
        let role = ElementRole.section(
          isFirst: index == 0, header: section.header != nil, footer: section.footer != nil)
        return CompiledElement(section.lifted(in: element), as: role, compiler: &compiler)
      }
    }
  }
}
