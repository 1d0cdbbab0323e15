import Foundation
import PredicateFormat
import TestHost

/// A Foundation predicate that has a parsed form.
protocol ParsedPredicate: NSPredicate {
  /// The parsed form.
  var parsed: FormatPredicate { get }
}

extension ParsedPredicate {
  /// Evaluates the parsed form; an unknown key fails and ends the running test.
  func answer(_ object: Any?, _ bindings: [String: Any]?) -> Bool {
    do throws(FormatEvaluationError) {
      return try parsed.evaluate(
        with: FormatValue(object), variables: (bindings ?? [:]).mapValues { FormatValue($0) })
    } catch {
      failCurrentTest("NSUnknownKeyException: \(error.description)", endsTest: true)
      return false
    }
  }
}

extension PredicateNode {
  /// Converts any predicate; a predicate made from a block is kept as a block.
  init(_ predicate: NSPredicate) {
    if let parsed = predicate.formatPredicate {
      self = parsed.root
    } else if let compound = predicate as? NSCompoundPredicate {
      self = Self.compound(compound)
    } else {
      self = Self.unparsed(predicate)
    }
  }

  private static func compound(_ compound: NSCompoundPredicate) -> PredicateNode {
    let parts = compound.parts.map { PredicateNode($0) }
    switch compound.compoundPredicateType {
    case .not: return .negation(parts.first ?? .constant(true))
    case .or: return parts.isEmpty ? .constant(false) : .compound(.or, parts)
    default: return parts.isEmpty ? .constant(true) : .compound(.and, parts)
    }
  }

  private static func unparsed(_ predicate: NSPredicate) -> PredicateNode {
    switch predicate.unparsedText {
    case "TRUEPREDICATE": return .constant(true)
    case "FALSEPREDICATE": return .constant(false)
    default:
      let block = SendablePredicate(predicate: predicate)
      return .block(
        FormatBlock(name: "") { value, _ in block.predicate.evaluate(with: value.foundation) })
    }
  }
}

/// Foundation does not declare predicates Sendable; a session evaluates them on one thread only.
struct SendablePredicate: @unchecked Sendable {
  let predicate: NSPredicate
}

extension FormatArgument {
  /// Converts an argument for a placeholder of a format string.
  init(_ argument: Any?) {
    if let predicate = argument as? NSPredicate, let parsed = predicate.formatPredicate {
      self = .predicate(parsed)
    } else {
      self = .value(FormatValue(argument))
    }
  }
}
