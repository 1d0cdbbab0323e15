/// Joins texts to a list in a language; Foundation has no such class on Linux.
open class ListFormatter: Formatter {
  /// The language.
  open var locale = Locale(identifier: "en_US")
  /// Formats each item; nil for the items' own descriptions.
  open var itemFormatter: Formatter?

  /// Joins texts.
  open class func localizedString(byJoining strings: [String]) -> String {
    ListFormatter().string(from: strings) ?? ""
  }

  /// Joins items.
  open func string(from items: [Any]) -> String? {
    let words = items.map { itemFormatter?.string(for: $0) ?? "\($0)" }
    return words.formatted(.list(type: .and).locale(locale))
  }

  /// Joins the items of an array.
  open override func string(for obj: Any?) -> String? { (obj as? [Any]).flatMap(string(from:)) }
}
