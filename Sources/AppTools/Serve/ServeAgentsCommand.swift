import CommandLineTool
import Glibc
import ModelContextProtocol
import OutputFiles
import TestRuns
import Trials

/// `rehearse serve mcp`: answers an agent over standard input and output until the input ends.
struct ServeAgentsCommand: ToolCommand {
  static let name = "mcp"
  static let summary = "Serves apps to an agent over the Model Context Protocol."
  static let discussion = """
    Reads requests from standard input and answers on standard output, one JSON message per line, \
    until the input ends. It opens no port and writes no files. Add it to the configuration of \
    your agent:

      {"mcpServers": {"rehearse": {
        "command": "rehearse", "args": ["serve", "mcp"]}}}
    """
  static let examples = ["rehearse serve mcp --apps Screens"]

  var apps = ServedAppsOptions()

  /// How many bytes are read at once.
  private static let pieceLength = 1 << 16

  func run() -> ExitCode {
    guard let apps = apps.load() else { return .failure }
    let server = ModelContextServer(apps: apps, version: RunOrigin.version)
    server.tell = { Self.write($0) }
    var splitter = LineSplitter(limit: ModelContextServer.lineLimit)
    var piece = [UInt8](repeating: 0, count: Self.pieceLength)
    while true {
      let count = read(STDIN_FILENO, &piece, piece.count)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      for line in splitter.take(piece[..<count]) { answer(line, by: server) }
    }
    if let last = splitter.finish() { answer(last, by: server) }
    return .success
  }

  private func answer(_ line: LineSplitter.Line, by server: ModelContextServer) {
    if let answer = server.answer(to: line) { Self.write(answer) }
  }

  private static func write(_ line: [UInt8]) {
    if StandardStream.output.write(line) != 0 { exit(ExitCode.failure.rawValue) }
  }
}
