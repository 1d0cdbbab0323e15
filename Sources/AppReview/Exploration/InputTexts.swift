import AppModel
import NetworkStubs
import PredicateFormat

/// The texts that are worth typing into the fields of an app: those that guards and stubs check.
struct InputTexts {
  private struct Field: Hashable {
    let screen: String
    let key: String
  }

  /// The texts that guards call for, by key.
  private var asked: [Field: [String]] = [:]
  /// The texts that the stubs for a screen's requests call for.
  private var answered: [String: [String]] = [:]

  /// The most texts for one field.
  static let limit = 4
  /// The longest text that is made for a length.
  static let lengthLimit = 64
  static let branchLimit = 64
  /// A text that most English texts contain, for guards that look for what was typed.
  private static let partOfMany = "e"

  /// Reads the guards and the stubs of an app.
  init(_ app: AppDefinition) {
    let rules = app.stubs.sets.flatMap(\.rules)
    for screen in app.screens {
      let guards = ActionWalk(screen).choices.flatMap { $0.transitions.compactMap(\.guard) }
      for part in guards.flatMap(Self.parts) { note(part, on: screen.name) }
      if guards.contains(where: { $0.contains("CONTAINS") }) {
        answered[screen.name] = [Self.partOfMany]
      }
      let loaders = app.loaders.filter { loader in
        screen.states.contains { $0.starts(loader.name) }
      }
      for text in loaders.flatMap({ Self.texts(asking: $0, rules) }) {
        if answered[screen.name]?.contains(text) != true {
          answered[screen.name, default: []].append(text)
        }
      }
    }
  }

  /// The texts for a field that is bound to a key of a screen.
  func texts(for key: String, on screen: String) -> [String] {
    var texts = asked[Field(screen: screen, key: key)] ?? []
    texts += (answered[screen] ?? []).filter { !texts.contains($0) }
    return Array(texts.prefix(Self.limit))
  }

  // MARK: - Guards

  private static func parts(of condition: String) -> [GuardPart] {
    guard let node = try? FormatPredicate(condition).root else { return [] }
    return (GuardBranches.of(node, limit: branchLimit) ?? []).flatMap { $0 }
  }

  private mutating func note(_ part: GuardPart, on screen: String) {
    guard let bound = part.bound, let text = Self.text(fitting: bound) else { return }
    let field = Field(screen: screen, key: bound.path[0])
    if asked[field]?.contains(text) != true { asked[field, default: []].append(text) }
  }

  private static func text(fitting bound: ValueBound) -> String? {
    if bound.path.count == 1, case .string(let text) = bound.value {
      return text.isEmpty ? nil : text
    }
    guard bound.path.count == 2, bound.path[1] == "length",
      let number = bound.value.boundedNumber, let length = Int(exactly: number.rounded()),
      1...lengthLimit ~= length
    else { return nil }
    return String(repeating: "1234567890", count: length / 10 + 1).prefix(length).description
  }

  // MARK: - Stubs

  private static func texts(asking loader: LoaderDefinition, _ rules: [StubRule]) -> [String] {
    (loader.request?.variants ?? []).flatMap { variant in
      rules.flatMap { texts(of: $0, for: variant, of: loader.name) }
    }
  }

  private static func texts(
    of rule: StubRule, for variant: RequestVariant, of loader: String
  ) -> [String] {
    let parts = rule.url.split(separator: "/")
    let wanted = variant.url.split(separator: "/")
    let isForPath =
      parts.count == wanted.count
      && zip(parts, wanted).allSatisfy { $0 == $1 || $0.contains("{") || $1.contains("{") }
    guard rule.loader == loader || isForPath else { return [] }
    let path = zip(parts, wanted).filter { $1.contains("{") && !$0.contains("{") }
    let condition = rule.condition.map { self.parts(of: $0) } ?? []
    return path.map { String($0.0) } + rule.query.compactMap(\.value)
      + condition.compactMap { $0.bound.flatMap { text(ofValue: $0.value) } }
      + (rule.body.map(leaves) ?? [])
  }

  private static func text(ofValue value: FormatValue) -> String? {
    if case .string(let text) = value, !text.isEmpty, !text.contains("*") { text } else { nil }
  }

  private static func leaves(of value: FormatValue) -> [String] {
    switch value {
    case .list(let items): items.flatMap(leaves)
    case .record(let members): members.sorted { $0.key < $1.key }.flatMap { leaves(of: $0.value) }
    default: text(ofValue: value).map { [$0] } ?? []
    }
  }
}
