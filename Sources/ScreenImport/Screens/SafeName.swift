/// Names for screens and states, whatever stands in a source: fit for files, and each given once.
struct SafeName {
  /// The most characters of a name, before a number is put behind it.
  static let limit = 40

  private var taken: Set<String>

  /// Makes names that differ from some, in small letters.
  init(taken: Set<String> = []) { self.taken = taken }

  /// A name like some words: letters and digits, the first one small; a number tells equal ones
  /// apart.
  mutating func name(like words: String, unless other: String) -> String {
    let base = Self.letters(of: words)
    let name = base.isEmpty ? other : base
    var numbered = name
    var number = 2
    while !taken.insert(numbered.lowercased()).inserted {
      numbered = "\(name)\(number)"
      number += 1
    }
    return numbered
  }

  /// The words in camel case, without all that is no letter and no digit.
  private static func letters(of words: String) -> String {
    var name = ""
    var begins = false
    for character in words.prefix(200) {
      guard character.isLetter || character.isNumber, character.utf8.count <= 4 else {
        begins = !name.isEmpty
        continue
      }
      name += begins ? character.uppercased() : String(character)
      begins = false
      if name.count >= limit { break }
    }
    return small(name)
  }

  /// The name with small letters up to its first word: `URLField` is `urlField`.
  private static func small(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let isFollowed = capitals.count > 1 && name.dropFirst(capitals.count).first?.isLetter == true
    let count = isFollowed ? capitals.count - 1 : capitals.count
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
