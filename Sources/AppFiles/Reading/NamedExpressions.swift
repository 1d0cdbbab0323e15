import AppModel
import LocatedJSON
import PredicateFormat

/// The named expressions of an app's file and a screen's file.
///
/// Where an expression or a predicate contains such a name, the named one replaces it, in
/// parentheses.
struct NamedExpressions {
  static let key = "expressions"
  /// The longest expression after its names were expanded, in bytes: 64 KB.
  static let textLimit = 65_536

  /// The texts by name, with the names in them replaced; those that cannot be read are empty.
  private var texts: [String: String] = [:]

  static let none = NamedExpressions()

  private init() {}

  /// Reads the names of a file.
  ///
  /// - Parameters:
  ///   - file: the file's top value.
  ///   - shared: the names of the app's file. A screen's own keys and names go before them.
  ///   - collector: gets the faults of the names.
  init(of file: JSONNode, adding shared: NamedExpressions = .none, _ collector: FaultCollector) {
    let context = Set(Self.context(of: file))
    texts = shared.texts.filter { !context.contains($0.key) }
    guard let node = file.member(Self.key)?.value else { return }
    let cursor = JSONCursor(
      node: node, path: DefinitionPath.top.key(Self.key), collector: collector)
    let entries = cursor.entries("an object of expressions") ?? []
    var resolver = Resolver(texts: texts)
    for (name, value) in entries {
      Self.check(name, at: value, context: context)
      resolver.add(name, value)
    }
    texts = resolver.resolved(entries.map(\.name))
  }

  private static func context(of file: JSONNode) -> [String] {
    guard case .object(let members)? = file.member("context")?.value.kind else { return [] }
    return members.map(\.key)
  }

  private static func check(_ name: String, at value: JSONCursor, context: Set<String>) {
    guard case .keyPath(let path)? = try? FormatExpression(name).root, path.keys == [name] else {
      return value.keyFault("an expression's name is a word, found \(quoted(name))")
    }
    if context.contains(name) {
      value.keyFault("the context has a key \(quoted(name)) already")
    } else if AppCheck.expressionRoots.contains(name) {
      value.keyFault("\(quoted(name)) is already a built-in name of expressions")
    }
  }

  func expanded(_ text: String) -> Expansion {
    texts.isEmpty ? .text(text) : Expansion(of: text) { texts[$0] }
  }

  /// The names in an expression or a list of predicates.
  func names(in node: JSONNode) -> Set<String> {
    switch node.kind {
    case .string(let text):
      let words = ExpressionWords(text).lazy.filter { $0.beginsPath && texts[$0.text] != nil }
      return Set(words.map(\.text))
    case .array(let parts): return parts.reduce(into: []) { $0.formUnion(names(in: $1)) }
    case .object(let members): return members.reduce(into: []) { $0.formUnion(names(in: $1.value)) }
    default: return []
    }
  }

  /// A text with its names replaced.
  enum Expansion: Equatable {
    case text(String)
    /// The text behind a name could not be read, which was reported.
    case unread
    case tooLong

    fileprivate init(of text: String, _ meaning: (String) -> String?) {
      var made = ""
      for word in ExpressionWords(text) {
        guard word.beginsPath, let meaning = meaning(word.text) else {
          made += word.text
          continue
        }
        guard !meaning.isEmpty else { self = .unread; return }
        made += "(" + meaning + ")"
        guard made.utf8.count <= NamedExpressions.textLimit else { self = .tooLong; return }
      }
      self = .text(made)
    }
  }
}

extension JSONCursor {
  /// An expression with its names expanded; nil if there is something wrong with it.
  func expanded(_ text: String) -> String? { self.text(of: collector.expressions.expanded(text)) }

  /// Reports an expression that does not parse.
  func fault(_ error: FormatError) {
    fault(
      "the expression does not parse: expected \(error.expected), found \(error.found)",
      nearest: error.suggestion)
  }

  fileprivate func text(of expansion: NamedExpressions.Expansion) -> String? {
    switch expansion {
    case .text(let text): return text
    case .unread: return nil
    case .tooLong:
      fault(
        "the expression has more than \(NamedExpressions.textLimit) bytes once its names are "
          + "replaced, which is the limit")
      return nil
    }
  }
}

/// Expands the names inside named expressions.
private struct Resolver {
  private var raw: [String: (text: String, value: JSONCursor)] = [:]
  private var done: [String: String]
  private var trail: [String] = []

  init(texts: [String: String]) { done = texts }

  mutating func add(_ name: String, _ value: JSONCursor) {
    done[name] = nil
    if let text = PredicateList.read(value) { raw[name] = (text, value) } else { done[name] = "" }
  }

  mutating func resolved(_ names: [String]) -> [String: String] {
    for name in names { _ = meaning(of: name) }
    return done
  }

  private mutating func meaning(of name: String) -> String? {
    if let text = done[name] { return text }
    guard let (text, value) = raw[name] else { return nil }
    if let first = trail.firstIndex(of: name) {
      let round = (trail[first...] + [name]).joined(separator: " -> ")
      value.fault("expressions use each other: \(round)")
      return ""
    }
    guard trail.count < FormatLimits.nestingMaximum else {
      value.fault(
        "expressions use each other through more than \(FormatLimits.nestingMaximum) levels")
      return ""
    }
    trail.append(name)
    let expansion = NamedExpressions.Expansion(of: text) { meaning(of: $0) }
    trail.removeLast()
    let made = value.text(of: expansion).flatMap { Self.parses($0, at: value) ? $0 : nil } ?? ""
    done[name] = made
    return made
  }

  /// Whether a text is an expression or a predicate.
  private static func parses(_ text: String, at value: JSONCursor) -> Bool {
    do {
      _ = try FormatPredicate(text)
    } catch {
      if (try? FormatExpression(text)) != nil { return true }
      value.fault(error)
      return false
    }
    return true
  }
}
