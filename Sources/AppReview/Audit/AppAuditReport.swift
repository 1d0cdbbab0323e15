/// What an audit of a whole app has found.
package struct AppAuditReport: Sendable, Equatable {
  /// Something that is wrong in a state of a screen.
  package struct Row: Sendable, Equatable {
    /// The screen in front.
    package let screen: String
    /// The state it is in.
    package let state: String
    /// The element as failures show it; nil where none stands for it.
    package let element: String?
    /// What kind of thing is wrong.
    package let type: AuditType
    /// What is wrong, in a few words.
    package let compact: String
    /// What is wrong, in a sentence.
    package let detailed: String

    /// The row in one line.
    package var text: String {
      let place = state.isEmpty ? screen : "\(screen) (\(state))"
      return "\(place): \(compact): \(element ?? "no element")"
    }
  }

  /// The findings, in the order in which places were reached.
  package let rows: [Row]
  /// How many places were audited.
  package let placeCount: Int
  /// Whether every place was; false when the app has more than the limits allow.
  package let isComplete: Bool

  /// Makes a report.
  package init(rows: [Row], placeCount: Int, isComplete: Bool) {
    self.rows = rows
    self.placeCount = placeCount
    self.isComplete = isComplete
  }
}
