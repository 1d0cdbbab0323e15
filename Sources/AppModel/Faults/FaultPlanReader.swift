import PredicateFormat

/// Everything that is wrong with the text of a ``FaultPlan``.
public struct FaultPlanError: Error, Sendable, Hashable {
  /// One thing that is wrong.
  public struct Fault: Sendable, Hashable {
    /// The place, in characters counted from 1.
    public let column: Int
    /// The problem as part of a sentence, with the nearest valid name.
    public let words: String
  }

  /// The text that was read.
  public let text: String
  /// What is wrong with it, in order; never empty.
  public let faults: [Fault]
}

extension FaultPlanError: CustomStringConvertible {
  /// A sentence for each thing that is wrong, with its column.
  public var description: String {
    let shown = text.count > 60 ? text.prefix(57) + "..." : text[...]
    return faults.map {
      "Unable to read the fault plan \"\(shown)\": \($0.words) at column \($0.column)."
    }.joined(separator: "\n")
  }
}

extension FaultPlan {
  /// The longest text that is read, in characters.
  package static let textLimit = 4_096

  /// Reads a plan: names separated by spaces, with `=` and a number where a fault takes one.
  ///
  /// The name of a level adds all its faults; single ones can be given again to change their
  /// numbers.
  public init(parsing text: String) throws(FaultPlanError) {
    var reader = FaultPlanReader(text)
    reader.read()
    guard reader.faults.isEmpty else {
      throw FaultPlanError(text: text, faults: reader.faults)
    }
    self.init(reader.found)
  }
}

/// Reads the words of a plan's text one after another.
private struct FaultPlanReader {
  private(set) var faults: [FaultPlanError.Fault] = []
  private(set) var found: [Fault] = []
  private var given: Set<FaultKind> = []
  private let text: String

  init(_ text: String) { self.text = text }

  mutating func read() {
    guard text.count <= FaultPlan.textLimit else {
      return fail(
        FaultPlan.textLimit + 1,
        "the text is longer than \(FaultPlan.textLimit) characters, which is the limit")
    }
    var column = 1
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: \.isWhitespace) {
      if !part.isEmpty { read(part, at: column) }
      column += part.count + 1
    }
  }

  private mutating func read(_ word: Substring, at column: Int) {
    let name = String(word.prefix { $0 != "=" })
    let number = name.count < word.count ? word.dropFirst(name.count + 1) : nil
    if number == nil, let level = FaultPlan.level(name) {
      found = level.faults.filter { !given.contains($0.kind) } + found
      return
    }
    guard let kind = FaultKind(rawValue: name) else { return failUnknown(name, at: column) }
    guard given.insert(kind).inserted else { return fail(column, "\(name) appears twice") }
    let place = column + name.count + (number == nil ? 0 : 1)
    guard let strength = read(number, of: kind, at: place) else { return }
    found.append(Fault(kind, strength))
  }

  private mutating func read(
    _ number: Substring?, of kind: FaultKind, at column: Int
  ) -> Double? {
    guard let range = kind.strength.range else {
      if number == nil { return 1 }
      fail(column, "\(kind.rawValue) takes no number")
      return nil
    }
    guard let number, let value = Double(number), range.contains(value) else {
      let shown = number.map { "\"\($0)\"" } ?? "none"
      fail(column, "\(kind.rawValue) takes \(kind.strength.words), found \(shown)")
      return nil
    }
    return value
  }

  private mutating func failUnknown(_ name: String, at column: Int) {
    let names = FaultKind.allCases.map(\.rawValue) + FaultPlan.levels.map(\.name)
    let nearest = NearestName.of(name, in: names).map { "; the nearest is \"\($0)\"" } ?? ""
    fail(column, "unknown fault \"\(name)\"\(nearest)")
  }

  private mutating func fail(_ column: Int, _ words: String) {
    faults.append(FaultPlanError.Fault(column: column, words: words))
  }
}
