import LocatedJSON
public import PredicateFormat

/// Which requests a stub answers, and how.
///
/// The first rule of a set that matches answers. A rule matches if all of its conditions do.
public struct StubRule: Sendable, Equatable {
  /// A condition on a name-value pair of the query, or on a header.
  public struct Condition: Sendable, Equatable {
    /// The name.
    public var name: String
    /// The value, in which `*` matches any text; nil if the name must be missing.
    public var value: String?

    /// Makes a condition.
    public init(_ name: String, _ value: String?) {
      self.name = name
      self.value = value
    }
  }

  /// The name in the monitor and in failures; empty if method and URL are enough.
  public var name: String
  /// The method; nil for any.
  public var method: String?
  /// The pattern of the URL or its path, such as `/v1/items/{id}`; empty for a loader's rule.
  public var url: String
  /// The loader whose requests the rule answers, in each of their variants; the answer is then the
  /// value that the loader delivers, and is put where the variant reads it from.
  public var loader: String?
  /// Conditions on the query; further name-value pairs are ignored.
  public var query: [Condition]
  /// Conditions on the headers; further headers are ignored.
  public var headers: [Condition]
  /// What the body must contain: text, or JSON whose members must all be present; nil for any body.
  public var body: FormatValue?
  /// A predicate over `method`, `url`, `path`, `query`, `headers`, `body`, `json`, `parameters` and
  /// `count`.
  public var condition: String?
  /// The answers, in order; each is used as often as its `times` says, the last one from then on.
  public var answers: [StubAnswer]

  /// Makes a rule for requests by method and URL.
  public init(
    name: String = "", method: String? = nil, url: String, query: [Condition] = [],
    headers: [Condition] = [], body: FormatValue? = nil, where condition: String? = nil,
    answers: [StubAnswer] = [StubAnswer()]
  ) {
    self.name = name
    self.method = method?.uppercased()
    self.url = url
    self.query = query
    self.headers = headers
    self.body = body
    self.condition = condition
    self.answers = answers
  }

  /// Makes a rule for the requests of a loader.
  public init(
    name: String = "", loader: String, where condition: String? = nil, answers: [StubAnswer]
  ) {
    self.init(name: name, url: "", where: condition, answers: answers)
    self.loader = loader
  }

  /// The name, or a description if it is empty: `GET /v1/items`, `the loader "items"`.
  public var title: String {
    if !name.isEmpty { return name }
    if let loader { return "the loader \(quoted(loader))" }
    return (method.map { $0 + " " } ?? "") + url
  }

  /// The answer to the n-th request, from 1; each is used `times` times, the last one for good.
  package func answer(for count: Int) -> StubAnswer? {
    var left = count
    for answer in answers.dropLast() {
      left -= max(answer.times, 1)
      if left <= 0 { return answer }
    }
    return answers.last
  }
}
