import LocatedJSON
import PredicateFormat
import TestFailures
import VirtualTime

extension JournalFact {
  /// Reads what `JSONLine.write(_:)` wrote: the name under `is`, then the details.
  init(_ line: JournalLine) throws(JournalFault) {
    let kind = try line.text("is")
    if let fact = try Self.test(kind, line) {
      self = fact
    } else if let fact = try Self.input(kind, line) {
      self = fact
    } else if let fact = try Self.handling(kind, line) {
      self = fact
    } else if let fact = try Self.system(kind, line) {
      self = fact
    } else if let fact = try Self.hands(kind, line) {
      self = fact
    } else if let fact = try Self.surroundings(kind, line) {
      self = fact
    } else if let fact = try Self.state(kind, line) {
      self = fact
    } else if let fact = try Self.screen(kind, line) {
      self = fact
    } else if let fact = try Self.work(kind, line) {
      self = fact
    } else if let fact = try Self.network(kind, line) {
      self = fact
    } else {
      throw line.fault("\"is\": a fact of version \(Journal.version), not \(quoted(kind))")
    }
  }

  /// The reason of a test's failure; nil for an assertion, which its message identifies.
  private static func reason(_ line: JournalLine) throws(JournalFault) -> FailureReason? {
    guard line["kind"] != nil else { return nil }
    guard let kind = FailureReason.Kind(rawValue: try line.text("kind")) else {
      throw line.fault("\"kind\": a kind of failure")
    }
    return FailureReason(kind, subject: try line.text("subject"))
  }

  private static func test(
    _ kind: String, _ line: JournalLine
  ) throws(JournalFault) -> JournalFact? {
    switch kind {
    case "testStarted":
      let module = line["module"] == nil ? "" : try line.text("module")
      return .testStarted(name: try line.text("name"), module: module)
    case "testFinished": return .testFinished
    case "activityBegan": return .activityBegan(title: try line.text("title"))
    case "activityEnded": return .activityEnded
    case "callBegan": return .callBegan(try line.text("title"))
    case "callEnded": return .callEnded(outcome: try line.text("outcome"))
    case "step":
      return .step(level: try line.integer("level"), title: try line.text("title"))
    case "resolved":
      return .resolved(query: try line.text("query"), matches: try line.integer("matches"))
    case "failed":
      return .failed(
        TestFailure(
          message: try line.text("message"), file: try line.text("file"),
          line: try line.integer("line"), reason: try reason(line)))
    case "attached": return .attached(try attachment(line))
    case "failureExpected":
      return .failureExpected(message: try line.text("message"), reason: try line.text("reason"))
    case "measured":
      return .measured(
        metric: try line.text("metric"), unit: try line.text("unit"),
        values: try line.reals("values"))
    default: return nil
    }
  }

  private static func attachment(_ line: JournalLine) throws(JournalFault) -> Attachment {
    let content: Attachment.Content =
      if line["text"] != nil {
        .text(try line.text("text"))
      } else if line["base64"] != nil {
        .base64(try line.text("base64"))
      } else {
        .leftOut
      }
    return Attachment(
      name: try line.text("name"), type: try line.text("type"), size: try line.integer("bytes"),
      content: content, added: VirtualInstant(nanoseconds: Int64(try line.integer("added"))))
  }

  private static func input(
    _ kind: String, _ line: JournalLine
  ) throws(JournalFault) -> JournalFact? {
    switch kind {
    case "launched":
      return .launched(
        bundle: try line.text("bundle"), process: try line.integer("process"),
        arguments: try line.texts("arguments"), environment: try line.table("environment"))
    case "opened": return .opened(link: try line.text("link"))
    case "terminated": return .terminated(process: try line.integer("process"))
    case "crashed": return .crashed(message: try line.text("message"))
    case "touched":
      return .touched(
        gesture: try line.text("gesture"), x: try line.real("x"), y: try line.real("y"))
    case "typed": return .typed(try line.text("text"))
    case "adjusted":
      return .adjusted(
        x: try line.real("x"), y: try line.real("y"), value: try line.value("value"))
    case "scrolled":
      return .scrolled(
        screen: try line.integer("screen"), container: try line.integer("container"),
        right: try line.real("right"), offset: try line.real("offset"))
    case "fired": return .fired(try line.text("event"))
    case "drew":
      return .drew(
        source: try line.text("source"), kind: try line.text("kind"),
        value: try line.digits("value"), bound: try line.digits("bound"))
    default: return nil
    }
  }

  private static func handling(
    _ kind: String, _ line: JournalLine
  ) throws(JournalFault) -> JournalFact? {
    switch kind {
    case "pressed": return .pressed(button: try line.text("button"))
    case "activated": return .activated
    case "rotated": return .rotated(orientation: try line.text("orientation"))
    case "appearanceSet": return .appearanceSet(appearance: try line.text("appearance"))
    default: return nil
    }
  }

  private static func screen(
    _ kind: String, _ line: JournalLine
  ) throws(JournalFault) -> JournalFact? {
    switch kind {
    case "started": return .started(coordinator: try line.text("coordinator"))
    case "tabSelected": return .tabSelected(index: try line.integer("index"))
    case "moreShown": return .moreShown
    case "pushed", "closed", "presented", "resized", "entered", "left", "raised", "assigned":
      return try onScreen(kind, try line.integer("screen"), line)
    default: return nil
    }
  }

  private static func onScreen(
    _ kind: String, _ screen: Int, _ line: JournalLine
  ) throws(JournalFault) -> JournalFact? {
    switch kind {
    case "pushed": return .pushed(screen: screen, name: try line.text("name"))
    case "closed": return .closed(screen: screen, name: try line.text("name"))
    case "presented":
      return .presented(
        screen: screen, name: try line.text("name"), style: try line.text("style"))
    case "resized": return .resized(screen: screen, detent: try line.text("detent"))
    case "entered": return .entered(screen: screen, state: try line.text("state"))
    case "left": return .left(screen: screen, state: try line.text("state"))
    case "raised":
      return .raised(
        screen: screen, event: try line.text("event"), isTaken: try line.flag("taken"))
    default:
      return .assigned(
        screen: screen, key: try line.text("key"), value: try line.value("value"))
    }
  }

  private static func work(
    _ kind: String, _ line: JournalLine
  ) throws(JournalFault) -> JournalFact? {
    switch kind {
    case "loading":
      return .loading(
        run: try line.integer("run"), screen: try line.integer("screen"),
        loader: try line.text("loader"), attempt: try line.integer("attempt"))
    case "loaded":
      return .loaded(
        run: try line.integer("run"), loader: try line.text("loader"),
        isFailure: try line.flag("failed"), isLate: try line.flag("late"))
    case "cancelled":
      return .cancelled(run: try line.integer("run"), loader: try line.text("loader"))
    case "focused":
      let identifier = try line.text("identifier")
      return .focused(identifier: identifier.isEmpty ? nil : identifier)
    case "alertShown": return .alertShown(title: try line.text("title"))
    case "alertClosed": return .alertClosed(button: try line.text("button"))
    case "shareShown": return .shareShown(text: try line.text("text"))
    case "shareClosed": return .shareClosed(activity: try line.text("activity"))
    case "stored": return .stored(key: try line.text("key"), value: try line.value("value"))
    default: return nil
    }
  }
}
