/// A question of the system about what an app wants to do, and where the answer goes.
package struct AppQuestion {
  /// What the app wants to do.
  enum Subject {
    /// To paste the content of the pasteboard with this change count.
    case paste(changeCount: Int)
    /// To sign in on a web site.
    case signIn
  }

  let subject: Subject
  /// The process that asks.
  let process: Int32
  /// The screen that gets the answer.
  let screen: Int
  /// The event that carries it; nil for none.
  let event: String?
}
