import ServedSessions
import SimulatedApp
import VirtualTime

/// Tools that let time pass, go back in it, and branch.
enum SessionTools {
  static let all = [advance, goBack, branch]

  /// Where a session is after an action, or its whole screen.
  static func outcome(
    of session: ServedSession, _ arguments: ToolArguments
  ) throws(SessionFault) -> String {
    let description = ScreenDescription(session: session)
    return arguments.flag("describe") ? try description.text() : description.summary
  }

  static let limit = ServedSession.longestAdvance.inSeconds

  private static let advance = ServedTool(
    name: "advance_time", title: "Let time pass",
    words: "Lets virtual time pass, at no cost: by some seconds, until an instant, until an "
      + "element appears or disappears, or until the next event if nothing is given.",
    parameters: [
      ToolParameter(name: "seconds", kind: .number(0...limit), words: "How long."),
      ToolParameter(
        name: "until", kind: .number(0...1_000_000),
        words: "An instant, in seconds since the start."
      ),
      ToolParameter(
        name: "shows", kind: .text, words: "The identifier or label of an element to wait for."),
      ToolParameter(
        name: "goes", kind: .text, words: "The identifier or label of an element to disappear."),
      ToolParameter(
        name: "timeout", kind: .number(0...limit), words: "The longest wait for an element; 30."),
      SessionParameter.describe, SessionParameter.session,
    ]
  ) { (desk, arguments) throws(SessionFault) in
    let session = try desk.session(arguments)
    if let seconds = arguments.number("seconds") {
      try session.perform(.advance(.seconds(seconds)))
    } else if let instant = arguments.number("until") {
      try session.perform(.advanceTo(.start + .seconds(instant)))
    } else if let word = arguments.text("shows") ?? arguments.text("goes") {
      try wait(for: word, arguments, in: session)
    } else {
      try session.perform(.advanceToNextEvent)
    }
    return [.text(try outcome(of: session, arguments))]
  }

  private static func wait(
    for word: String, _ arguments: ToolArguments, in session: ServedSession
  ) throws(SessionFault) {
    let isWanted = arguments.text("shows") != nil
    let timeout = arguments.number("timeout") ?? 30
    let query = Query().descendants(.any).identified(by: word)
    let isMet = try session.wait(for: query, toExist: isWanted, atMost: .seconds(timeout))
    guard !isMet else { return }
    let change = isWanted ? "appear" : "disappear"
    throw SessionFault(
      .noElement,
      "\(quoted(word)) did not \(change) within \(timeout) s, which have passed.",
      help: .help(for: query, in: session))
  }

  private static let goBack = ServedTool(
    name: "go_back_in_time", title: "Go back in time",
    words:
      "Goes back to an earlier instant, or undoes the last actions; what followed is forgotten.",
    parameters: [
      ToolParameter(
        name: "instant", kind: .number(0...1_000_000), words: "In seconds since the start."),
      ToolParameter(
        name: "actions", kind: .whole(1...10_000), words: "How many actions to undo; 1."),
      SessionParameter.describe, SessionParameter.session,
    ]
  ) { (desk, arguments) throws(SessionFault) in
    let session = try desk.session(arguments)
    if let instant = arguments.number("instant") {
      try session.goBack(to: .start + .seconds(instant))
    } else {
      try session.undo(arguments.whole("actions") ?? 1)
    }
    return [.text(try outcome(of: session, arguments))]
  }

  private static let branch = ServedTool(
    name: "branch_session", title: "Branch a session",
    words: "Opens a session with the same past up to an instant, now by default, and makes it the "
      + "current one; the first session stays as it is.",
    parameters: [
      ToolParameter(
        name: "instant", kind: .number(0...1_000_000), words: "In seconds since the start."),
      SessionParameter.describe, SessionParameter.session,
    ]
  ) { (desk, arguments) throws(SessionFault) in
    let session = try desk.session(arguments)
    let instant = arguments.number("instant").map { VirtualInstant.start + .seconds($0) }
    let branch = try desk.sessions.branch(from: session, at: instant ?? session.now)
    desk.choose(branch)
    return [.text(try outcome(of: branch, arguments))]
  }
}
