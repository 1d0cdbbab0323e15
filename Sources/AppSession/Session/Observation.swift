package import AccessibilityTree
package import AppRuntime

/// What a test looked at, so that the same question can be asked of other trees.
package enum Observation: Sendable, Equatable {
  /// Whether anything matches.
  case exists(Query)
  /// How many elements match.
  case count(Query)
  /// Which elements match, and all their attributes.
  case rows(Query)
  /// Which element a touch at a point reaches.
  case point(ElementPoint)
  /// Something that the app stores or has done, other than its screens.
  case variable(String)

  /// The answer of a tree, as a text that can be compared.
  package func answer(of snapshot: ScreenSnapshot?) -> String {
    guard let snapshot else { return "no app" }
    switch self {
    case .variable: return ""
    case .exists(let query): return "\(Resolver().exists(query, in: snapshot.indexed))"
    case .count(let query): return "\(Resolver().count(query, in: snapshot.indexed))"
    case .rows(let query):
      let matches = Resolver().resolve(query, in: snapshot.indexed)
      return matches.map { Self.row($0, of: snapshot) }.joined(separator: "\n")
    case .point(let point):
      return snapshot.tree.topmostElement(at: point).map { Self.row($0, of: snapshot) } ?? "nothing"
    }
  }

  private static func row(_ element: Int, of snapshot: ScreenSnapshot) -> String {
    let point = snapshot.tree.hitPoint(of: element)
    return snapshot.tree.row(of: element, withFrame: true)
      + " \(snapshot.tree.flags(of: element).rawValue) \(point?.x ?? -1) \(point?.y ?? -1)"
  }
}

/// The last answer to each look of a trace's steps, so that it is not computed twice: what is shown
/// after one event is mostly what is shown before the next.
package final class SeenAnswers {
  /// One of the looks of a step, by their numbers.
  struct Look: Hashable {
    let step: Int
    let number: Int
  }

  private var last: [Look: (view: ScreenSnapshot, answer: String)] = [:]

  /// Makes a store without answers.
  package init() {}

  func answer(of view: ScreenSnapshot?, to observation: Observation, of look: Look) -> String {
    guard let view else { return observation.answer(of: nil) }
    if let known = last[look], known.view === view { return known.answer }
    let answer = observation.answer(of: view)
    last[look] = (view, answer)
    return answer
  }
}
