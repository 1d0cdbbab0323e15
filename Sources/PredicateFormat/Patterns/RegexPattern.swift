import Foundation

/// The pattern of `MATCHES`: a regular expression that must match the whole text.
struct RegexPattern: Sendable {
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
    var matched = false
    var reports = 0
    regex.enumerateMatches(in: subject, options: [.anchored, .reportProgress], range: range) {
      match, _, stop in
      if let match {
        matched = match.range == range
        stop.pointee = true
      } else {
        reports += 1
        if reports > FormatLimits.regexReportsMaximum { stop.pointee = true }
      }
    }
    guard reports <= FormatLimits.regexReportsMaximum else {
      throw .runawayRegularExpression(pattern: pattern)
    }
    return matched
  }
}
