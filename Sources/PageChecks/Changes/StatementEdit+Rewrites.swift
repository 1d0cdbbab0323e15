/// Changes that replace a call.
extension StatementEdit {
  /// The text with code that replaces a statement which only taps.
  ///
  /// Nil in a function with parameters, which taps other elements for other callers.
  package func replacing(tapBy code: String) -> String? {
    guard let call = onlyCall, tokens.text(call) == "tap",
      let function = bounds.function(around: statement.lowerBound)?.lowerBound,
      tokens.text(function + 2) == "(", tokens.text(function + 3) == ")"
    else { return nil }
    let indent = indent(ofLine: firstLine)
    return replacing(bytes(of: statement), by: code.replacing("\n", with: "\n" + indent))
  }

  /// The text with code that replaces the pause right before the statement; nil without a pause.
  package func replacing(pauseBy code: String) -> String? {
    let last = statement.lowerBound - 1
    guard last >= 0, !["{", "}"].contains(tokens.text(last)) else { return nil }
    let line = tokens.place(of: tokens.code[last].range.lowerBound).line
    guard let pause = StatementEdit(lines.joined(separator: "\n"), line: line),
      let call = pause.onlyCall, ["sleep", "usleep"].contains(tokens.text(call))
    else { return nil }
    return replacing(bytes(of: pause.statement), by: code)
  }

  /// The text with code before all other statements of the function.
  package func beginning(with code: String) -> String? {
    guard let first = bounds.function(around: statement.lowerBound)?.upperBound,
      tokens.code.indices.contains(first), tokens.code[first].startsLine
    else { return nil }
    let line = tokens.place(of: tokens.code[first].range.lowerBound).line
    return inserting(code, at: line - 1, asFarInAs: line)
  }

  /// The text with a statement that types a text replaced by presses of single keys, which need no
  /// keyboard on the screen.
  package func pressingKeys() -> String? {
    guard let call = onlyCall, tokens.text(call) == "typeText", statement.lowerBound < call - 1,
      call + 2 < statement.upperBound - 1
    else { return nil }
    let receiver = text(of: statement.lowerBound..<call - 1)
    let typed = text(of: call + 2..<statement.upperBound - 1)
    return replacing(
      bytes(of: statement),
      by: "for key in \(typed) { \(receiver).typeKey(String(key), modifierFlags: []) }")
  }

  /// The text in which the labels that the statement reads from many elements are sorted, and the
  /// literal texts that it compares them with are sorted too.
  package func sortingLabels() -> String? {
    let ends = statement.compactMap(endOfLabels)
    guard !ends.isEmpty else { return nil }
    let lists = statement.compactMap(endOfTexts)
    var bytes = tokens.bytes
    for end in (ends + lists).sorted(by: >) {
      bytes.insert(contentsOf: Array(".sorted()".utf8), at: tokens.code[end - 1].range.upperBound)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The token after `.map(\.label)` or `.map { $0.label }`, unless the labels are sorted there.
  private func endOfLabels(_ place: Int) -> Int? {
    guard tokens.text(place) == "map", tokens.text(place - 1) == "." else { return nil }
    let end = tokens.end(ofBracketsAt: place + 1)
    let isOfTexts = (place..<end).contains { ["label", "value"].contains(tokens.text($0)) }
    return isOfTexts && tokens.text(end + 1) != "sorted" ? end : nil
  }

  /// The token after a list of string literals that is not sorted.
  private func endOfTexts(_ place: Int) -> Int? {
    guard tokens.text(place) == "[", ["(", ",", "="].contains(tokens.text(place - 1)) else {
      return nil
    }
    let end = tokens.end(ofBracketsAt: place)
    let isOfTexts = (place + 1..<max(place + 1, end - 1)).allSatisfy {
      if case .string = tokens.code[$0].kind { true } else { tokens.text($0) == "," }
    }
    return isOfTexts && end - place > 2 && tokens.text(end + 1) != "sorted" ? end : nil
  }

  /// The name of the function that the statement calls; nil if it does anything else.
  private var onlyCall: Int? {
    let call = statement.first {
      tokens.text($0 + 1) == "(" && tokens.end(ofBracketsAt: $0 + 1) == statement.upperBound
    }
    guard let call else { return nil }
    let others = ["let", "var", "if", "for", "while", "guard", "return", "switch", "=", "{"]
    let isMore = (statement.lowerBound...call).contains { others.contains(tokens.text($0)) }
    return isMore ? nil : call
  }
}
