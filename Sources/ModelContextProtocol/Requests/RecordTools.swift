import ServedSessions
import SimulatedApp

/// Tools that read past and pending events.
enum RecordTools {
  static let all = [log, requests, pending, journal]

  /// The most characters of one answer.
  static let pageLimit = 20_000

  /// A text as one answer has it.
  static func page(_ text: String) -> String {
    let more = text.count - pageLimit
    guard more > 0 else { return text }
    return text.prefix(pageLimit) + "\n... and \(more) more characters; ask for fewer lines"
  }

  private static let first = ToolParameter(
    name: "from", kind: .whole(1...10_000_000), words: "The first line; the last 100 by default.")
  private static let count = ToolParameter(
    name: "count", kind: .whole(1...1_000), words: "The most lines; 100.")

  private static let log = list(
    "read_log", "Read the log", "The activity log as Xcode prints it: calls and their steps."
  ) { session in
    guard let record = try? JournalRecord(session.journal) else { return [] }
    var log = ActivityLogText(wallClockStart: record.header.wallClockStart)
    // The times of a log are those since the start of a test, which is that of the session here.
    log.take(.testStarted(name: "", module: ""), at: 0)
    _ = log.takeBytes()
    for entry in record.entries { log.take(entry.fact, at: entry.nanoseconds) }
    return String(decoding: log.bytes, as: UTF8.self)
      .split(whereSeparator: \.isNewline).map(String.init)
  }

  private static let requests = list(
    "read_requests", "Read the requests", "The requests of the app over the network, with answers."
  ) { session in
    (session.session.device.networkInUse?.exchanges ?? []).map { exchange in
      let rule = exchange.rule.map { ", rule \($0)" } ?? ""
      return "\(exchange.number) \(exchange.words), by \(exchange.source.words): "
        + exchange.outcome + rule
    }
  }

  private static let pending = list(
    "read_pending", "Read pending events",
    "The clock and the events that the app has scheduled, soonest first."
  ) { session in
    ["Now: \(ScreenDescription.seconds(session.now))"]
      + session.session.pendingEvents(limit: 1_000).map {
        "\(ScreenDescription.seconds($0.deadline)) \($0.words)"
      }
  }

  private static let journal = list(
    "read_journal", "Read the journal",
    "The journal of the run, which rehearse trace shows and replays: JSON Lines."
  ) { session in
    String(decoding: session.journal, as: UTF8.self).split(whereSeparator: \.isNewline)
      .map(String.init)
  }

  /// A tool that reads lines of a session, a page at a time.
  private static func list(
    _ name: String, _ title: String, _ words: String,
    lines: @escaping @Sendable (ServedSession) -> [String]
  ) -> ServedTool {
    ServedTool(
      name: name, title: title, words: words, isReading: true,
      parameters: [first, count, SessionParameter.session]
    ) { (desk, arguments) throws(SessionFault) in
      let all = lines(try desk.session(arguments))
      let count = arguments.whole("count") ?? 100
      let start = arguments.whole("from").map { $0 - 1 } ?? max(0, all.count - count)
      guard start < all.count else {
        return [.text(all.isEmpty ? "Nothing yet." : "There are \(all.count) lines.")]
      }
      let page = all[start..<min(all.count, start + count)]
      var text = "Lines \(start + 1) to \(start + page.count) of \(all.count)\n"
      text += page.joined(separator: "\n")
      return [.text(Self.page(text))]
    }
  }
}
