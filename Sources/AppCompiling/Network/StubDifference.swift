import LocatedJSON
import NetworkStubs
import PredicateFormat

/// How a request differs from the conditions of a rule.
package enum StubDifference: Sendable, Equatable {
  case method(found: String, wanted: String)
  case path(found: String, wanted: String)
  case query(name: String, found: String?, wanted: String?)
  case header(name: String, found: String?, wanted: String?)
  /// A difference at a place in the body, with both values as text.
  case body(place: String, found: String?, wanted: String)
  case condition(String)

  /// The difference as part of a sentence.
  package var words: String {
    switch self {
    case .method(let found, let wanted): "the method is \(found), not \(wanted)"
    case .path(let found, let wanted): "the path is \(quoted(found)), not \(quoted(wanted))"
    case .query(let name, let found, let wanted): Self.words("query", name, found, wanted)
    case .header(let name, let found, let wanted): Self.words("header", name, found, wanted)
    case .body(let place, let found, let wanted):
      "the body has \(found ?? "nothing")" + (place.isEmpty ? "" : " at \(quoted(place))")
        + ", not \(wanted)"
    case .condition(let text): "the predicate \(text) is not true"
    }
  }

  private static func words(
    _ kind: String, _ name: String, _ found: String?, _ wanted: String?
  ) -> String {
    let found = found.map { quoted($0) } ?? "missing"
    return "the \(kind) \(quoted(name)) is \(found), not \(wanted.map { quoted($0) } ?? "missing")"
  }
}

/// The result of comparing a request with a rule.
enum StubFit: Sendable, Equatable {
  /// The request matches; the values are those of the names in the rule's pattern.
  case fits([String: String])
  /// The request does not match; there is at least one difference.
  case differs([StubDifference])
}

extension CompiledStubRule {
  /// Compares a request with the rule; `count` is how often the rule was asked, including now.
  ///
  /// Expensive comparisons come last, and only if everything else matches.
  func fit(_ request: NetworkRequest, count: Int) -> StubFit {
    let parameters = parameters(of: request)
    var differences: [StubDifference] = []
    if let method, method != request.method {
      differences.append(.method(found: request.method, wanted: method))
    }
    if parameters == nil {
      let shown = pattern?.origin == nil ? "" : request.origin
      let wanted = fileName.map { "/" + $0.path } ?? pattern?.text ?? rule.url
      differences.append(.path(found: shown + request.path, wanted: wanted))
    }
    guard differences.isEmpty, let parameters else { return .differs(differences) }
    differences += query.compactMap { difference($0, in: request) }
    differences += rule.headers.compactMap { wanted in
      let found = request.headers[wanted.name]
      return Self.holds(wanted.value, found)
        ? nil : .header(name: wanted.name, found: found, wanted: wanted.value)
    }
    if let body, let difference = Self.difference(of: request, from: body) {
      differences.append(difference)
    }
    guard differences.isEmpty else { return .differs(differences) }
    return condition(holdsFor: request, parameters, count)
  }

  /// The values of the names in the pattern; nil if the method or the path is another one.
  func parameters(forPathOf request: NetworkRequest) -> [String: String]? {
    method.map { $0 == request.method } ?? true ? parameters(of: request) : nil
  }

  private func parameters(of request: NetworkRequest) -> [String: String]? {
    if let fileName {
      return fileName.path == ResponseFileName.spelling(ofPath: request.path) ? [:] : nil
    }
    return pattern?.match(origin: request.origin, path: request.path)
  }

  private func difference(
    _ wanted: StubRule.Condition, in request: NetworkRequest
  ) -> StubDifference? {
    let found = request.query.filter { $0.name == wanted.name }.map(\.value)
    guard let value = wanted.value, !found.isEmpty else {
      return Self.holds(wanted.value, found.first)
        ? nil : .query(name: wanted.name, found: found.first, wanted: wanted.value)
    }
    guard !found.contains(where: { PathPattern.fits(value, $0) }) else { return nil }
    return .query(name: wanted.name, found: found.first, wanted: value)
  }

  private func condition(
    holdsFor request: NetworkRequest, _ parameters: [String: String], _ count: Int
  ) -> StubFit {
    guard let text = rule.condition else { return .fits(parameters) }
    let subject = RequestSubject(request: request, parameters: parameters, count: count)
    let holds = try? condition?.evaluate(with: .object(FormatObject(subject)))
    return holds ?? false ? .fits(parameters) : .differs([.condition(text)])
  }

  private static func holds(_ wanted: String?, _ found: String?) -> Bool {
    guard let wanted, let found else { return wanted == nil && found == nil }
    return PathPattern.fits(wanted, found)
  }

  private static func difference(
    of request: NetworkRequest, from wanted: FormatValue
  ) -> StubDifference? {
    if case .string(let pattern) = wanted {
      let text = request.text
      guard !PathPattern.fits(pattern, text) else { return nil }
      return .body(place: "", found: quoted(text), wanted: quoted(pattern))
    }
    return difference(of: request.json, from: wanted, at: "")
  }

  private static func difference(
    of found: FormatValue?, from wanted: FormatValue, at place: String
  ) -> StubDifference? {
    switch (wanted, found) {
    case (.record(let wanted), .record(let found)?):
      for (key, value) in wanted.sorted(by: { $0.key < $1.key }) {
        if let other = difference(of: found[key], from: value, at: place + "/" + key) {
          return other
        }
      }
      return nil
    case (.list(let wanted), .list(let found)?) where wanted.count == found.count:
      for (index, value) in wanted.enumerated() {
        if let other = difference(of: found[index], from: value, at: place + "/\(index)") {
          return other
        }
      }
      return nil
    default:
      guard let found else { return .body(place: place, found: nil, wanted: text(wanted)) }
      return isSame(found, wanted)
        ? nil : .body(place: place, found: text(found), wanted: text(wanted))
    }
  }

  private static func isSame(_ left: FormatValue, _ right: FormatValue) -> Bool {
    switch (left, right) {
    case (.integer(let whole), .real(let number)), (.real(let number), .integer(let whole)):
      Double(whole) == number
    default: left == right
    }
  }

  private static func text(_ value: FormatValue) -> String {
    let text = JSONWriter.compact(value.json)
    return text.count <= 80 ? text : text.prefix(80) + "..."
  }
}
