/// An app that has asked for what was copied, and where the answer goes.
package struct PasteRequest {
  /// The process that asks.
  let process: Int32
  /// The screen that gets the answer.
  let screen: Int
  /// The event that carries it.
  let event: String
  /// Which content of the pasteboard was asked for.
  let changeCount: Int
}
