import Foundation
package import LocatedJSON
public import PredicateFormat

/// A change to a response for one test.
public enum ResponseEdit: Sendable, Equatable {
  /// Sets the value at a JSON pointer such as `/items/0/price`.
  case set(String, FormatValue)
  /// Removes the value at a JSON pointer.
  case remove(String)
  /// Sets a date at a JSON pointer, relative to the present of the run: `+10d`, `-1d12h`.
  case date(String, String, format: String = ResponseDate.usualDateFormat)
  /// Replaces all matches of a regular expression; `$1` inserts what its first group matched.
  case replace(String, with: String)
  /// Changes the status.
  case status(Int)
}

extension ResponseDate {
  /// The default format of a date: ISO 8601 in UTC.
  public static var usualDateFormat: String { usualFormat }
}

/// The body of a response while it is being edited.
package struct EditedBody {
  /// The body as JSON, once an edit has needed it.
  private var node: JSONNode?
  private var bytes: [UInt8]
  /// The present of the run, in seconds since 1970.
  let now: Double

  /// Starts with a body, and the present time in seconds since 1970.
  package init(_ bytes: [UInt8], now: Double) {
    self.bytes = bytes
    self.now = now
  }

  /// The body with the edits so far.
  package var content: [UInt8] { node.map { Array(JSONWriter.compact($0).utf8) } ?? bytes }

  /// Makes an edit, or throws why it cannot be made.
  package mutating func make(_ edit: ResponseEdit) throws(ReadFault) {
    switch edit {
    case .set(let pointer, let value): try change(pointer, to: value.json)
    case .remove(let pointer): try change(pointer, to: nil)
    case .date(let pointer, let offset, let format):
      try change(pointer, to: try ResponseDate(offset, format: format).node(now: now))
    case .replace(let pattern, let template): try replace(pattern, template)
    case .status: return
    }
  }

  private mutating func change(_ text: String, to new: JSONNode?) throws(ReadFault) {
    let pointer = try JSONPointer(text)
    guard var node = node ?? JSONReader.read(bytes).node else {
      throw ReadFault(message: "the body is not JSON, so it has no place \(quoted(text))")
    }
    guard pointer.change(&node, to: new) else {
      let nearest = NearestName.of(text, in: node.pointers(limit: 2_000))
      let hint = nearest.map { "; the nearest is \(quoted($0))" } ?? ""
      throw ReadFault(message: "the body has no place \(quoted(text))\(hint)")
    }
    self.node = node
  }

  private mutating func replace(_ pattern: String, _ template: String) throws(ReadFault) {
    guard let regex = try? NSRegularExpression(pattern: pattern) else {
      throw ReadFault(message: "\(quoted(pattern)) is not a regular expression")
    }
    let text = String(decoding: content, as: UTF8.self)
    let range = NSRange(location: 0, length: text.utf16.count)
    var (matches, reports): ([NSTextCheckingResult], Int) = ([], 0)
    regex.enumerateMatches(in: text, options: .reportProgress, range: range) { match, _, stop in
      if let match { matches.append(match) } else { reports += 1 }
      if reports > FormatLimits.regexReportsMaximum { stop.pointee = true }
    }
    guard reports <= FormatLimits.regexReportsMaximum else {
      throw ReadFault(message: "the regular expression \(quoted(pattern)) takes too long")
    }
    guard !matches.isEmpty else {
      throw ReadFault(message: "nothing in the body matches \(quoted(pattern))")
    }
    let edited = NSMutableString(string: text)
    for match in matches.reversed() {
      let words = regex.replacementString(for: match, in: text, offset: 0, template: template)
      edited.replaceCharacters(in: match.range, with: words)
    }
    bytes = Array((edited as NSString).description.utf8)
    node = nil
  }
}

extension JSONNode {
  /// The pointers to the values inside, those nearest to the top first, up to a limit.
  func pointers(limit: Int) -> [String] {
    var found: [String] = []
    var open: [(text: String, node: JSONNode)] = [("", self)]
    while !open.isEmpty, found.count < limit {
      var next: [(text: String, node: JSONNode)] = []
      for (text, node) in open {
        if !text.isEmpty { found.append(text) }
        switch node.kind {
        case .object(let members): next += members.map { (text + "/" + $0.key, $0.value) }
        case .array(let items):
          next += items.enumerated().map { (text + "/\($0.offset)", $0.element) }
        default: break
        }
      }
      open = next
    }
    return Array(found.prefix(limit))
  }
}
