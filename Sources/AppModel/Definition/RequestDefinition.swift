import NetworkStubs
public import PredicateFormat
public import VirtualTime

/// The request with which a loader gets its result; the stubs on the device answer it.
///
/// A request may go to one of several back ends. Each variant then describes the request to one
/// back end, and where the result is in its answer.
public struct RequestDefinition: Sendable, Equatable {
  /// The default time to wait for an answer.
  public static let usualTimeout: VirtualDuration = NetworkRequest.usualTimeout

  /// The request to each back end; most requests have only one.
  public var variants: [RequestVariant]
  /// An expression for the name of the variant; nil chooses the first.
  public var choice: String?
  /// How long the app waits for the response.
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

  /// The largest number of variants of a request.
  package static let variantLimit = 20
}

/// The request to one back end.
public struct RequestVariant: Sendable, Equatable {
  /// A name and the expression for its value.
  public struct Field: Sendable, Equatable {
    /// The name.
    public var name: String
    /// An expression in the context of the screen that invokes the loader.
    public var expression: String

    /// Makes a field.
    public init(_ name: String, _ expression: String) {
      self.name = name
      self.expression = expression
    }
  }

  /// The name among the variants of a request; empty if there is only one.
  public var name: String
  /// The HTTP method.
  public var method: String
  /// The URL or its path, with expressions in braces: `/v1/items/{item.id}`.
  public var url: String
  /// The query parameters, in order; one with the value null is omitted.
  public var query: [Field]
  /// The headers; one with the value null is omitted.
  public var headers: [Field]
  /// The body as JSON, or a text; `{"bind": expression}` is replaced by a value; nil for no body.
  public var body: FormatValue?
  /// A JSON pointer to the result in the response; nil for the whole response.
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
