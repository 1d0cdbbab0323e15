public import Foundation
import PredicateFormat
import TestHost

/// Gives `NSPredicate` the initializers that Foundation declares but does not have on Linux.
///
/// An initializer in a protocol extension may assign another instance to `self`. That is how
/// `NSPredicate(format:)` returns a predicate that keeps its format.
public protocol FormatStringInitializable {}

extension NSPredicate: FormatStringInitializable {}

extension FormatStringInitializable where Self == NSPredicate {
  /// Makes a predicate from a format string, as on Apple's systems.
  ///
  /// A string that does not parse fails and ends the running test. The message has Apple's
  /// sentence, the column, and what was expected there.
  public init(format predicateFormat: String, _ args: Any?...) {
    self = Self.parsing(predicateFormat, arguments: args)
  }

  /// Makes a predicate from a format string and an array of arguments.
  public init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    self = Self.parsing(predicateFormat, arguments: arguments ?? [])
  }

  /// Makes a predicate from a format string and a C argument list.
  public init(format predicateFormat: String, arguments argList: CVaListPointer) {
    let arguments = (try? ArgumentLayout(predicateFormat))?.arguments(of: argList) ?? []
    self = Self.parsing(predicateFormat, arguments: arguments)
  }

  private static func parsing(_ format: String, arguments: [Any?]) -> NSPredicate {
    do throws(FormatError) {
      let parsed = try FormatPredicate(format, arguments: arguments.map { FormatArgument($0) })
      return FormattedPredicate(parsed)
    } catch {
      failCurrentTest(error.description, endsTest: true)
      return NSPredicate(value: false)
    }
  }
}

extension NSPredicate {
  /// The predicate with its `$variables` replaced by values.
  public func withSubstitutionVariables(_ variables: [String: Any]) -> NSPredicate {
    let values = variables.mapValues { FormatValue($0) }
    guard let compound = self as? NSCompoundPredicate else {
      return formatPredicate.map { FormattedPredicate($0.substituting(values)) } ?? self
    }
    let parts = compound.parts.map { $0.withSubstitutionVariables(variables) }
    return NSCompoundPredicate(type: compound.compoundPredicateType, subpredicates: parts)
  }

  /// The parsed form; nil for a predicate made from a block, a Boolean or other predicates.
  var formatPredicate: FormatPredicate? { (self as? any ParsedPredicate)?.parsed }

  /// Foundation's text of a predicate that was not made from a format string.
  var unparsedText: String { (self as any UnparsedPredicate).foundationFormat }

  /// The predicate in Apple's canonical form.
  var formatText: String {
    if let compound = self as? NSCompoundPredicate { return compound.compoundText }
    return formatPredicate?.format ?? unparsedText
  }
}

/// The text of a predicate; the shim file uses it for `predicateFormat`.
public struct PredicateText: Sendable {
  /// The predicate in Apple's canonical form.
  public let format: String

  /// Reads the text of any predicate.
  public init(_ predicate: NSPredicate) { format = predicate.formatText }
}

extension NSCompoundPredicate {
  var parts: [NSPredicate] { subpredicates }

  fileprivate var compoundText: String {
    let texts = parts.map { part in
      part is NSCompoundPredicate ? "(\(part.formatText))" : part.formatText
    }
    switch compoundPredicateType {
    case .not: return "NOT \(texts.first ?? "TRUEPREDICATE")"
    case .and: return texts.isEmpty ? "TRUEPREDICATE" : texts.joined(separator: " AND ")
    case .or: return texts.isEmpty ? "FALSEPREDICATE" : texts.joined(separator: " OR ")
    @unknown default: return texts.joined(separator: ", ")
    }
  }
}

/// Reads Foundation's own text of a predicate, which is deprecated but has no replacement.
private protocol UnparsedPredicate {
  var foundationFormat: String { get }
}

extension NSPredicate: UnparsedPredicate {
  @available(*, deprecated)
  fileprivate var foundationFormat: String { predicateFormat }
}
