import LocatedJSON
public import PredicateFormat

/// Which requests a stub answers, and how.
///
/// Of the rules of a set the first that matches answers. Everything given has to match.
public struct StubRule: Sendable, Equatable {
  /// What a pair of the query, or a header, has to be.
  public struct Condition: Sendable, Equatable {
    /// The name.
    public var name: String
    /// The value, in which a star stands for any text; nil where there must be none.
    public var value: String?

    /// Makes a condition.
    public init(_ name: String, _ value: String?) {
      self.name = name
      self.value = value
    }
  }

  /// The name in the monitor and in failures; empty where method and URL are name enough.
  public var name: String
  /// The method; nil for any.
  public var method: String?
  /// The pattern of the URL or of its path: `/v1/items/{id}`; empty where a loader is named.
  public var url: String
  /// The loader whose requests it answers, in each of their variants; the answer is then the value
  /// that the loader delivers, and is put into the place that the variant takes it from.
  public var loader: String?
  /// What pairs of the query have to be; further pairs do not count.
  public var query: [Condition]
  /// What headers have to be; further headers do not count.
  public var headers: [Condition]
  /// What the body has to hold: a text, or JSON of which each member must be there; nil for any.
  public var body: FormatValue?
  /// A predicate over `method`, `url`, `path`, `query`, `headers`, `body`, `json`, `parameters` and
  /// `count`.
  public var condition: String?
  /// The answers, one for each time that the rule is asked; the last one stays.
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

  /// The name, or what stands for it: `GET /v1/items`, `the loader "items"`.
  public var title: String {
    if !name.isEmpty { return name }
    if let loader { return "the loader \(quoted(loader))" }
    return (method.map { $0 + " " } ?? "") + url
  }

  /// The answer to the request of a number, from 1: each stands for its times, the last for ever.
  package func answer(for count: Int) -> StubAnswer? {
    var left = count
    for answer in answers.dropLast() {
      left -= max(answer.times, 1)
      if left <= 0 { return answer }
    }
    return answers.last
  }
}
