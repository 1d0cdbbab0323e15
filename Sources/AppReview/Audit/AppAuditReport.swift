/// The findings of an audit of a whole app.
package struct AppAuditReport: Sendable, Equatable {
  /// A problem in a state of a screen.
  package struct Row: Sendable, Equatable {
    /// The screen in front.
    package let screen: String
    /// The state of the screen.
    package let state: String
    /// The element as failures describe it; nil if the problem belongs to no element.
    package let element: String?
    /// The kind of problem.
    package let type: AuditType
    /// The problem in a few words.
    package let compact: String
    /// The problem in a sentence.
    package let detailed: String

    /// The row in one line.
    package var text: String {
      let place = state.isEmpty ? screen : "\(screen) (\(state))"
      return "\(place): \(compact): \(element ?? "no element")"
    }
  }

  /// The findings, in the order in which the places were reached.
  package let rows: [Row]
  /// The number of audited places.
  package let placeCount: Int
  /// Whether every place was audited; false if the app has more places than the limits allow.
  package let isComplete: Bool
}
