/// Why a request of a session could not be answered.
package struct SessionFault: Error, Sendable, Equatable, CustomStringConvertible {
  /// What went wrong, so that servers can choose their error codes.
  package enum Kind: String, Sendable, CaseIterable {
    /// There is no session with this identifier, or it was closed.
    case noSession
    /// There is no app with this name, or its files have faults.
    case noApp
    /// Nothing matches the query.
    case noElement
    /// More than one element matches where one is needed.
    case severalElements
    /// The element no longer exists, or the reference was never given out.
    case staleElement
    /// The element exists but cannot be touched.
    case notTouchable
    /// Neither the element nor one inside it has the keyboard.
    case noKeyboard
    /// The app does not run, or it is not in front.
    case notRunning
    /// There is no alert.
    case noAlert
    /// A name or a value is not valid; the message has the nearest valid one.
    case invalid
    /// A limit of the server is reached; the message names it.
    case limit
    /// The app or the device refuses.
    case refused
  }

  /// What went wrong.
  package let kind: Kind
  /// What happened, in one sentence.
  package let message: String
  /// Further information of the session, in more lines; empty if there is none.
  package let help: String

  /// Makes a fault.
  package init(_ kind: Kind, _ message: String, help: String = "") {
    self.kind = kind
    self.message = message
    self.help = help
  }

  /// The message with the further lines.
  package var description: String { help.isEmpty ? message : message + "\n" + help }
}
