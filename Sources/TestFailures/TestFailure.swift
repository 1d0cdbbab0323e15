/// A failure of a test: its message, its line, and why it failed.
public struct TestFailure: Sendable, Hashable {
  /// What went wrong; further lines help to understand it.
  public let message: String
  /// The source file; empty if the line is unknown.
  public let file: String
  /// The line in the file.
  public let line: Int
  /// Why the call failed.
  public let reason: FailureReason

  /// Makes a failure; `file` is empty if the line is unknown.
  ///
  /// Without a reason it is an assertion, which its message identifies.
  package init(message: String, file: String, line: Int, reason: FailureReason? = nil) {
    self.message = message
    self.file = file
    self.line = line
    self.reason = reason ?? FailureReason(message: message)
  }

  /// The first line of the message, without the start of an element list.
  public var summary: String {
    let line = String(message.prefix { !$0.isNewline })
    let list = " from input {("
    return line.hasSuffix(list) ? String(line.dropLast(list.count)) : line
  }

  /// The identity, which equal failures share.
  public var identity: FailureIdentity { FailureIdentity(self) }

  /// The failure with only the name of its source file, without folders.
  package var withFileName: TestFailure {
    TestFailure(message: message, file: fileName, line: line, reason: reason)
  }

  /// The name of the source file, without folders.
  var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }
}

extension TestFailure: Codable {
  private enum CodingKeys: CodingKey {
    case message, file, line, kind, subject
  }

  /// Reads a failure; without a kind it is an assertion.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let kind = try values.decodeIfPresent(FailureReason.Kind.self, forKey: .kind)
    let subject = try values.decodeIfPresent(String.self, forKey: .subject)
    self.init(
      message: try values.decode(String.self, forKey: .message),
      file: try values.decode(String.self, forKey: .file),
      line: try values.decode(Int.self, forKey: .line),
      reason: kind.map { FailureReason($0, subject: subject ?? "") })
  }

  /// Writes the failure; the reason of an assertion follows from its message.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(message, forKey: .message)
    try values.encode(file, forKey: .file)
    try values.encode(line, forKey: .line)
    guard let reason = writtenReason else { return }
    try values.encode(reason.kind, forKey: .kind)
    try values.encode(reason.subject, forKey: .subject)
  }

  /// The reason as files need it; nil if it follows from the message.
  package var writtenReason: FailureReason? {
    reason == FailureReason(message: message) ? nil : reason
  }
}
