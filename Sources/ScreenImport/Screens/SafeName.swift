/// Unique names for screens and states that are safe as file names.
struct SafeName {
  /// The most characters of a name, not counting the number added to make it unique.
  static let limit = 40

  private var taken: Set<String>

  /// Makes names that differ from some lower-case names.
  init(taken: Set<String> = []) { self.taken = taken }

  /// A name made from the letters and digits of a text, starting in lower case; a number keeps it
  /// unique.
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

  /// The text in camel case, without anything but letters and digits.
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

  /// The name starting in lower case: `URLField` becomes `urlField`.
  private static func small(_ name: String) -> String {
    let capitals = name.prefix { $0.isUppercase }
    let isFollowed = capitals.count > 1 && name.dropFirst(capitals.count).first?.isLetter == true
    let count = isFollowed ? capitals.count - 1 : capitals.count
    return name.prefix(count).lowercased() + name.dropFirst(count)
  }
}
