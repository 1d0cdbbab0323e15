/// A description of elements as a chain of steps from the root; it looks nothing up.
///
/// ```swift
/// let button = Query().descendants(.table).descendants(.cell).identified(by: "Row 5").first()
/// ```
package struct Query: Sendable, Equatable {
  /// The steps in the order they run; without any, the query matches the root.
  package private(set) var steps: [QueryStep]

  /// Makes a query from its steps.
  package init(_ steps: [QueryStep] = []) {
    self.steps = steps
  }

  /// The query with one step more.
  package func appending(_ step: QueryStep) -> Query {
    var steps = [QueryStep]()
    steps.reserveCapacity(self.steps.count + 1)
    steps.append(contentsOf: self.steps)
    steps.append(step)
    return Query(steps)
  }

  /// The steps as XCUITest prints them, joined by arrows.
  package var text: String {
    steps.map { "`\($0.text)`" }.joined(separator: " -> ")
  }

  /// Adds a step to the descendants of the matches that have a type.
  package func descendants(_ type: ElementType) -> Query {
    appending(.descendants(type))
  }

  /// Adds a step to the children of the matches that have a type.
  package func children(_ type: ElementType) -> Query {
    appending(.children(type))
  }

  /// Keeps the matches identified by the text.
  package func identified(by identifier: String) -> Query {
    appending(.identified(by: identifier))
  }

  /// Keeps the match at a place counted from 0.
  package func index(_ index: Int) -> Query {
    appending(.index(index))
  }

  /// Keeps the first match.
  package func first() -> Query {
    appending(.first)
  }
}
