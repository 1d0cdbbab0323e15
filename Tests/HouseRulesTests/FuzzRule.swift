/// The types that read what people and other programs write, and the random tests that damage it.
enum FuzzRule {
  /// For each reader the suite that gives it damaged input; a new reader comes with one.
  static let suites: [String: String] = [
    "AgentAnswer": "AgentAnswerFuzzTests",
    "AppFolderReader": "FolderFuzzTests",
    "AppTexts": "AppTextsFuzzTests",
    "ArgumentReader": "`Arguments at random`",
    "ClassChainParser": "ClassChainFuzzTests",
    "CommandLineParser": "`Arguments at random`",
    "FaultPlanReader": "SmallFileFuzzTests",
    "FormatParser": "FuzzTests",
    "HTTPRequestReader": "FuzzTests",
    "ImportReader": "FuzzTests",
    "JSONReader": "LoaderFuzzTests",
    "LineReader": "EditedLineTests",
    "MeasuredLatencies": "MeasuredLatenciesFuzzTests",
    "OutlineReader": "PageCheckFuzzTests",
    "PNGReader": "PNGReaderTests",
    "PageSourceReader": "FuzzTests",
    "PropertyListParser": "ProjectFuzzTests",
    "RPCMessage": "HostileMessageFuzzTests",
    "RPCReader": "HostileMessageFuzzTests",
    "Recording": "FuzzTests",
    "RecordingReader": "FuzzTests",
    "ReplayTokenReader": "ReplayTokenFuzzTests",
    "RouteTableFile": "SmallFileFuzzTests",
    "RowReader": "FuzzTests",
    "SavedRoutes": "SavedRoutesTests",
    "ShortForms": "LoaderFuzzTests",
    "SnapfileReader": "SnapfileFuzzTests",
    "StubSetsReader": "StubFuzzTests",
    "TableReader": "MeasuredLatenciesFuzzTests",
    "TestLog": "TestLogTests",
    "TestResultFile": "TestResultFuzzTests",
    "TestResults": "TestResultsFuzzTests",
    "TreeTextReader": "FuzzTests",
    "XMLTagReader": "FuzzTests",
    "XPathParser": "XPathFuzzTests",
    "YAMLReader": "YAMLReaderFuzzTests",
  ]

  /// Types with such a name that read what the package itself has made, or read nothing.
  static let others: Set<String> = [
    "ElementReader", "GeometryReader", "GlyphReader", "KnownElementReader", "Reader",
    "RouteGraphReader", "ScreenReader", "ScrollViewReader", "SnapshotReader", "TreeReader",
    "WaitFigures",
  ]

  /// Readers without a suite, and suites that are not there or draw nothing.
  static func violations(in files: [SourceFile]) -> [Violation] {
    readers(in: files).compactMap { reader in
      guard !others.contains(reader.name) else { return nil }
      guard let suite = suites[reader.name] else {
        return reader.violation("no random test gives \(reader.name) damaged input")
      }
      let isThere = files.contains {
        $0.path.hasPrefix("Tests/") && $0.text.mayHold("struct \(suite)")
          && ($0.text.mayHold("seed") || $0.text.mayHold("random"))
      }
      return isThere ? nil : reader.violation("\(suite), which damages its input, is not there")
    }
  }

  private struct Reader {
    let path: String
    let line: Int
    let name: String

    func violation(_ message: String) -> Violation {
      Violation(path: path, line: line, message: message)
    }
  }

  /// The beginnings of what reads the bytes of a file, in a type of any name.
  private static let entries = [
    " read(_ bytes:", " read(_ line: [UInt8]", " init(reading bytes:", " init(log bytes:",
    " readCatalogue(",
  ]

  /// The types that a reader's name says to be one, and those that read bytes for others.
  private static func readers(in files: [SourceFile]) -> [Reader] {
    let words = entries + ["Reader", "Parser"]
    return files.filter { file in
      file.module != nil && file.path.hasSuffix(".swift")
        && words.contains(where: file.text.mayHold)
    }.flatMap { file in
      zip(1..., file.codeLines).compactMap { number, line in
        if entries.contains(where: line.contains) {
          let name = file.path.split(separator: "/").last?.prefix { $0 != "." && $0 != "+" } ?? ""
          return Reader(path: file.path, line: number, name: String(name))
        }
        guard let type = TypeDeclaration(line), type.keyword != "extension",
          type.name.hasSuffix("Reader") || type.name.hasSuffix("Parser")
        else { return nil }
        return Reader(path: file.path, line: number, name: type.name)
      }
    }
  }
}
