import AppCompiling
import AppModel
import PredicateFormat

extension AppProcess {
  /// The text for a key of the string tables; the key if no table has it, as on iOS.
  func table(_ key: String) -> String {
    guard let found = app.phrase(key, in: language) else { return localization.pseudo.shown(key) }
    return localization.pseudo.applied(to: found.phrase.text(for: nil, in: found.language))
  }

  /// The same, with arguments in the placeholders of the text.
  func table(
    _ key: String, _ arguments: [(name: String, value: CompiledExpression)], in scope: Scope
  ) -> String {
    guard let found = app.phrase(key, in: language) else { return localization.pseudo.shown(key) }
    let values = Dictionary(
      arguments.map { ($0.name, $0.value.value(in: scope)) },
      uniquingKeysWith: { first, _ in first })
    let text = found.phrase.text(for: values[Phrase.countName]?.amount, in: found.language)
    return localization.pseudo.applied(
      to: Phrase.fill(text) { name in values[name].map { localization.region.words($0) } })
  }

  /// A text as users see it; a pseudo-language marks text that comes from no table.
  func shown(_ text: CompiledText, in scope: @autoclosure () -> Scope) -> String {
    if case .literal(let words) = text { return localization.pseudo.shown(words) }
    return words(text, in: scope())
  }
}

extension FormatValue {
  /// The number that chooses the form of a plural; nil for anything else.
  fileprivate var amount: Double? {
    switch self {
    case .integer(let number): Double(number)
    case .real(let number): number
    case .string(let text): Double(text)
    default: nil
    }
  }
}
