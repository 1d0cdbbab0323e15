import Foundation

/// The word on the return key of a keyboard.
public enum UIReturnKeyType: Int, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// Whether typing errors are corrected; here they never are.
public enum UITextAutocorrectionType: Int, Sendable { case `default`, no, yes }

/// What a person has changed in a text: a part, and what is now in its place.
struct TypedChange {
  /// The part in the old text, and what is in its place in the new one.
  let parts: (range: NSRange, added: String)

  init(from old: String, to new: String) {
    let start = old.commonPrefix(with: new)
    let (oldRest, newRest) = (old.dropFirst(start.count), new.dropFirst(start.count))
    let end = zip(oldRest.reversed(), newRest.reversed()).prefix { $0 == $1 }.count
    parts = (
      NSRange(location: start.utf16.count, length: oldRest.dropLast(end).utf16.count),
      String(newRest.dropLast(end))
    )
  }
}
