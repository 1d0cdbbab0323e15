import AccessibilityTree

/// Changes the text of a file so that a compiler error disappears.
///
/// Line numbers do not change: a failure in line 9 on a Mac is in line 9 here.
struct SourceRepair {
  private let bytes: [UInt8]
  private let outline: SourceOutline

  /// The prefix of functions that replace those that were left out.
  private static let leftOut = "leftOut"

  /// The mark of a body that was replaced.
  private static let mark = "/* left out */"

  /// Reads a file; any text will do.
  init(_ text: String) {
    bytes = Array(text.utf8)
    outline = SourceOutline(text)
  }

  /// The text without the statement of a set-up around an error; nil if the error is elsewhere, or
  /// if the statement is left out already.
  ///
  /// Preparations for a real app, such as a server for its requests, are often not needed here.
  func text(leavingOutStatementAt error: CompilerError) -> String? {
    guard let place = offset(of: error), let setup = innermost(around: place), setup.isSetup
    else { return nil }
    return statement(at: place, of: setup, error).map { blanking([$0]) }
  }

  /// The text without the statement around an error that only prepares the surroundings of the app,
  /// such as a server for its requests; nil for any other.
  ///
  /// It is in a function that does nothing else, or it assigns to an entry, as in
  /// `router["/login"] = ...`, or it calls a function of an object whose type is empty here.
  /// Statements that would then end the process are removed as well, also in set-ups.
  func text(
    leavingOutPreparationAt error: CompilerError, ofEmptyType isOfEmptyType: Bool = false
  ) -> String? {
    guard error.message.hasPrefix("cannot find ") || error.message.contains(" has no "),
      !error.message.contains("XCUI"), let place = offset(of: error),
      let found = innermost(around: place),
      let wrong = statement(at: place, of: found, error), isPreparing(text(wrong))
    else { return nil }
    guard found.returns == .nothing || found.isInitializer, !found.name.hasPrefix("test"),
      isPreparing(text(found.body))
    else {
      // A function with such a name may be the only assertion of a test.
      let called = isOfEmptyType ? text(wrong).prefixMatch(of: #/[\w.!?]+\(/#)?.0 : nil
      let isCall = called?.contains(#/(?i)verif|check/#) == false
      let isEntry = text(wrong).prefixMatch(of: #/[\w.]+\[[^\]\n]*\] = /#) != nil
      return isCall || isEntry ? blanking([wrong]) : nil
    }
    let unset = text(wrong).prefixMatch(of: #/(?:self\.)?(\w+) = /#)?.1
    let others = ([found] + outline.functions.filter(\.isSetup)).flatMap(statements).filter {
      let text = text($0)
      return text.contains(#/[\w)\]]!([^=]|$)|\btry[!]/#) && found.body.contains($0.lowerBound)
        || unset.map { text.hasPrefix($0 + ".") || text.hasPrefix("self.\($0).") } == true
    }
    return blanking([wrong] + others)
  }

  /// Whether code names nothing of XCTest, no assertion, no app and no elements: it does not test
  /// anything.
  private func isPreparing(_ code: String) -> Bool {
    !code.contains(#/\b(XC|UI|expect\b|assert|tap\b)|[^.\w]app\b(?!:)/#)
      && !code.contains(#/\b(buttons|staticTexts|\w*[fF]ields|cells|tables|alerts|\w+Elements)\b/#)
  }

  private func statements(of function: SourceOutline.Function) -> [Range<Int>] {
    let ends = function.statements.dropFirst() + [function.body.upperBound]
    return zip(function.statements, ends).map { $0..<$1 }
  }

  /// The bytes of the statement around a place; nil if it is left out already.
  private func statement(
    at place: Int, of function: SourceOutline.Function, _ error: CompilerError
  ) -> Range<Int>? {
    isBlank(error.line) ? nil : statements(of: function).last { $0.lowerBound <= place }
  }

  private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  private func isBlank(_ line: Int) -> Bool {
    guard let start = offset(of: line) else { return true }
    return bytes[start...].prefix { $0 != UInt8(ascii: "\n") }.allSatisfy { $0 <= 32 }
  }

  private func innermost(around place: Int) -> SourceOutline.Function? {
    // Errors about unset properties are reported at the end of an initializer.
    outline.functions.filter { ($0.body.lowerBound...$0.body.upperBound).contains(place) }
      .min { $0.body.count < $1.body.count }
  }

  /// The text with the innermost function around an error replaced by a failure; nil if there is
  /// none, or if it is replaced already.
  ///
  /// An initializer fails and continues. If a property then has no value, the next compiler error
  /// reports it, and then the initializer ends the test. What may throw does so: in code of a task
  /// the end of one test would be that of all. The failure names the modules that the file imports
  /// and that are empty here.
  func text(blanking error: CompilerError, lacking modules: [String] = []) -> String? {
    guard let place = offset(of: error), let found = innermost(around: place) else { return nil }
    let body = text(found.body)
    let isAgain = body.contains(Self.mark)
    guard !isAgain || found.isInitializer && Self.isAboutValues(error) else { return nil }
    let lines = String(repeating: "\n", count: body.utf8.count { $0 == UInt8(ascii: "\n") })
    let lack = modules.map { "; \($0), which its file imports, is empty here" }.joined()
    // The first error is the cause of the one about values.
    let first = isAgain ? body.firstMatch(of: #/XCTFail\(("(?:[^"\\]|\\.)*")\)/#)?.1 : nil
    let words =
      first.map(String.init)
      ?? SwiftLiteral.string("This does not compile here: \(error.message)\(lack)")
    let end = found.throwsAny ? "throw CancellationError()" : "fatalError(\(words))"
    let statement =
      switch found.returns {
      case .nothing: "XCTFail(\(words))"
      case .itself: "XCTFail(\(words)); return self"
      case .other where found.isInitializer && !isAgain: "XCTFail(\(words))"
      case .other: "XCTFail(\(words)); \(end)"
      }
    return replacing(found.body, with: " \(Self.mark) \(statement)\(lines) ")
  }

  /// Whether an error says that an initializer leaves a property without a value.
  private static func isAboutValues(_ error: CompilerError) -> Bool {
    error.message.contains("without initializing") || error.message.contains("'super.init' isn't")
  }

  private func replacing(_ range: Range<Int>, with text: String) -> String {
    String(
      decoding: bytes[..<range.lowerBound] + text.utf8 + bytes[range.upperBound...], as: UTF8.self)
  }

  /// The text without a line that only sets a property that a type lacks here; nil for other lines.
  ///
  /// Foundation on Linux lacks some settings, such as those of formatters.
  func text(leavingOutAssignmentAt error: CompilerError) -> String? {
    guard error.message.hasPrefix("value of type '"), error.message.contains("' has no member '"),
      let name = error.quotes.last, let start = offset(of: error.line)
    else { return nil }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let line = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let set = line.wholeMatch(of: #/\s*[\w.!?]+\.(\w+) = [^(){}\[\]]*[^(){}\[\],=&|+?:]/#),
      set.1 == name
    else { return nil }
    let rest = bytes[end...].drop { $0 <= 32 }
    if let next = rest.first, [UInt8(ascii: "."), UInt8(ascii: "?")].contains(next) { return nil }
    return replacing(start..<end, with: "")
  }

  /// The text without the declaration around an error; nil if there is none, or if it is left out.
  ///
  /// The lines after it keep their numbers.
  func text(leavingOutMemberAt error: CompilerError) -> String? {
    guard let place = offset(of: error), !isBlank(error.line),
      let scope = outline.scopes.filter({ $0.body.contains(place) })
        .min(by: { $0.body.count < $1.body.count }),
      let line = scope.members.lastIndex(where: { $0 <= place })
    else { return nil }
    // Attributes may be in lines before it.
    let first =
      (0..<line).reversed().prefix { isAttribute(scope.members[$0]..<scope.members[$0 + 1]) }
      .last ?? line
    let end = line + 1 < scope.members.count ? scope.members[line + 1] : scope.body.upperBound
    return blanking([scope.members[first]..<end])
  }

  private func isAttribute(_ range: Range<Int>) -> Bool {
    let text = text(range)
    return text.hasPrefix("@")
      && !text.contains(#/\b(func|var|let|class|struct|enum|case|init|extension|import)\b/#)
  }

  /// The text with some bytes replaced by white space.
  private func blanking(_ ranges: [Range<Int>]) -> String {
    var edited = bytes
    for place in ranges.joined() where edited[place] != UInt8(ascii: "\n") {
      edited[place] = UInt8(ascii: " ")
    }
    return String(decoding: edited, as: UTF8.self)
  }

  /// The text without the function whose signature has an error; nil if there is none.
  ///
  /// An empty function replaces it, since there may be attributes before it. The lines after it
  /// keep their numbers.
  func text(leavingOut error: CompilerError) -> String? {
    guard let place = offset(of: error),
      let found = outline.functions.last(where: { ($0.start..<$0.body.lowerBound).contains(place) }
      ),
      !found.name.hasPrefix(Self.leftOut)
    else { return nil }
    let line = bytes[..<found.start].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = min(found.body.upperBound + 1, bytes.count)
    let lines = bytes[line..<end].filter { $0 == UInt8(ascii: "\n") }
    let empty = "func \(Self.leftOut)\(error.line)() {}".utf8
    return String(decoding: bytes[..<line] + empty + lines + bytes[end...], as: UTF8.self)
  }

  /// The text without the attributes that expose the line's declaration to Objective-C; nil if
  /// there are none.
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

  /// The text with an old name replaced by the new one that the compiler suggests; nil if it
  /// suggests none.
  ///
  /// `characters` of a string, from Swift 3, becomes the string itself, and `shared()` a property.
  func text(renamingAt error: CompilerError) -> String? {
    if error.message.hasPrefix("cannot call value of non-function type '") {
      return text(uncallingInLine: error.line)
    }
    guard let place = offset(of: error), let names = error.renaming,
      bytes[place...].starts(with: names.old.utf8)
    else { return nil }
    let end = place + names.old.utf8.count
    guard names.new.isEmpty else { return replacing(place..<end, with: names.new) }
    let dot = bytes[..<place].last == UInt8(ascii: ".") ? place - 1 : place
    return dot < place ? replacing(dot..<end, with: "") : nil
  }

  /// The text with the shared objects of a line as the properties that they are since Swift 4,
  /// where Swift 3 called a function; nil if there are none.
  private func text(uncallingInLine line: Int) -> String? {
    guard let start = offset(of: line) else { return nil }
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    let old = text(start..<end)
    let new = old.replacing(#/(\b[A-Z]\w*\.(?:shared|current|default|main|standard))\(\)/#) {
      String($0.1)
    }
    return new == old ? nil : replacing(start..<end, with: new)
  }

  /// The text in which an argument becomes the kind of number that a function takes here; nil if
  /// the error is another one, or if the argument is more than a name.
  ///
  /// Numbers of lines and of elements were unsigned in Swift 3, and `sleep` takes whole seconds.
  func text(convertingAt error: CompilerError) -> String? {
    let numbers =
      #/cannot convert value of type '(U?Int|Double)' to expected argument type '(U?Int(?:32)?)'/#
    guard let types = error.message.wholeMatch(of: numbers), types.1 != types.2,
      let place = offset(of: error), let start = offset(of: error.line)
    else { return nil }
    let begin = place - bytes[start..<place].reversed().prefix(while: Self.isOfPath).count
    let end = bytes[place...].firstIndex { !Self.isOfPath($0) } ?? bytes.count
    let next = bytes[end...].first { $0 > 32 }
    guard begin < end, let next, [UInt8(ascii: ","), UInt8(ascii: ")")].contains(next) else {
      return nil
    }
    return replacing(begin..<end, with: "\(types.2)(\(text(begin..<end)))")
  }

  /// Whether a byte is one of a name, or a point between names.
  private static func isOfPath(_ byte: UInt8) -> Bool {
    let sign = Character(UnicodeScalar(byte))
    return sign.isASCII && (sign.isLetter || sign.isNumber || sign == "_" || sign == ".")
  }

  /// The text with the set-up at an error run on the main actor, if it uses isolated state or is
  /// isolated itself; nil if the error is elsewhere.
  ///
  /// On a Mac such a set-up overrides an Objective-C method, whose isolation may differ.
  func text(isolating error: CompilerError) -> String? {
    guard error.message.contains("main actor-isolated"), let place = offset(of: error),
      let setup = outline.functions.first(where: {
        $0.isSetup && ($0.start..<$0.body.upperBound).contains(place)
      }), !setup.isAsync,
      !String(decoding: bytes[setup.body], as: UTF8.self).contains(Self.assumption)
    else { return nil }
    return String(decoding: Self.assuming(setup, in: bytes), as: UTF8.self)
  }

  /// The text with `@MainActor` removed from synchronous tests, which run on it anyway; nil if none
  /// has it.
  func textOfPlainTests() -> String? {
    let isolated = outline.functions.filter {
      $0.name.hasPrefix("test") && !$0.isAsync
        && Self.attributes(of: $0, in: bytes).contains(Self.isolation)
    }
    guard !isolated.isEmpty else { return nil }
    // Backwards, so that the offsets of the others stay valid.
    let edited = isolated.sorted { $0.start > $1.start }.reduce(bytes) {
      Self.assuming($1, in: $0)
    }
    return String(decoding: edited, as: UTF8.self)
  }

  /// `@MainActor` before a function, with other words between them.
  private nonisolated(unsafe) static let isolation = #/@MainActor(?=(\s+(@\w+|[a-z]+))*\s*$)/#
  private static let assumption = "MainActor.assumeIsolated {"

  /// The text before a function's keyword: on its own line, and the three lines before it.
  private static func attributes(of function: SourceOutline.Function, in bytes: [UInt8]) -> String {
    let newline = UInt8(ascii: "\n")
    var place = function.start
    for _ in 0..<4 { place = bytes[..<place].lastIndex(of: newline) ?? 0 }
    return String(decoding: bytes[place..<function.start], as: UTF8.self)
  }

  /// The bytes with the body of a function on the main actor, and its attribute gone.
  private static func assuming(_ function: SourceOutline.Function, in bytes: [UInt8]) -> [UInt8] {
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

  /// The byte offset of an error, limited to its line: where a function was replaced, lines are
  /// shorter than those that the compiler saw.
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
