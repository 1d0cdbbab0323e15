import NetworkStubs
public import PredicateFormat
public import VirtualTime

/// The request by which a loader gets its result; the stubs on the device answer it.
///
/// One query may go to several back ends: each variant then says how that one is asked, and where
/// in its answer the result stands.
public struct RequestDefinition: Sendable, Equatable {
  /// How long an answer is waited for unless a request says otherwise.
  public static let usualTimeout: VirtualDuration = NetworkRequest.usualTimeout

  /// How one back end is asked; there is only one in most requests.
  public var variants: [RequestVariant]
  /// An expression for the name of the variant; nil takes the first.
  public var choice: String?
  /// How long the app waits for the answer.
  public var timeout: VirtualDuration

  /// Makes a request to one back end.
  public init(_ variant: RequestVariant, timeout: VirtualDuration = RequestDefinition.usualTimeout)
  {
    variants = [variant]
    choice = nil
    self.timeout = timeout
  }

  /// Makes a request to one of several back ends, chosen by an expression for its name.
  public init(
    choosing choice: String, _ variants: [RequestVariant],
    timeout: VirtualDuration = RequestDefinition.usualTimeout
  ) {
    self.variants = variants
    self.choice = choice
    self.timeout = timeout
  }

  /// The most variants of a request.
  package static let variantLimit = 20
}

/// How one back end is asked.
public struct RequestVariant: Sendable, Equatable {
  /// A name, and the expression for its value.
  public struct Field: Sendable, Equatable {
    /// The name.
    public var name: String
    /// An expression of the screen that invokes the loader.
    public var expression: String

    /// Makes a field.
    public init(_ name: String, _ expression: String) {
      self.name = name
      self.expression = expression
    }
  }

  /// The name among the variants of a request; empty where there is only one.
  public var name: String
  /// The method.
  public var method: String
  /// The URL or its path, with expressions in braces: `/v1/items/{item.id}`.
  public var url: String
  /// The pairs of the query, in their order; one whose value is null is left out.
  public var query: [Field]
  /// The headers; one whose value is null is left out.
  public var headers: [Field]
  /// The body as JSON, or a text, in which `{"bind": expression}` stands for a value; nil for none.
  public var body: FormatValue?
  /// A JSON pointer to the result in the answer; nil for the whole.
  public var result: String?

  /// Makes a variant.
  public init(
    name: String = "", _ method: String = "GET", _ url: String, query: [Field] = [],
    headers: [Field] = [], body: FormatValue? = nil, result: String? = nil
  ) {
    self.name = name
    self.method = method.uppercased()
    self.url = url
    self.query = query
    self.headers = headers
    self.body = body
    self.result = result
  }
}
