import PageChecks

/// The names in a Swift source, without those in comments and literals.
struct SwiftNames {
  struct Name: Equatable {
    let text: String
    /// From 1.
    let line: Int
    /// The byte at which it begins.
    let offset: Int
  }

  let names: [Name]
  private let braces: [(offset: Int, isOpening: Bool)]

  /// Reads any text, even if it is not valid Swift.
  init(_ source: String) {
    let tokens = SwiftTokens(source)
    names = tokens.code.filter { $0.kind == .word }.map { token in
      Name(
        text: tokens.words(of: token).filter { $0 != "#" && $0 != "`" },
        line: tokens.place(of: token.range.lowerBound).line, offset: token.range.lowerBound)
    }
    braces = tokens.code.compactMap { token in
      let words = token.kind == .sign ? tokens.words(of: token) : ""
      return ["{", "}"].contains(words) ? (token.range.lowerBound, words == "{") : nil
    }
  }

  /// The bodies of classes whose names begin with a text, as ranges of offsets.
  func ranges(ofClassesNamed start: String) -> [Range<Int>] {
    zip(names, names.dropFirst()).compactMap { word, name in
      guard word.text == "class", name.text.hasPrefix(start) else { return nil }
      return body(after: name.offset)
    }
  }

  private func body(after offset: Int) -> Range<Int>? {
    let following = braces.filter { $0.offset > offset }
    var depth = 0
    for brace in following {
      depth += brace.isOpening ? 1 : -1
      if depth <= 0 { return following[0].offset..<brace.offset }
    }
    return nil
  }
}
