import AppModel
import LocatedJSON
import PredicateFormat

extension FileValue where Value == ElementText {
  static var text: FileValue { ElementText.value }
  /// A text that is not an index path.
  static var plainText: FileValue { ElementText.plainValue }

  /// A fixed text; other texts cannot be written in this form.
  static func literal(_ wanted: String) -> FileValue {
    FileValue(
      schema: { _ in ["type": "string"] },
      read: { $0.string(wanted).map(ElementText.literal) },
      write: { if case .literal(let words) = $0 { .text(words) } else { nil } })
  }
}

extension ElementText {
  /// The keys of a text that is an object; each text has exactly one of them.
  private static let keys = ["bind", "string", "indexPath"]

  /// Whether an object with these keys is a text: it has one of a text's keys, or only others of
  /// which one is misspelt.
  static func isMeant(by names: [String]) -> Bool {
    names.contains(where: keys.contains)
      || !names.contains {
        ElementDefinition.isKey($0) || ElementGesture(rawValue: $0) != nil
      } && names.contains { NearestName.of($0, in: keys) != nil }
  }

  fileprivate static let value = FileValue<ElementText>(
    schema: { ["anyOf": [plainValue.schema(&$0), indexPath.reference(&$0)]] },
    read: { cursor in
      isIndexPath(cursor.node) ? indexPath.read(cursor)?.words : plainValue.read(cursor)
    },
    write: { text in
      guard case .indexPath(let words, let unique) = text else { return plainValue.write(text) }
      return indexPath.write(IndexPathText(start: words, unique: unique))
    }
  ).defined(
    "text", "A fixed text, an expression over the context, or a key of the string table.")

  /// Whether an object has the key of an index path, or only one that is close to it.
  private static func isIndexPath(_ node: JSONNode) -> Bool {
    guard case .object(let members) = node.kind else { return false }
    let names = members.map(\.key)
    return names.contains("indexPath")
      || !names.contains(where: keys.contains)
        && names.contains { NearestName.of($0, in: keys) == "indexPath" }
  }

  fileprivate static let plainValue = FileValue<ElementText>(
    schema: { document in
      [
        "anyOf": [
          ["type": "string"], bound.reference(&document),
          table.reference(&document),
        ]
      ]
    },
    read: { cursor in
      if case .string(let text) = cursor.node.kind { return .literal(text) }
      let (isBound, isTable) = (
        cursor.node.member("bind") != nil, cursor.node.member("string") != nil
      )
      if isBound, !isTable { return bound.read(cursor)?.words }
      if isTable, !isBound { return table.read(cursor)?.words }
      // The object has none of the two keys, or both; this reports the fault.
      let wanted = "a string, {\"bind\": ...} or {\"string\": ...}"
      _ = cursor.onlyMember(wanted, of: ["bind", "string"])
      return nil
    },
    write: { text in
      switch text {
      case .literal(let words): .text(words)
      case .bind(let expression): bound.write(BoundText(expression: expression))
      case .formatted(let expression, let format):
        bound.write(BoundText(expression: expression, format: format))
      case .string(let key, let arguments):
        table.write(TableText(key: key, arguments: arguments))
      case .indexPath: nil
      }
    }
  ).defined("plainText", "A text without an index path.")
}

/// The value of an expression, and how it is formatted.
private struct BoundText: Sendable {
  var expression = ""
  var format: TextFormat?

  var words: ElementText { format.map { .formatted(expression, $0) } ?? .bind(expression) }
}

/// A key of the string tables, and the arguments of its text.
private struct TableText: Sendable {
  var key = ""
  var arguments: [String: String] = [:]

  var words: ElementText { .string(key: key, with: arguments) }
}

/// The start of an identifier, which an index path completes.
private struct IndexPathText: Sendable {
  var start = ""
  var unique: ElementText?

  var words: ElementText { .indexPath(start, unique: unique) }
}

extension ElementText {
  fileprivate static let bound = FileObject(
    "boundText", "The value of an expression, and how it is formatted.", expects: "an object",
    usual: BoundText()
  ) {
    FileField("bind", \.expression, .expression, "The value to format.", .essential)
    FileField("format", \.format, .word("format"), "How language and region format it.")
  }

  fileprivate static let table = FileObject(
    "tableText", "A text of the string table, with its arguments.", expects: "an object",
    usual: TableText()
  ) {
    FileField(
      "string", \.key, .name("a key of the strings"), "The key in the string tables.", .essential)
    FileField(
      "with", \.arguments, .expressions,
      "The values for the names in braces; `count` chooses the plural form.")
  }

  fileprivate static let indexPath = FileObject(
    "indexPath", "A text with section and row: cell-0-1-unique-.",
    expects: "an index path: an object with the key \"indexPath\"", usual: IndexPathText()
  ) {
    FileField(
      "indexPath", \.start, .name("the beginning of an identifier"),
      "The text before section and row.", .essential)
    FileField("unique", \.unique, .plainText, "The text that makes the element unique.")
  }
}

extension FileValue where Value == ElementCondition {
  /// A yes or no of an element.
  static var condition: FileValue { ElementCondition.value }
}

extension ElementCondition {
  fileprivate static let value = FileValue<ElementCondition>(
    schema: { ["anyOf": [["type": "boolean"], FileValue<String>.predicate.schema(&$0)]] },
    read: { cursor in
      let wanted = "true, false or a predicate"
      switch cursor.node.kind {
      case .bool(let value): return .literal(value)
      case .string:
        return cursor.name(wanted).flatMap(cursor.expanded).map(ElementCondition.predicate)
      case .array, .object:
        return FileValue<String>.predicate.read(cursor).map(ElementCondition.predicate)
      default:
        cursor.mismatch(wanted)
        return nil
      }
    },
    write: { condition in
      switch condition {
      case .literal(let value): JSONNode(.bool(value))
      case .predicate(let text): FileValue<String>.predicate.write(text)
      }
    }
  ).defined("condition", "True, false or a predicate over the context.")
}
