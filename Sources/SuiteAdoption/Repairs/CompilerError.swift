/// An error of the compiler, as `swift build` prints it.
package struct CompilerError: Equatable, Sendable {
  /// The path of the file.
  package let file: String
  /// The line, from 1.
  package let line: Int
  /// The column in bytes, from 1.
  package let column: Int
  /// What is wrong.
  package let message: String

  /// The errors in the output of a build, each once.
  package static func all(in output: String) -> [CompilerError] {
    var known: Set<String> = []
    return output.split(separator: "\n").compactMap { line in
      guard let error = CompilerError(line), known.insert(String(line)).inserted else { return nil }
      return error
    }
  }

  private init?(_ line: Substring) {
    guard let mark = line.firstRange(of: ": error: ") else { return nil }
    let place = line[..<mark.lowerBound].split(separator: ":")
    guard place.count >= 3, place[0].hasSuffix(".swift"), let number = Int(place[1]),
      let column = Int(place[2])
    else { return nil }
    self.column = column
    file = String(place[0])
    self.line = number
    message = String(line[mark.upperBound...])
  }

  /// The old name of something and its new one, both without what precedes a point; the new one is
  /// empty if the name can be left out.
  var renaming: (old: String, new: String)? {
    if message == "'characters' is unavailable: Please use String directly" {
      return ("characters", "")
    }
    // The betas of Swift 3 had other names.
    if message.hasPrefix("cannot convert value of type 'Predicate<"),
      quotes.last == "NSPredicate"
    {
      return ("Predicate", "NSPredicate")
    }
    let wait = "waitForExpectations"
    if message == "no exact matches in call to instance method '\(wait)'" {
      return ("\(wait)(withTimeout:", "\(wait)(timeout:")
    }
    guard message.contains("' has been renamed to '"), quotes.count == 2 else { return nil }
    let names = quotes.map { $0.split(separator: ".").last.map(String.init) ?? "" }
    // A different form of a call needs more than a new name.
    guard names.allSatisfy({ $0.wholeMatch(of: #/\w+/#) != nil }) else { return nil }
    return (names[0], names[1])
  }

  /// The names in quotes.
  var quotes: [String] {
    message.split(separator: "'", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset % 2 == 1 }.map { String($0.element) }
  }
}
