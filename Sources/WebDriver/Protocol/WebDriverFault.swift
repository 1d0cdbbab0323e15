import PredicateFormat
package import ServedSessions

/// Why a command failed: an error code of W3C WebDriver, and a message that helps.
package struct WebDriverFault: Error, Sendable, Equatable {
  /// The error codes, with the text that the standard gives them.
  package enum Code: String, Sendable, CaseIterable {
    case elementNotInteractable = "element not interactable"
    case invalidArgument = "invalid argument"
    case invalidElementState = "invalid element state"
    case invalidSelector = "invalid selector"
    case invalidSession = "invalid session id"
    case noSuchAlert = "no such alert"
    case noSuchElement = "no such element"
    case notCreated = "session not created"
    case staleElement = "stale element reference"
    case screenshot = "unable to capture screen"
    case unknownCommand = "unknown command"
    case unknown = "unknown error"
    case unsupported = "unsupported operation"

    /// The status of HTTP that goes with it.
    package var status: Int {
      switch self {
      case .elementNotInteractable, .invalidArgument, .invalidElementState, .invalidSelector: 400
      case .invalidSession, .noSuchAlert, .noSuchElement, .staleElement, .unknownCommand: 404
      case .notCreated, .screenshot, .unknown, .unsupported: 500
      }
    }
  }

  /// The error code.
  package let code: Code
  /// What happened, and how to fix it.
  package let message: String

  /// Makes a fault.
  package init(_ code: Code, _ message: String) {
    self.code = code
    self.message = message
  }

  /// The fault of a request to a session.
  package init(_ fault: SessionFault) {
    let code: Code =
      switch fault.kind {
      case .noSession: .invalidSession
      case .noApp: .notCreated
      case .noElement: .noSuchElement
      case .staleElement: .staleElement
      case .notTouchable: .elementNotInteractable
      case .noKeyboard: .invalidElementState
      case .noAlert: .noSuchAlert
      case .invalid, .severalElements: .invalidArgument
      case .notRunning, .limit, .refused: .unknown
      }
    // WebDriverAgent's clients recognise a crash by these words.
    let isEnd = fault.kind == .notRunning
    self.init(code, (isEnd ? "application under test is not running: " : "") + fault.description)
  }

  /// The fault of a locator.
  init(_ fault: LocatorFault) { self.init(.invalidSelector, fault.message) }

  /// The fault of an unknown name, with the nearest known one.
  static func unknownName(
    _ name: String, _ what: String, among names: [String], code: Code = .invalidArgument
  ) -> WebDriverFault {
    let nearest = NearestName.of(name, in: names).map { "; did you mean \($0)?" }
    return WebDriverFault(
      code,
      "There is no \(what) \"\(LocatorFault.shown(name))\"; there are "
        + names.joined(separator: ", ") + (nearest ?? "."))
  }
}
