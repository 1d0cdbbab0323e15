/// An app's request for the content of the pasteboard, and where the answer goes.
package struct PasteRequest {
  /// The process that asks.
  let process: Int32
  /// The screen that gets the answer.
  let screen: Int
  /// The event that carries it.
  let event: String
  /// The change count of the pasteboard content that was asked for.
  let changeCount: Int
}
