import LocatedJSON
import NetworkStubs
import PredicateFormat

extension StubSet {
  /// The contents of `rules.json`.
  static let fileFormat = FileObject(
    "stubFile", "Which requests of an app a set of stubs answers, and how: the file rules.json.",
    expects: "an object with the key \"rules\"", usual: StubSet(name: ""), hasPointer: true
  ) {
    FileField(
      "rules", \.rules, .list(.object(StubRule.fileFormat), "a list of rules"),
      "The rules; the first that matches a request answers it.", .required)
  }
}

extension StubRule {
  static let fileFormat = FileObject(
    "rule", "Which requests are answered, and how; everything given must match.",
    expects: "an object with the key \"url\" or \"loader\"", usual: StubRule(url: ""),
    rule: .required("url", unless: "loader")
  ) {
    FileField(
      "name", \.name, .name("a rule's name"),
      "The name in failures, in the request monitor and for edits.")
    FileField("method", \.method, .method, "The method; any unless given.")
    FileField(
      "url", \.url, .name("a path such as \"/v1/items/{id}\""),
      "The URL or its path: {name} is some text, * any text in a part, ** any parts.")
    FileField(
      "loader", \.loader, .name("a loader's name"),
      "The loader whose requests are answered, instead of a URL.")
    FileField("query", \.query, .conditions, "The query that a request must have.")
    FileField("headers", \.headers, .conditions, "The headers that a request must have.")
    FileField(
      "body", \.body, .any,
      "A text in which * is any text, or JSON whose members the body must contain.")
    FileField(
      "where", \.condition, .name("a predicate"),
      "A predicate over method, url, path, query, headers, body, json, parameters, count.")
    FileField(
      "answer", \.answers, .listOrOne(.answer),
      "An answer, or a list of answers to use in turn; the last one repeats.")
  }
}

extension FileValue where Value == [StubRule.Condition] {
  /// Texts by name; null for a name that must be absent.
  fileprivate static var conditions: FileValue {
    let text = FileValue<String?>.orNull(.string("a text, or null for none"))
      .map({ StubRule.Condition("", $0) }, \.value)
    return named(\.name, text, "an object of texts")
      .defined(
        "conditions", "Texts by name, in which * is any text; null for what must be missing.")
  }
}

extension FileValue where Value == StubAnswer {
  fileprivate static var answer: FileValue {
    FileValue(
      schema: { document in
        let body = StubAnswer.fileFormat.reference(&document)
        return ["anyOf": [body, StubAnswer.fileAnswer.reference(&document)]]
      },
      read: { cursor in
        cursor.node.member("file") == nil
          ? StubAnswer.fileFormat.read(cursor) : StubAnswer.fileAnswer.read(cursor)
      },
      write: { ($0.bodyFile == nil ? StubAnswer.fileFormat : StubAnswer.fileAnswer).write($0) }
    ).defined("answer", "An answer with its body, or with the name of a file.")
  }
}

extension StubAnswer {
  fileprivate static let fileFormat = FileObject(
    "bodyAnswer", "An answer with its body.", expects: "an answer: an object",
    usual: StubAnswer()
  ) {
    start
    FileField("body", \.bodyValue, .any, "A text as it is, or any other value as JSON.")
    end
  }

  static let fileAnswer = FileObject(
    "fileAnswer", "An answer with a file of the set as its body.", expects: "an answer: an object",
    usual: StubAnswer()
  ) {
    start
    FileField("file", \.bodyFile, .name("a file's name"), "The file's name.", .required)
    end
  }

  @FileFields<StubAnswer> private static var start: [FileField<StubAnswer>] {
    FileField(
      "status", \.status, .integer(in: 100...599, "a status from 100 to 599"), "The status.")
    FileField("headers", \.headers, .headers, "The headers.")
  }

  @FileFields<StubAnswer> private static var end: [FileField<StubAnswer>] {
    FileField("latency", \.latency, .latency, "The time until the first byte.")
    FileField(
      "throttle", \.bytesPerSecond,
      .integer(in: 1...speedLimit, "bytes per second from 1 to \(speedLimit)"),
      "Bytes of the body per second.")
    FileField("failure", \.failure, .failure, "How the network fails.")
    FileField(
      "times", \.times, .integer(in: 1...timesLimit, "a number from 1 to \(timesLimit)"),
      "How many requests it answers before the next answer is used.")
  }

  private var bodyValue: FormatValue? {
    get {
      switch body {
      case .value(let value): value
      case .text(let text): .string(text)
      default: nil
      }
    }
    set {
      guard case .string(let text)? = newValue else {
        body = newValue.map(Body.value) ?? .none
        return
      }
      body = .text(text)
    }
  }

  fileprivate var bodyFile: String? {
    get { if case .file(let name) = body { name } else { nil } }
    set { body = .file(newValue ?? "") }
  }
}

extension FileValue where Value == NetworkHeaders {
  fileprivate static var headers: FileValue {
    FileValue(
      schema: { _ in ["type": "object", "additionalProperties": ["type": "string"]] },
      read: { cursor in
        var headers: NetworkHeaders = [:]
        for (name, value) in cursor.entries("an object of texts") ?? [] {
          if let text = value.string() { headers[name] = text }
        }
        return headers
      },
      write: { headers in
        JSONNode(.object(headers.fields.map { JSONMember($0.name, .text($0.value)) }))
      })
  }
}

extension FileValue where Value == StubAnswer.Failure {
  /// A word, or an object for a lost connection or another failure.
  fileprivate static var failure: FileValue {
    let words: KeyValuePairs<String, StubAnswer.Failure> = [
      "offline": .offline, "timedOut": .timedOut,
    ]
    return FileValue(
      schema: { document in
        [
          "anyOf": [
            .words(words.map(\.key)), DroppedConnection.fileFormat.reference(&document),
            NetworkError.fileFormat.reference(&document),
          ]
        ]
      },
      read: { cursor in
        switch cursor.node.kind {
        case .string(let word):
          if let failure = words.first(where: { $0.key == word })?.value { return failure }
          cursor.unknown("failure", word, among: words.map(\.key))
          return nil
        case .object where cursor.node.member("droppedAfter") != nil:
          return DroppedConnection.fileFormat.read(cursor).map { .dropped(afterBytes: $0.bytes) }
        case .object:
          return NetworkError.fileFormat.read(cursor).map {
            .error(message: $0.message, number: $0.number)
          }
        default:
          cursor.mismatch("\"offline\", \"timedOut\" or an object")
          return nil
        }
      },
      write: { failure in
        switch failure {
        case .offline: "offline"
        case .timedOut: "timedOut"
        case .dropped(let bytes):
          DroppedConnection.fileFormat.write(DroppedConnection(bytes: bytes))
        case .error(let message, let number):
          NetworkError.fileFormat.write(NetworkError(message: message, number: number))
        }
      })
  }
}

private struct DroppedConnection: Sendable {
  var bytes = 0

  static let fileFormat = FileObject(
    "droppedConnection", "The connection is lost after so many bytes of the body.",
    expects: "an object", usual: DroppedConnection()
  ) {
    FileField(
      "droppedAfter", \.bytes, .integer(in: 0...StubAnswer.speedLimit, "a number of bytes"),
      "How many bytes arrive.", .essential)
  }
}

private struct NetworkError: Sendable {
  var message = ""
  var number = -1

  static let fileFormat = FileObject(
    "networkError", "Any other failure: its message and its URLError code.",
    expects: "an object with the key \"droppedAfter\" or \"error\"", usual: NetworkError()
  ) {
    FileField("error", \.message, .name("the message of an error"), "The message.", .required)
    FileField(
      "code", \.number, .integer(in: -1_000_000...1_000_000, "a number such as -1003"),
      "The code.")
  }
}
