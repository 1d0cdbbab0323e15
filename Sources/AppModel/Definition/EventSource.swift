/// What raises an event of a screen, where on it and when.
package struct EventSource: Sendable, Hashable {
  /// The gesture and its element, the button of an alert, or what the app or the system does.
  package var what: String
  /// The gesture that opens the alert in which this is.
  package var opener: String?
  /// The path of the state in which this can happen; nil for all of the screen.
  package var place: String?
  /// The conditions, each after a space and the word `unless` or `while`.
  package var conditions: String
  /// Whether the app raises the event by itself.
  package var isApp: Bool

  /// Makes a source of its parts.
  package init(
    _ what: String, opener: String? = nil, in place: String? = nil, conditions: String = "",
    isApp: Bool = false
  ) {
    self.what = what
    self.opener = opener
    self.place = place
    self.conditions = conditions
    self.isApp = isApp
  }

  /// All of it, such as `tap go in shown unless isBusy`.
  package var words: String {
    what + (opener.map { " after \($0)" } ?? "") + (place.map { " in \($0)" } ?? "") + conditions
  }

  /// The same without what opens the alert.
  package var withoutOpener: EventSource { opener == nil ? self : EventSource(what) }
}
