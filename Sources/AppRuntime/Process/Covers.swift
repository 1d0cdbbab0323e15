/// The alerts, menus and sheets over the screens of an app.
struct Covers {
  /// The most alerts that may be open at once.
  static let alertLimit = 100

  /// The open alerts, the newest last; only that one can be seen and answered.
  var alerts: [ShownAlert] = []
  /// How many alerts the process has shown, which is the number of the last alert.
  private(set) var alertCount = 0
  /// The menu or calendar that floats over the front screen.
  var overlay: ShownOverlay?
  /// The share sheet, which is above everything but alerts.
  var shareSheet: ShownShare?

  /// The alert in front of everything else.
  var alert: ShownAlert? { alerts.last }

  /// Adds an alert in front of the others; returns false when there are too many.
  mutating func add(_ alert: ShownAlert) -> Bool {
    guard alerts.count < Self.alertLimit else { return false }
    alertCount += 1
    alerts.append(alert)
    alerts[alerts.count - 1].number = alertCount
    return true
  }

  /// Closes the alerts and the share sheet of the screens below.
  mutating func clear() {
    alerts = []
    shareSheet = nil
  }
}
