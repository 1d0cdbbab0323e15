import LocatedJSON
import PredicateFormat

extension NearestName {
  /// The end of a message about an unknown name: the name that was probably meant, or nothing.
  package static func hint(for word: String, in names: [String]) -> String {
    of(word, in: names).map { "; the nearest is \(quoted($0))" } ?? ""
  }
}
