public import AppModel
public import NetworkStubs
public import PredicateFormat
public import VirtualTime

/// A rule of a set of stubs: `Stub("GET", "/v1/items", answer: .value(["items": []]))`.
public typealias Stub = StubRule

extension StubRule {
  /// Makes a rule by method and URL; a nil value means that the query parameter or header is
  /// absent.
  ///
  /// ```swift
  /// Stub("GET", "/v1/items/{id}", query: ["page": "2"], answers: .status(500), .file("item.json"))
  /// ```
  ///
  /// - Parameters:
  ///   - method: the HTTP method; nil for any.
  ///   - url: the URL or its path, with names in braces and `*` as wildcards.
  ///   - name: the name in failure messages and for edits.
  ///   - query: the required query parameters.
  ///   - headers: the required headers.
  ///   - body: the required contents of the body.
  ///   - condition: a predicate over the request.
  ///   - answers: the answers to the first request, the second and so on; the last one is repeated.
  public init(
    _ method: String?, _ url: String, named name: String = "",
    query: KeyValuePairs<String, String?> = [:], headers: KeyValuePairs<String, String?> = [:],
    body: FormatValue? = nil, where condition: String? = nil, answers: StubAnswer...
  ) {
    self.init(
      name: name, method: method, url: url, query: query.map { Condition($0.key, $0.value) },
      headers: headers.map { Condition($0.key, $0.value) }, body: body, where: condition,
      answers: answers.isEmpty ? [StubAnswer()] : answers)
  }

  /// Makes a rule for a loader; its answers are values for the loader, for any back end.
  public init(
    loader: String, named name: String = "", where condition: String? = nil,
    answers: StubAnswer...
  ) {
    self.init(
      name: name, loader: loader, where: condition,
      answers: answers.isEmpty ? [StubAnswer()] : answers)
  }
}

/// Collects the rules inside the braces of a set of stubs.
@resultBuilder
public enum StubBuilder: ListBuilder {
  /// It collects rules.
  public typealias Part = StubRule

  /// Adds a rule.
  public static func buildExpression(_ rule: StubRule) -> [StubRule] { [rule] }
  /// Adds the rules of another set, such as one that several tests share.
  public static func buildExpression(_ rules: [StubRule]) -> [StubRule] { rules }
}

extension StubSet {
  /// Makes a set from the rules inside the braces.
  public init(_ name: String = "Stubs", @StubBuilder rules: () -> [StubRule]) {
    self.init(name: name, rules: rules())
  }
}

/// The sets of stubs that are active from the start: `DefaultStubs("Default")`.
public struct DefaultStubs: Sendable {
  let names: [String]

  /// Lists the names of sets; the last set is asked first.
  public init(_ names: String...) { self.names = names }
}

extension AppBuilder {
  /// Adds a set of stubs.
  public static func buildExpression(_ set: StubSet) -> [AppPart] {
    [AppPart { $0.stubs.sets.append(set) }]
  }
  /// Adds the names of the sets that are active from the start.
  public static func buildExpression(_ defaults: DefaultStubs) -> [AppPart] {
    [AppPart { $0.stubs.defaults += defaults.names }]
  }
}

extension LoaderDefinition {
  /// Makes a loader with a request to one back end.
  public init(
    _ name: String, request: RequestVariant,
    timeout: VirtualDuration = RequestDefinition.usualTimeout
  ) {
    self.init(name: name, request: RequestDefinition(request, timeout: timeout))
  }

  /// Makes a loader with a request to one of several back ends, chosen by an expression for its
  /// name.
  public init(
    _ name: String, choosing choice: String,
    timeout: VirtualDuration = RequestDefinition.usualTimeout, requests: RequestVariant...
  ) {
    self.init(
      name: name, request: RequestDefinition(choosing: choice, requests, timeout: timeout))
  }
}
