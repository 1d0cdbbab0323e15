import VirtualTime

/// What a journal says was done to the app, with when: all that is needed to do it again.
struct JournalInputs: Sendable, Equatable {
  /// One input.
  enum Input: Sendable, Equatable {
    case launch(arguments: [String], environment: [String: String])
    case terminate
    case touch(gesture: ElementGesture, x: Double, y: Double)
    case type(String)
    case scroll(offset: Double)
  }

  var seed: Seed
  var device: String
  var replay: String?
  var inputs: [(instant: VirtualInstant, input: Input)] = []

  /// Reads a journal; lines that are no inputs are passed over.
  init(_ bytes: [UInt8]) throws(JournalFault) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: true)
    guard let first = lines.first else {
      throw JournalFault(line: 1, expected: "a journal's first line")
    }
    let header = try Self.object(first, line: 1)
    guard case .integer(Int64(Journal.version))? = header["journal"]?.kind else {
      throw JournalFault(line: 1, expected: "\"journal\": \(Journal.version)")
    }
    guard let seed = header.text("seed").flatMap({ Seed($0) }), let device = header.text("device")
    else { throw JournalFault(line: 1, expected: "a seed and a device") }
    self.seed = seed
    self.device = device
    replay = header.text("replay")
    for (index, line) in lines.enumerated().dropFirst() {
      try read(Self.object(line, line: index + 1), line: index + 1)
    }
  }

  static func == (one: JournalInputs, other: JournalInputs) -> Bool {
    one.seed == other.seed && one.device == other.device && one.replay == other.replay
      && one.inputs.elementsEqual(other.inputs) { $0 == $1 }
  }

  private mutating func read(_ fact: Members, line: Int) throws(JournalFault) {
    guard let kind = fact.text("is"), case .integer(let instant)? = fact["t"]?.kind, instant >= 0
    else { throw JournalFault(line: line, expected: "\"t\" and \"is\"") }
    guard let input = try Self.input(kind, fact, line: line) else { return }
    inputs.append((VirtualInstant(nanoseconds: instant), input))
  }

  private static func input(
    _ kind: String, _ fact: Members, line: Int
  ) throws(JournalFault) -> Input? {
    switch kind {
    case "launched":
      return .launch(arguments: fact.texts("arguments"), environment: fact.table("environment"))
    case "terminated": return .terminate
    case "typed": return .type(fact.text("text") ?? "")
    case "scrolled": return .scroll(offset: fact.number("offset") ?? 0)
    case "touched":
      guard let gesture = fact.text("gesture").flatMap(ElementGesture.init(rawValue:)),
        let x = fact.number("x"), let y = fact.number("y")
      else { throw JournalFault(line: line, expected: "a gesture with x and y") }
      return .touch(gesture: gesture, x: x, y: y)
    default: return nil
    }
  }

  private static func object(
    _ bytes: ArraySlice<UInt8>, line: Int
  ) throws(JournalFault) -> Members {
    guard case .object(let members)? = JSONReader.read(Array(bytes)).node?.kind else {
      throw JournalFault(line: line, expected: "a JSON object")
    }
    return Members(all: members)
  }

  /// The members of one line.
  private struct Members {
    let all: [JSONMember]

    subscript(key: String) -> JSONNode? { all.first { $0.key == key }?.value }

    func text(_ key: String) -> String? {
      guard case .string(let text)? = self[key]?.kind else { return nil }
      return text
    }

    func number(_ key: String) -> Double? {
      switch self[key]?.kind {
      case .real(let number)?: number
      case .integer(let number)?: Double(number)
      default: nil
      }
    }

    func texts(_ key: String) -> [String] {
      guard case .array(let items)? = self[key]?.kind else { return [] }
      return items.compactMap { if case .string(let text) = $0.kind { text } else { nil } }
    }

    func table(_ key: String) -> [String: String] {
      guard case .object(let members)? = self[key]?.kind else { return [:] }
      var table: [String: String] = [:]
      for member in members {
        if case .string(let text) = member.value.kind { table[member.key] = text }
      }
      return table
    }
  }
}

/// Why a journal cannot be read.
package struct JournalFault: Error, Sendable, Equatable, CustomStringConvertible {
  /// The line, the first being 1.
  package let line: Int
  /// What should have stood there.
  package let expected: String

  /// The fault in words.
  package var description: String { "journal line \(line): expected \(expected)" }
}
