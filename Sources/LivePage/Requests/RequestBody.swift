import AccessibilityTree
import ServedSessions
import SimulatedApp

/// The members of a request's body, each checked against its required form.
struct RequestBody {
  private let node: JSONNode

  /// The deepest nesting of a body.
  static let depthLimit = 8
  /// The longest text.
  static let textLimit = 100_000

  /// Reads a body; one without bytes is an object without members.
  init(_ bytes: [UInt8]) throws(SessionFault) {
    guard !bytes.isEmpty else {
      node = JSONNode(.object([]))
      return
    }
    let (read, faults) = JSONReader.read(bytes)
    guard let read else {
      let fault = faults.first.map { ": \($0.message), at byte \($0.offset)" } ?? ""
      throw SessionFault(.invalid, "The body is not JSON\(fault).")
    }
    guard case .object = read.kind, read.depth <= Self.depthLimit else {
      throw SessionFault(
        .invalid, "The body must be an object that nests at most \(Self.depthLimit) levels.")
    }
    node = read
  }

  func value(_ key: String) -> JSONNode? {
    guard let value = node.member(key)?.value, value.kind != .null else { return nil }
    return value
  }

  /// A text; nil if it is missing or empty.
  func text(_ key: String) throws(SessionFault) -> String? {
    guard let value = value(key) else { return nil }
    guard case .string(let text) = value.kind, text.count <= Self.textLimit else {
      throw wrong(key, "a text of at most \(Self.textLimit) characters", value)
    }
    return text.isEmpty ? nil : text
  }

  func neededText(_ key: String) throws(SessionFault) -> String {
    guard let text = try text(key) else { throw missing(key, "a text") }
    return text
  }

  /// Texts in a list; none if it is missing.
  func texts(_ key: String) throws(SessionFault) -> [String] {
    guard let value = value(key) else { return [] }
    guard case .array(let nodes) = value.kind else { throw wrong(key, "a list of texts", value) }
    var texts: [String] = []
    for node in nodes {
      guard case .string(let text) = node.kind else { throw wrong(key, "a list of texts", node) }
      texts.append(text)
    }
    return texts
  }

  func number(_ key: String, in range: ClosedRange<Double>) throws(SessionFault) -> Double? {
    guard let value = value(key) else { return nil }
    let number: Double? =
      switch value.kind {
      case .integer(let whole): Double(whole)
      case .real(let real): real
      default: nil
      }
    guard let number, range.contains(number) else {
      throw wrong(key, "a number from \(range.lowerBound) to \(range.upperBound)", value)
    }
    return number
  }

  func whole(_ key: String) throws(SessionFault) -> Int? {
    guard let value = value(key) else { return nil }
    guard case .integer(let whole) = value.kind, (0...Int64(Int.max / 2)).contains(whole) else {
      throw wrong(key, "a whole number from 0 on", value)
    }
    return Int(whole)
  }

  func neededWhole(_ key: String) throws(SessionFault) -> Int {
    guard let whole = try whole(key) else { throw missing(key, "a whole number") }
    return whole
  }

  /// A point of the screen; nil if both coordinates are missing.
  func point(_ x: String = "x", _ y: String = "y") throws(SessionFault) -> ElementPoint? {
    let range = -10_000.0...10_000.0
    guard let x = try number(x, in: range), let y = try number(y, in: range) else { return nil }
    return ElementPoint(x: x, y: y)
  }

  func missing(_ key: String, _ what: String) -> SessionFault {
    SessionFault(.invalid, "\(quoted(key)) is missing; it must be \(what).")
  }

  private func wrong(_ key: String, _ what: String, _ found: JSONNode) -> SessionFault {
    SessionFault(.invalid, "\(quoted(key)) must be \(what), not \(found.kindName).")
  }
}
