/// A name with all calls on it: `app.tables["ListView"].cells.element(boundBy: 0).tap()`.
struct CallChain {
  enum Link: Equatable {
    /// A property or a function, and the token of its name.
    case member(String, token: Int)
    /// The tokens between round brackets.
    case call(Range<Int>)
    /// The tokens between square brackets.
    case element(Range<Int>)
  }

  /// The token that it begins with.
  let start: Int
  /// The token after it.
  let end: Int
  /// The first name, and the calls that follow it.
  let links: [Link]

  /// Reads the chain that begins at a token; nil if there is none.
  init?(_ tokens: SwiftTokens, at start: Int) {
    guard tokens.isWord(start), tokens.text(start - 1) != "." else { return nil }
    var links = [Link.member(tokens.text(start), token: start)]
    var place = start + 1
    while tokens.code.indices.contains(place) {
      let token = tokens.code[place]
      switch tokens.text(place) {
      case "." where tokens.isWord(place + 1):
        links.append(.member(tokens.text(place + 1), token: place + 1))
        place += 2
      case "?", "!": place += 1
      case "(" where !token.startsLine:
        let end = tokens.end(ofBracketsAt: place)
        links.append(.call((place + 1)..<max(place + 1, end - 1)))
        place = end
      case "[" where !token.startsLine:
        let end = tokens.end(ofBracketsAt: place)
        links.append(.element((place + 1)..<max(place + 1, end - 1)))
        place = end
      default:
        self.start = start
        self.end = place
        self.links = links
        return
      }
    }
    self.start = start
    end = place
    self.links = links
  }

  /// The names of its members, including the first one.
  var names: [String] {
    links.compactMap { link in
      if case .member(let name, _) = link { return name }
      return nil
    }
  }

  /// The last function that is called, with its token.
  var lastCall: (name: String, token: Int)? {
    guard case .call? = links.last, case .member(let name, let token)? = links.dropLast().last
    else { return nil }
    return (name, token)
  }
}
