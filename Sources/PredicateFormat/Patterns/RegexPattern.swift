import Foundation

/// The pattern of `MATCHES`: a regular expression that must match the whole text.
package struct RegexPattern: Sendable {
  private let pattern: String
  private let regex: NSRegularExpression?

  /// Compiles a pattern; an invalid regular expression is reported when it is used.
  init(_ text: String, _ options: ComparisonOptions) {
    pattern = text
    let diacritics = options.intersection(.diacriticInsensitive)
    let folded = options.folds ? TextFolding.folded(text, diacritics) : text
    let isCaseless = options.folds && options.contains(.caseInsensitive)
    let flags: NSRegularExpression.Options = isCaseless ? .caseInsensitive : []
    let bare = folded.isEmpty ? nil : try? NSRegularExpression(pattern: folded, options: flags)
    guard bare != nil || folded.isEmpty else {
      regex = nil
      return
    }
    // An alternative that ends early must not hide one that reaches the end of the text.
    let whole = try? NSRegularExpression(pattern: "(?:\(folded))\\z", options: flags)
    regex = whole ?? bare
  }

  /// Whether the whole text fits.
  func fits(
    _ text: String, _ options: ComparisonOptions
  ) throws(FormatEvaluationError) -> Bool {
    guard let regex else { throw .badRegularExpression(pattern: pattern) }
    let diacritics = options.intersection(.diacriticInsensitive)
    let subject = options.folds ? TextFolding.folded(text, diacritics) : text
    let range = NSRange(location: 0, length: subject.utf16.count)
    let search = Self.search(subject, for: regex, .anchored)
    guard search.isOver else { throw .runawayRegularExpression(pattern: pattern) }
    return search.match == range
  }

  /// The place of the first match, and whether the search was over in time.
  static func search(
    _ text: String, for regex: NSRegularExpression,
    _ options: NSRegularExpression.MatchingOptions,
    reportLimit: Int = FormatLimits.regexReportsMaximum
  ) -> (match: NSRange?, isOver: Bool) {
    var first: NSRange?
    var reports = 0
    let range = NSRange(location: 0, length: text.utf16.count)
    regex.enumerateMatches(in: text, options: options.union(.reportProgress), range: range) {
      match, _, stop in
      if let match {
        first = match.range
        stop.pointee = true
      } else {
        reports += 1
        if reports > reportLimit { stop.pointee = true }
      }
    }
    return (first, reports <= reportLimit)
  }
}

extension RegexPattern {
  /// Whether a regular expression matches somewhere in a text.
  ///
  /// - Returns: nil if it is not a regular expression, or if the search takes too long.
  package static func finds(_ pattern: String, in text: String) -> Bool? {
    guard let regex = try? NSRegularExpression(pattern: pattern) else { return nil }
    let search = search(text, for: regex, [])
    return search.isOver ? search.match != nil : nil
  }
}
