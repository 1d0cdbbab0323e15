import AccessibilityTree
import PredicateFormat

/// Reads class chains.
struct ClassChainParser {
  private let text: String
  private let characters: [Character]
  private var place = 0

  init(_ text: String) {
    self.text = text
    characters = Array(text.prefix(LocatorLimits.bytes + 1))
  }

  mutating func read() throws(LocatorFault) -> [ClassChain.Step] {
    guard text.utf8.count <= LocatorLimits.bytes else {
      throw LocatorFault(
        "The class chain is longer than \(LocatorLimits.bytes) bytes, which is the limit.")
    }
    skipSpace()
    var steps: [ClassChain.Step] = []
    // A chain may begin at the element itself, as a path does.
    _ = take("/")
    repeat {
      guard steps.count < LocatorLimits.steps else {
        throw LocatorFault(
          "The class chain has more than \(LocatorLimits.steps) steps, which is the limit.")
      }
      steps.append(try step())
      skipSpace()
    } while take("/")
    guard place == characters.count else { throw fault("/, [ or the end") }
    return steps
  }

  private mutating func step() throws(LocatorFault) -> ClassChain.Step {
    var step = ClassChain.Step()
    skipSpace()
    if take("**/") { step.isDeep = true }
    skipSpace()
    step.type = try type()
    skipSpace()
    while take("[") {
      skipSpace()
      guard step.index == nil else { throw fault("/ or the end after an index") }
      switch peek {
      case "`": step.filters.append(.own(try predicate(within: "`")))
      case "$": step.filters.append(.descendant(try predicate(within: "$")))
      default: step.index = try index()
      }
      skipSpace()
      guard take("]") else { throw fault("]") }
      skipSpace()
    }
    return step
  }

  private mutating func type() throws(LocatorFault) -> ElementType {
    if take("*") { return .any }
    let start = place
    while let next = peek, next.isLetter { place += 1 }
    let name = String(characters[start..<place])
    if let type = ElementTypeNames.type(name) { return type }
    place = start
    guard !name.isEmpty else { throw fault("**/, * or a type such as XCUIElementTypeButton") }
    let nearest = NearestName.of(name, in: ElementTypeNames.all).map { "; did you mean \($0)?" }
    throw LocatorFault(
      "The class chain \"\(LocatorFault.shown(text))\" is not valid: column \(start + 1): there is "
        + "no type \(LocatorFault.shown(name))" + (nearest ?? "."))
  }

  private mutating func index() throws(LocatorFault) -> Int {
    let start = place
    if peek == "-" { place += 1 }
    while let next = peek, next.isASCII, next.isNumber { place += 1 }
    guard let index = Int(String(characters[start..<place])), index != 0, abs(index) < 1 << 31
    else {
      place = start
      throw fault("a predicate in ` or $, or an index other than 0")
    }
    return index
  }

  /// Reads a predicate between marks; a mark inside it is doubled.
  private mutating func predicate(
    within mark: Character
  ) throws(LocatorFault) -> DriverPredicate {
    place += 1
    var format = ""
    while let next = peek {
      place += 1
      if next == mark {
        guard peek == mark else { return try DriverPredicate(format) }
        place += 1
      }
      format.append(next)
    }
    throw fault("\(mark) after the predicate")
  }

  private var peek: Character? { place < characters.count ? characters[place] : nil }

  private mutating func take(_ word: String) -> Bool {
    guard characters[place...].starts(with: word) else { return false }
    place += word.count
    return true
  }

  private mutating func skipSpace() {
    while let next = peek, next.isWhitespace { place += 1 }
  }

  private func fault(_ expected: String) -> LocatorFault {
    .at(
      place + 1, of: "class chain", text, expected: expected,
      found: peek.map { "\"\($0)\"" } ?? "the end")
  }
}
