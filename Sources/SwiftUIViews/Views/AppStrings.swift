import Foundation

/// The texts of an app in one language, by the tables and the keys of its source.
package struct AppStrings: Sendable {
  /// The texts of the app whose code is running; nil if it shows those of the source.
  @TaskLocal package static var current: AppStrings?

  /// The texts of the app in other languages; nil if the app has no texts.
  @TaskLocal package static var ofLanguages: OfLanguages?

  /// The texts by language.
  ///
  /// Optimised code ends with a bad pointer if the closure itself is the value of a task.
  package struct OfLanguages: Sendable {
    /// The texts in the language of a locale; nil if there are none in it.
    package let strings: @Sendable (Locale) -> AppStrings?

    /// Keeps what finds the texts.
    package init(_ strings: @escaping @Sendable (Locale) -> AppStrings?) { self.strings = strings }
  }

  /// A text, which may depend on a number.
  package struct Entry: Sendable {
    /// The text by the plural category of the number, such as `one`; `other` for any number.
    package let formats: [String: String]

    /// Makes a text from its forms.
    package init(_ formats: [String: String]) { self.formats = formats }

    /// The form for a number; nil for a text without one.
    func format(for number: Int?) -> String? {
      let category =
        switch number {
        case 0: "zero"
        case 1: "one"
        case 2: "two"
        default: "other"
        }
      return formats[category] ?? formats["other"]
    }
  }

  /// The table for texts for which the app names none.
  package static let usualTable = "Localizable"

  private let tables: [String: [String: Entry]]

  /// Makes texts from tables.
  package init(_ tables: [String: [String: Entry]]) { self.tables = tables }

  /// The texts of a bundle: those of one language if it is the folder of that language, such as
  /// `de.lproj`, or else those of the app whose code is running.
  static func of(_ bundle: Bundle?) -> AppStrings? {
    guard let bundle, bundle != .main, bundle.bundlePath.hasSuffix(".lproj") else { return current }
    let language = bundle.bundleURL.deletingPathExtension().lastPathComponent
    return ofLanguages?.strings(Locale(identifier: language))
  }

  /// The text for a key as the table has it; nil if the table has none.
  package func text(of key: String, in table: String?) -> String? {
    format(for: key, in: table, number: nil)
  }

  /// The format of the text for a key; nil if the table has none.
  func format(for key: String, in table: String?, number: Int?) -> String? {
    tables[table ?? Self.usualTable]?[key]?.format(for: number)
  }

  /// A format with its arguments inserted, which are already strings.
  ///
  /// `%@`, `%lld` and the like take the next argument, `%2$@` the second; `%%` is a percent sign.
  static func text(_ format: String, with arguments: [String]) -> String {
    var words = ""
    var rest = Substring(format)
    var next = 0
    while let sign = rest.firstIndex(of: "%") {
      words += rest[..<sign]
      let mark = FormatMark(rest[rest.index(after: sign)...])
      switch mark.kind {
      case .sign: words += "%"
      case .argument(let place):
        let index = place.map { $0 - 1 } ?? next
        if place == nil { next += 1 }
        if arguments.indices.contains(index) { words += arguments[index] }
      case .none: words += "%"
      }
      rest = mark.rest
    }
    return words + rest
  }
}

/// A format specifier: what follows a percent sign.
private struct FormatMark {
  enum Kind {
    case sign
    case argument(Int?)
    case none
  }

  let kind: Kind
  /// The text after it.
  let rest: Substring

  init(_ text: Substring) {
    let digits = text.prefix { $0.isNumber }
    let afterPlace = text.dropFirst(digits.count)
    let hasPlace = afterPlace.first == "$" && !digits.isEmpty
    let flags = hasPlace ? afterPlace.dropFirst() : text
    let type = flags.drop { "0123456789.+- #'lhqz".contains($0) }
    switch type.first {
    case "%":
      (kind, rest) = (.sign, type.dropFirst())
    case let letter? where "@dDiuUxXoOfeEgGaAcCsS".contains(letter):
      (kind, rest) = (.argument(hasPlace ? Int(digits) : nil), type.dropFirst())
    default: (kind, rest) = (.none, text)
    }
  }
}
