import PredicateFormat

/// A predicate over elements in the format language, with the keys of drivers: `type`, `name`,
/// `label`, `visible`, `rect.x`.
struct DriverPredicate: Sendable {
  private let predicate: FormatPredicate

  /// Reads a predicate; an unknown key is a fault with the nearest known one.
  init(_ format: String) throws(LocatorFault) {
    do throws(FormatError) {
      predicate = try FormatPredicate(format)
    } catch {
      throw LocatorFault(error.description)
    }
    for key in predicate.subjectKeys where DriverAttribute(clientName: key) == nil {
      let nearest = NearestName.of(key, in: DriverSubject.keys).map { "; did you mean \($0)?" }
      throw LocatorFault(
        "The predicate \"\(LocatorFault.shown(format))\" asks for \(key), and elements have "
          + DriverSubject.keys.joined(separator: ", ") + (nearest ?? "."))
    }
  }

  /// Whether it holds for an element.
  func holds(for node: Int, in tree: DriverTree) throws(LocatorFault) -> Bool {
    let subject = FormatValue.object(FormatObject(DriverSubject(tree: tree, node: node)))
    do throws(FormatEvaluationError) {
      return try predicate.evaluate(with: subject)
    } catch {
      throw LocatorFault("The predicate has no result: \(error.description)")
    }
  }
}
