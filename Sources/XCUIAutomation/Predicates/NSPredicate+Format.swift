public import Foundation
import PredicateFormat

extension NSPredicate {
  /// Makes a predicate from a format string, as on Apple's systems.
  ///
  /// A string that does not parse fails and ends the running test with Apple's sentence, the column
  /// and what was expected there.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(parsing: predicateFormat, arguments: args)
  }

  /// Makes a predicate from a format string and a list of arguments.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self.init(parsing: predicateFormat, arguments: arguments ?? [])
  }

  /// The predicate with values in place of its `$variables`.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    guard let parsed = formatPredicate else { return self }
    return NSPredicate(parsed.substituting(variables.mapValues { FormatValue($0) }))
  }

  /// Makes a predicate from a parsed one.
  convenience init(_ parsed: FormatPredicate) {
    let recipe = PredicateRecipe(parsed)
    self.init(block: { object, variables in recipe.evaluate(with: object, variables: variables) })
  }

  private convenience init(parsing format: String, arguments: [Any]) {
    let parsed: FormatPredicate
    do throws(FormatError) {
      parsed = try FormatPredicate(format, arguments: arguments.map { FormatArgument($0) })
    } catch {
      failCurrentTest(error.description, endsTest: true)
      self.init(value: false)
      return
    }
    self.init(parsed)
  }

  /// The parsed form; nil for a predicate that was not made from a format string.
  var formatPredicate: FormatPredicate? {
    if self is NSCompoundPredicate { return nil }
    let probe = PredicateProbe()
    _ = evaluate(with: probe)
    return probe.found
  }

  /// The predicate in Apple's canonical form.
  var formatText: String {
    if let compound = self as? NSCompoundPredicate { return compound.compoundText }
    return formatPredicate?.format ?? ElementPredicate.unparsedText(self)
  }
}

extension NSCompoundPredicate {
  var parts: [NSPredicate] { subpredicates }

  fileprivate var compoundText: String {
    let texts = parts.map { part in
      part is NSCompoundPredicate ? "(\(part.formatText))" : part.formatText
    }
    switch compoundPredicateType {
    case .not: return "NOT \(texts.first ?? "TRUEPREDICATE")"
    case .and: return texts.joined(separator: " AND ")
    case .or: return texts.joined(separator: " OR ")
    @unknown default: return texts.joined(separator: ", ")
    }
  }
}

/// Asks a predicate what it was made from: our blocks know it and answer.
final class PredicateProbe {
  var found: FormatPredicate?
}

/// A parsed predicate as the block of Foundation's predicate.
struct PredicateRecipe: Sendable {
  private let parsed: FormatPredicate

  init(_ parsed: FormatPredicate) { self.parsed = parsed }

  func evaluate(with object: Any?, variables: [String: Any]?) -> Bool {
    if let probe = object as? PredicateProbe {
      probe.found = parsed
      return false
    }
    do throws(FormatEvaluationError) {
      return try parsed.evaluate(
        with: FormatValue(object), variables: (variables ?? [:]).mapValues { FormatValue($0) })
    } catch {
      failCurrentTest("NSUnknownKeyException: \(error.description)", endsTest: true)
      return false
    }
  }
}
