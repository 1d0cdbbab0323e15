/// Swift names made from the texts of an app.
package enum SwiftName {
  /// A name for a type: `slow login` becomes `SlowLogin`.
  ///
  /// A text without a letter or a digit gives `Unnamed`; one that begins with a digit gets an
  /// underscore before it.
  package static func type(_ words: String) -> String {
    let joined = parts(of: words).map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    guard let first = joined.first else { return "Unnamed" }
    return first.isNumber ? "_" + joined : joined
  }

  /// A name for a property or a function: `Sign in` becomes `signIn`; keywords get backticks.
  package static func member(_ words: String) -> String {
    let type = type(words)
    let capitals = type.prefix { $0.isUppercase }.count
    // URLField becomes urlField, not uRLField.
    let lowered = capitals > 1 && capitals < type.count ? capitals - 1 : capitals
    let name = type.prefix(lowered).lowercased() + type.dropFirst(lowered)
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// Each name once: the second `tap` becomes `tap2`.
  package static func unique(_ names: [String]) -> [String] {
    var taken: Set<String> = []
    return names.map { name in
      var unique = name
      var number = 2
      while !taken.insert(unique).inserted {
        unique =
          name.hasSuffix("`") ? "`\(name.dropFirst().dropLast())\(number)`" : "\(name)\(number)"
        number += 1
      }
      return unique
    }
  }

  private static func parts(of words: String) -> [Substring] {
    words.split { !isPart($0) }
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isNumber && character.isASCII
      || character.isLetter
        && character.unicodeScalars.allSatisfy {
          $0.properties.isXIDContinue && $0.properties.isAlphabetic
        }
  }

  private static let keywords: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "async", "await", "break", "case",
    "catch", "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
