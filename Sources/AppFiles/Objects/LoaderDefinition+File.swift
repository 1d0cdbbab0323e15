import AppModel
import LocatedJSON
import VirtualTime

extension LoaderDefinition {
  static let fileFormat = FileObject(
    "loader", "A source of results that arrive after a latency.",
    expects: "an object with the key \"latency\" or \"request\"",
    usual: LoaderDefinition(name: "", latency: .fixed(.zero)),
    rule: .required("latency", unless: "request")
  ) {
    FileField("latency", \.ownLatency, .latency, "How long a result takes.")
    FileField(
      "failureRate", \.failureRate, .number(in: 0...1, "a failure rate from 0 to 1"),
      "The probability of an error.")
    FileField("result", \.result, .any, "What a success delivers.")
    FileField("error", \.error, .any, "What a failure delivers.")
    FileField(
      "request", \.request, .request,
      "The request for its result; stubs answer it.")
  }

  /// The latency of a result that does not come from a request.
  private var ownLatency: LatencyDistribution? {
    get { request == nil ? latency : nil }
    set { latency = newValue ?? .fixed(.zero) }
  }
}

extension FileValue where Value == RequestDefinition {
  /// A request to one back end, or to one of several.
  fileprivate static var request: FileValue {
    FileValue(
      schema: { document in
        let one = RequestDefinition.fileFormat.reference(&document)
        return ["anyOf": [one, RequestDefinition.choiceFile.reference(&document)]]
      },
      read: { cursor in
        cursor.node.member("variants") == nil
          ? RequestDefinition.fileFormat.read(cursor) : RequestDefinition.choiceFile.read(cursor)
      },
      write: { request in
        (request.choice == nil ? RequestDefinition.fileFormat : RequestDefinition.choiceFile)
          .write(request)
      })
  }
}

extension RequestDefinition {
  fileprivate static let fileFormat = FileObject(
    "request", "A request to one back end; query and headers contain expressions.",
    expects: "an object with the key \"url\"", usual: RequestDefinition(RequestVariant("GET", ""))
  ) {
    RequestVariant.keys.map { $0.lifted(\.only) }
    FileField("timeout", \.timeout, .duration, "How long the app waits for the answer.")
  }

  static let choiceFile = FileObject(
    "requestChoice", "A request to one of several back ends.",
    expects: "an object with the keys \"choose\" and \"variants\"",
    usual: RequestDefinition(choosing: "", [])
  ) {
    FileField("choose", \.choice, .expression, "An expression for the back end's name.", .required)
    FileField(
      "variants", \.variants,
      .named(\.name, .object(RequestVariant.fileFormat), "an object of variants"),
      "The back ends by the names that the expression gives.", .required)
    FileField("timeout", \.timeout, .duration, "How long the app waits for the answer.")
  }

  /// The request to the only back end.
  private var only: RequestVariant {
    get { variants.first ?? RequestVariant("GET", "") }
    set { variants = [newValue] }
  }
}

extension RequestVariant {
  fileprivate static let fileFormat = FileObject(
    "requestVariant", "The request to one of several back ends.",
    expects: "an object with the key \"url\"", usual: RequestVariant("GET", "")
  ) {
    keys
  }

  @FileFields<RequestVariant> fileprivate static var keys: [FileField<RequestVariant>] {
    FileField("method", \.method, .method, "The method; GET unless given.")
    FileField(
      "url", \.url, .name("a URL or a path such as \"/v1/items\""),
      "A URL or its path, with expressions in braces.", .required)
    FileField("query", \.query, .requestFields, "The query, as expressions.")
    FileField("headers", \.headers, .requestFields, "The headers, as expressions.")
    FileField(
      "body", \.body, .any, "JSON, or a text, in which {\"bind\": expression} is a value.")
    FileField(
      "result", \.result, .string("a JSON pointer such as \"/items\""),
      "A JSON pointer into the answer.")
  }
}

extension FileValue where Value == [RequestVariant.Field] {
  /// Expressions by name, in the order of the file.
  fileprivate static var requestFields: FileValue {
    named(
      \.name, FileValue<String>.expression.map({ RequestVariant.Field("", $0) }, \.expression),
      "an object of expressions")
  }
}
