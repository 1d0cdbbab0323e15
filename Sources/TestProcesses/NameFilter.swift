import Foundation

/// The names that a pattern of `--filter` matches.
package struct NameFilter {
  /// Why a pattern cannot be used.
  package struct Fault: Error, CustomStringConvertible {
    /// The reason, as a sentence.
    package let description: String
  }

  private let pattern: String
  private let regex: NSRegularExpression

  /// The most progress reports of a search in a name; patterns that try all ways to split a name
  /// would take longer than anybody waits.
  static let reportLimit = 1_000
  private let reportLimit: Int

  /// Compiles a pattern.
  package init(_ pattern: String) throws(Fault) {
    try self.init(pattern, reportLimit: Self.reportLimit)
  }

  init(_ pattern: String, reportLimit: Int) throws(Fault) {
    self.pattern = pattern
    self.reportLimit = reportLimit
    guard let regex = try? NSRegularExpression(pattern: pattern) else {
      throw Fault(description: "\(pattern) is not a regular expression.")
    }
    self.regex = regex
  }

  /// The names that match, in their order.
  package func matches(in names: [String]) throws(Fault) -> [String] {
    var matching: [String] = []
    for name in names {
      if try matches(name) { matching.append(name) }
    }
    return matching
  }

  /// Whether a part of a name matches.
  package func matches(_ name: String) throws(Fault) -> Bool {
    var (isMatch, reports) = (false, 0)
    let range = NSRange(location: 0, length: name.utf16.count)
    regex.enumerateMatches(in: name, options: .reportProgress, range: range) { match, _, stop in
      isMatch = isMatch || match != nil
      reports += 1
      if isMatch || reports > reportLimit { stop.pointee = true }
    }
    guard isMatch || reports <= reportLimit else {
      throw Fault(description: "the pattern \(pattern) takes too long on \(name). Simplify it.")
    }
    return isMatch
  }
}
