extension AttributedString {
  /// How Markdown is read.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// Which Markdown syntax is interpreted.
    public enum InterpretedSyntax: Hashable, Sendable {
      case full
      case inlineOnly
      case inlineOnlyPreservingWhitespace
    }
    /// What happens with invalid Markdown; here everything can be parsed.
    public enum FailurePolicy: Hashable, Sendable {
      case throwError
      case returnPartiallyParsedIfPossible
    }

    /// Whether custom attributes are read; they are not.
    public var allowsExtendedAttributes: Bool
    /// Which Markdown syntax is interpreted.
    public var interpretedSyntax: InterpretedSyntax
    /// What happens with invalid Markdown.
    public var failurePolicy: FailurePolicy
    /// The language of the text.
    public var languageCode: String?

    /// Chooses how Markdown is read.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Makes a text from Markdown, with its links and without its marks; paragraphs follow each other
  /// without a separator.
  public init(
    markdown: String, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    self.init()
    for block in Self.blocks(of: markdown, options.interpretedSyntax) {
      for piece in InlineMarkdown.pieces(of: block) {
        var part = AttributedString(piece.text)
        part.link = piece.link.flatMap { URL(string: $0, relativeTo: baseURL) }
        append(part)
      }
    }
  }

  /// Makes a text from Markdown.
  public init(
    markdown: Data, options: MarkdownParsingOptions = MarkdownParsingOptions(),
    baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  private static func blocks(
    of text: String, _ syntax: MarkdownParsingOptions.InterpretedSyntax
  ) -> [String] {
    guard syntax != .inlineOnlyPreservingWhitespace else { return [text] }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.trimmingCharacters(in: .whitespaces) }
    guard syntax == .full else { return [lines.joined(separator: " ")] }
    var blocks = [""]
    for line in lines {
      let words = withoutMark(line)
      if line.isEmpty || words != line { blocks.append("") }
      let last = blocks.count - 1
      blocks[last] += (blocks[last].isEmpty ? "" : " ") + words
      if line.hasPrefix("#"), words != line { blocks.append("") }
    }
    return blocks
  }

  /// A line without the mark of a heading, an item or a quotation.
  private static func withoutMark(_ line: String) -> String {
    guard let space = line.firstIndex(of: " ") else { return line }
    let mark = line[..<space]
    let isHeading = mark.count <= 6 && mark.allSatisfy { $0 == "#" }
    let isNumber = [".", ")"].contains(mark.last) && Int(mark.dropLast()) != nil
    guard isHeading || isNumber || ["-", "*", "+", ">"].contains(mark) else { return line }
    return line[space...].trimmingCharacters(in: .whitespaces)
  }
}
