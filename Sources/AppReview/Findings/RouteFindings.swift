package import AppFiles
package import AppModel

/// Finds errors in the routes of an app's definition.
///
/// ```swift
/// let findings = RouteFindings(app).located(in: AppFolder("Screens"))
/// ```
///
/// The app is not run. Every reported error is certain: for example, a guard is reported only if no
/// possible value fulfils it.
package struct RouteFindings: Sendable {
  private let drafts: [RouteFinding.Draft]

  /// The most findings that are reported for one app.
  package static let limit = 1_000

  /// Checks an app, without the other apps on its device.
  package init(_ app: AppDefinition) {
    self.init(
      app,
      found: ReachReview(app, RouteGraph(app)).drafts + LinkReview(app).drafts
        + IdentifierReview(app).drafts + LoaderReview(app).drafts + Self.dead(app)
        + StringsReview(app).drafts)
  }

  /// Checks an app only for conditions that are never true, transitions that are never taken, and
  /// elements that are repeated too often.
  package init(guardsOf app: AppDefinition) { self.init(app, found: Self.dead(app)) }

  private static func dead(_ app: AppDefinition) -> [RouteFinding.Draft] {
    GuardReview(app).drafts + ControlReview(app).drafts + RepeatReview(app).drafts
  }

  private init(_ app: AppDefinition, found: [RouteFinding.Draft]) {
    let order = Dictionary(
      app.screens.enumerated().map { ($1.file, $0 + 1) }, uniquingKeysWith: { first, _ in first })
    let sorted = found.enumerated().sorted { left, right in
      (order[left.element.place.file] ?? 0, left.offset)
        < (order[right.element.place.file] ?? 0, right.offset)
    }
    drafts = Array(sorted.map(\.element).prefix(Self.limit))
  }

  /// The findings with paths: first those of the app, then those of the screens in order.
  package var all: [RouteFinding] { drafts.map { $0.finding(at: $0.place.place) } }

  /// The findings with lines and columns, sorted by file and place.
  package func located(in folder: AppFolder) -> [RouteFinding] {
    let places = folder.located(drafts.map(\.place))
    let found = zip(drafts, places).map { $0.finding(at: $1) }
    return Self.sortedByPlace(found)
  }

  /// Sorts the findings of each file by their places.
  private static func sortedByPlace(_ found: [RouteFinding]) -> [RouteFinding] {
    var sorted: [RouteFinding] = []
    var rest = found[...]
    while let file = rest.first?.place.file {
      let own = rest.prefix { $0.place.file == file }
      rest = rest.dropFirst(own.count)
      sorted += own.enumerated().sorted { left, right in
        (left.element.place.line ?? 0, left.element.place.column ?? 0, left.offset)
          < (right.element.place.line ?? 0, right.element.place.column ?? 0, right.offset)
      }.map(\.element)
    }
    return sorted
  }
}
