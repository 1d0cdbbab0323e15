import LocatedJSON
import PredicateFormat

extension NearestName {
  /// What a message ends with where a name is unknown: the one that was probably meant, or nothing.
  package static func hint(for word: String, in names: [String]) -> String {
    of(word, in: names).map { "; the nearest is \(quoted($0))" } ?? ""
  }
}
