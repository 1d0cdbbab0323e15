import AccessibilityTree
import PageChecks

/// Changes the text of a file so that an error of the compiler goes away.
///
/// Lines stay where they are: what failed on a Mac in line 9 does so here.
struct SourceRepair {
  private let bytes: [UInt8]
  private var functions: [Function] = []

  private struct Function {
    /// Its name, or the word it begins with if it has none.
    let name: String
    /// The first byte of its word, such as `func`.
    let start: Int
    /// The bytes between the braces.
    let body: Range<Int>
    let returns: Returned
    /// Whether it is asynchronous, and whether it throws.
    let isAsync, isThrowing: Bool
    /// Where the statements of the body begin.
    let statements: [Int]

    /// Whether it prepares tests, or clears up after them.
    var isSetup: Bool { SourceRepair.setups.contains(name) }
  }

  private enum Returned { case nothing, itself, other }

  /// What begins a property that holds code in another form than one that only reads.
  private static let accessors: Set<String> = ["get", "set", "willSet", "didSet", "}"]

  /// The methods that run before and after each test, and before and after all of a class.
  private static let setups: Set<String> = [
    "setUp", "setUpWithError", "tearDown", "tearDownWithError",
  ]

  /// What goes on with the line before it.
  private static let continuations: Set<String> = [
    ".", ")", "]", "}", "else", "catch", "?", ":", "&", "|", "+", "=", "{", ",",
  ]

  /// What the names of functions begin with that stand for those that were left out.
  private static let leftOut = "leftOut"

  /// The mark of a body that was replaced.
  private static let mark = "/* left out */"

  /// Reads a file; any text will do.
  init(_ text: String) {
    bytes = Array(text.utf8)
    let tokens = SwiftTokens(text)
    let words = tokens.code.map(tokens.words)
    var open: [(token: Int, function: Int?, statements: [Int])] = []
    var pending: Int?
    var brackets = 0
    for (index, word) in words.enumerated() {
      let isWord = tokens.code[index].kind == .word
      if tokens.code[index].startsLine, brackets == 0, !Self.continuations.contains(word) {
        if let last = open.indices.last {
          open[last].statements.append(tokens.code[index].range.lowerBound)
        }
        // A property that is stored has no body.
        if pending.map({ words[$0] == "var" }) == true { pending = nil }
      }
      switch word {
      case "(", "[": brackets += 1
      case ")", "]": brackets -= 1
      case "func" where isWord, "init" where isWord && index > 0 && words[index - 1] != ".":
        pending = index
      // A variable inside a function ends nowhere that could be told from here.
      case "var" where isWord && open.allSatisfy { $0.function == nil }: pending = index
      case "=" where pending.map { words[$0] == "var" } == true: pending = nil
      case "{":
        if pending.map({ words[$0] == "var" }) == true, index + 1 < words.count,
          Self.accessors.contains(words[index + 1])
        {
          pending = nil
        }
        open.append((index, pending, []))
        pending = nil
      case "}":
        // What a protocol asks for has no body.
        pending = nil
        guard let (start, function, statements) = open.popLast(), let function else { continue }
        functions.append(
          Function(
            name: words[words[function] == "func" ? function + 1 : function],
            start: tokens.code[function].range.lowerBound,
            body: tokens.code[start].range.upperBound..<tokens.code[index].range.lowerBound,
            returns: Self.returned(words[function..<start]),
            isAsync: words[function..<start].contains("async"),
            isThrowing: words[function..<start].contains("throws"), statements: statements))
      default: break
      }
    }
  }

  /// What a function returns, by the words before its body; arrows of closures are in brackets.
  private static func returned(_ signature: ArraySlice<String>) -> Returned {
    if signature.first != "func" { return .other }
    var depth = 0
    for index in signature.indices {
      switch signature[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "-"
      where depth == 0 && signature.dropFirst(index - signature.startIndex + 1).first == ">":
        let rest = signature[(index + 2)...]
        if rest.first == "Void" || rest.prefix(2) == ["(", ")"] { return .nothing }
        return rest.first == "Self" ? .itself : .other
      default: break
      }
    }
    return .nothing
  }

  /// The text without the statement of a set-up around an error; nil if the error is elsewhere, or
  /// if the statement is left out already.
  ///
  /// What prepares a real app, such as a server that answers it, may have nothing to do here.
  func text(leavingOutStatementAt error: CompilerError) -> String? {
    guard let place = offset(of: error), let setup = innermost(around: place), setup.isSetup,
      !isBlank(error.line), let start = setup.statements.last(where: { $0 <= place })
    else { return nil }
    let end = setup.statements.first { $0 > place } ?? setup.body.upperBound
    let space = bytes[start..<end].map { $0 == UInt8(ascii: "\n") ? $0 : UInt8(ascii: " ") }
    return String(decoding: bytes[..<start] + space + bytes[end...], as: UTF8.self)
  }

  private func isBlank(_ line: Int) -> Bool {
    guard let start = offset(of: line) else { return true }
    return bytes[start...].prefix { $0 != UInt8(ascii: "\n") }.allSatisfy { $0 <= 32 }
  }

  private func innermost(around place: Int) -> Function? {
    functions.filter { $0.body.contains(place) }.min { $0.body.count < $1.body.count }
  }

  /// The text with the innermost function around an error replaced by a failure; nil if there is
  /// none, or if it is replaced already.
  func text(blanking error: CompilerError) -> String? {
    guard let place = offset(of: error), let found = innermost(around: place) else { return nil }
    let body = String(decoding: bytes[found.body], as: UTF8.self)
    guard !body.contains(Self.mark) else { return nil }
    let lines = String(repeating: "\n", count: body.utf8.count { $0 == UInt8(ascii: "\n") })
    let words = SwiftLiteral.string("This does not compile here: \(error.message)")
    let rest =
      switch found.returns {
      case .nothing: ""
      case .itself: "; return self"
      case .other: "; fatalError(\(words))"
      }
    return String(decoding: bytes[..<found.body.lowerBound], as: UTF8.self)
      + " \(Self.mark) XCTFail(\(words))\(rest)\(lines) "
      + String(decoding: bytes[found.body.upperBound...], as: UTF8.self)
  }

  /// The text without the function whose signature has an error; nil if there is none.
  ///
  /// An empty function takes its place, since attributes may stand before it. The lines after it
  /// keep their numbers.
  func text(leavingOut error: CompilerError) -> String? {
    guard let place = offset(of: error),
      let found = functions.last(where: { ($0.start..<$0.body.lowerBound).contains(place) }),
      !found.name.hasPrefix(Self.leftOut)
    else { return nil }
    let line = bytes[..<found.start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = min(found.body.upperBound + 1, bytes.count)
    let lines = bytes[line..<end].filter { $0 == UInt8(ascii: "\n") }
    let empty = "func \(Self.leftOut)\(error.line)() {}".utf8
    return String(decoding: bytes[..<line] + empty + lines + bytes[end...], as: UTF8.self)
  }

  /// The text without the attributes by which Objective-C sees what its line declares; nil if there
  /// are none.
  func text(hidingFromObjectiveC error: CompilerError) -> String? {
    guard let start = offset(of: error.line) else { return nil }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    let hidden = line.replacing(#/@(objcMembers|objc|IBAction|IBOutlet)\b(\([^)]*\))?/#) { match in
      String(repeating: " ", count: match.0.utf8.count)
    }
    guard hidden != line else { return nil }
    return String(decoding: bytes[..<start], as: UTF8.self) + hidden
      + String(decoding: bytes[end...], as: UTF8.self)
  }

  /// The text with the import of a whole module in place of one of its parts; nil if it has none.
  func text(importing module: String, for part: String) -> String? {
    let text = String(decoding: bytes, as: UTF8.self)
    let whole = text.replacing("import \(part)", with: "import \(module)")
    return whole == text ? nil : whole
  }

  /// The text with the set-up at an error on the main actor, where it touches what is isolated
  /// there or is isolated itself; nil if the error is elsewhere.
  ///
  /// On a Mac such a set-up overrides a method of Objective-C, which may be isolated otherwise.
  func text(isolating error: CompilerError) -> String? {
    guard error.message.contains("main actor-isolated"), let place = offset(of: error),
      let setup = functions.first(where: {
        $0.isSetup && ($0.start..<$0.body.upperBound).contains(place)
      }), !setup.isAsync,
      !String(decoding: bytes[setup.body], as: UTF8.self).contains(Self.assumption)
    else { return nil }
    return String(decoding: Self.assuming(setup, in: bytes), as: UTF8.self)
  }

  /// The text in which synchronous tests do without `@MainActor`, on which they run all the same;
  /// nil if none has it.
  func textOfPlainTests() -> String? {
    let isolated = functions.filter {
      $0.name.hasPrefix("test") && !$0.isAsync
        && Self.attributes(of: $0, in: bytes).contains(Self.isolation)
    }
    guard !isolated.isEmpty else { return nil }
    // From the last one on, so that the places of the others stay.
    let edited = isolated.sorted { $0.start > $1.start }.reduce(bytes) {
      Self.assuming($1, in: $0)
    }
    return String(decoding: edited, as: UTF8.self)
  }

  /// `@MainActor` before a function, with other words between them.
  private nonisolated(unsafe) static let isolation = #/@MainActor(?=(\s+(@\w+|[a-z]+))*\s*$)/#
  private static let assumption = "MainActor.assumeIsolated {"

  /// What stands before the word of a function: its own line, and three lines before it.
  private static func attributes(of function: Function, in bytes: [UInt8]) -> String {
    let newline = UInt8(ascii: "\n")
    var place = function.start
    for _ in 0..<4 { place = bytes[..<place].lastIndex(of: newline) ?? 0 }
    return String(decoding: bytes[place..<function.start], as: UTF8.self)
  }

  /// The bytes with the body of a function on the main actor, and its attribute gone.
  private static func assuming(_ function: Function, in bytes: [UInt8]) -> [UInt8] {
    let attributes = attributes(of: function, in: bytes)
    let plain = attributes.replacing(isolation) {
      String(repeating: " ", count: $0.0.utf8.count)
    }
    var edited = Array(bytes[..<(function.start - attributes.utf8.count)])
    edited += plain.utf8
    edited += bytes[function.start..<function.body.lowerBound]
    edited += ((function.isThrowing ? " try " : " ") + assumption).utf8
    edited += bytes[function.body]
    edited += "} ".utf8
    edited += bytes[function.body.upperBound...]
    return edited
  }

  /// The byte at which an error is, in its line: where a function was replaced, lines are shorter
  /// than those of the compiler.
  private func offset(of error: CompilerError) -> Int? {
    offset(of: error.line).map { start in
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      return min(start + error.column - 1, end)
    }
  }

  /// The byte at which a line begins; nil if there is no such line.
  private func offset(of line: Int) -> Int? {
    var (number, place) = (1, 0)
    while number < line {
      guard let end = bytes[place...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      (number, place) = (number + 1, end + 1)
    }
    return place
  }
}
