import Foundation
import PredicateFormat
import TestHost

/// A predicate of Foundation's that knows its parsed form.
protocol ParsedPredicate: NSPredicate {
  /// The parsed form.
  var parsed: FormatPredicate { get }
}

extension ParsedPredicate {
  /// Asks the parsed form; a question without an answer fails and ends the running test.
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
  /// The tree of a predicate of any kind; one made from a block is asked as it is.
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

/// Foundation does not say that predicates may cross threads; a session's queries never do.
struct SendablePredicate: @unchecked Sendable {
  let predicate: NSPredicate
}

extension FormatArgument {
  /// What stands for a placeholder of a format string.
  init(_ argument: Any?) {
    if let predicate = argument as? NSPredicate, let parsed = predicate.formatPredicate {
      self = .predicate(parsed)
    } else {
      self = .value(FormatValue(argument))
    }
  }
}
