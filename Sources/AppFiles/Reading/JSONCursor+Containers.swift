import AccessibilityTree
import AppModel

extension JSONCursor {
  /// A choice between kinds of element, which shows the first case that holds.
  func choice() -> ElementDefinition? {
    let wanted = "a choice: an object with the key \"cases\""
    guard let fields = fields(wanted, keys: FileKeys.choice) else { return nil }
    var element = ElementDefinition(.other)
    (element.forEach, element.itemName) = fields.repetition()
    let cases = fields["cases"]
    element.container.cases = cases?.cases() ?? []
    return element.isChoice ? element : nil
  }

  private func cases() -> [CaseDefinition] {
    guard let list = list("a list of cases") else { return [] }
    if list.isEmpty { fault("expected a list of cases, found an empty one") }
    return list.compactMap { $0.choiceCase() }
  }

  private func choiceCase() -> CaseDefinition? {
    let wanted = "a case: an object with the key \"show\""
    guard let fields = fields(wanted, keys: FileKeys.choiceCase) else { return nil }
    let when = fields["when"]?.name("a predicate in a string")
    guard let element = fields.required("show")?.element() else { return nil }
    return CaseDefinition(when: when, show: element)
  }

  fileprivate func sections() -> [SectionDefinition] {
    (list("a list of sections") ?? []).compactMap { $0.section() }
  }

  private func section() -> SectionDefinition? {
    guard let fields = fields("a section", keys: FileKeys.section) else { return nil }
    var section = SectionDefinition()
    (section.forEach, section.itemName) = fields.repetition()
    section.isHidden = fields["hidden"]?.condition() ?? false
    section.header = fields["header"]?.element()
    section.rows = fields["rows"]?.elements() ?? []
    section.footer = fields["footer"]?.element()
    return section
  }

  /// Words with their place among sections and rows.
  func indexPath() -> ElementText? {
    let wanted = "an index path: an object with the key \"indexPath\""
    guard let fields = fields(wanted, keys: FileKeys.indexPath) else { return nil }
    let unique = fields["unique"]?.plainText()
    guard let words = fields["indexPath"]?.name("the beginning of an identifier") else {
      return nil
    }
    return .indexPath(words, unique: unique)
  }
}

extension JSONFields {
  /// What an element or a section is repeated for, and the name of the item.
  func repetition() -> (forEach: String?, itemName: String) {
    let list = self["forEach"]?.expression()
    guard let cursor = self["as"] else { return (list, "item") }
    let name = cursor.name("a name for the item") ?? "item"
    if !has("forEach") { cursor.fault("\"as\" has no meaning without \"forEach\"") }
    return (list, name)
  }

  /// Whether what is repeated comes in any order.
  func isUnordered() -> Bool {
    guard let cursor = self["unordered"] else { return false }
    if !has("forEach") { cursor.fault("\"unordered\" has no meaning without \"forEach\"") }
    return cursor.bool() ?? false
  }

  /// What a container does with what is inside it.
  func readContainer(into element: inout ElementDefinition) {
    guard has("realises") || has("sections") else { return }
    element.container = ContainerDefinition(
      realises: self["realises"]?.word(
        "answer", as: ContainerDefinition.Realised.self),
      sections: self["sections"]?.sections() ?? [])
  }
}
