import PredicateFormat
import TestFailures
import VirtualTime

extension JSONLine {
  /// Writes a fact: its name under `is`, then its details.
  package mutating func write(_ fact: JournalFact) {
    switch fact {
    case .testStarted, .testFinished, .activityBegan, .activityEnded, .callBegan, .callEnded,
      .step, .resolved, .failed, .attached, .failureExpected, .measured:
      writeTest(fact)
    case .launched, .opened, .terminated, .crashed, .touched, .typed, .adjusted,
      .scrolled, .fired, .drew:
      writeInput(fact)
    case .copied, .gestured, .keyPressed, .modifiersHeld, .keyboardConnected:
      writeHands(fact)
    case .pressed, .activated, .rotated, .appearanceSet: writeHandling(fact)
    case .located, .voiceOverSet, .outcomeForced: writeSurroundings(fact)
    case .targeted, .systemOpened, .permissionReset, .cameToFront, .killed, .permissionSet,
      .bannerShown, .bannerGone, .localized:
      writeSystem(fact)
    case .loading, .loaded, .cancelled, .focused, .alertShown, .alertClosed, .shareShown,
      .shareClosed, .stored:
      writeLoading(fact)
    case .requested, .answered, .requestCancelled, .stubsChanged, .networkChanged:
      writeNetwork(fact)
    case .stateSet, .stateReset, .reinstalled, .sent, .kept, .removed, .accountChosen, .toggled,
      .experimentsLoaded, .tracked:
      writeState(fact)
    default: writeScreen(fact)
    }
  }

  private mutating func writeTest(_ fact: JournalFact) {
    switch fact {
    case .testStarted(let name, let module):
      field("is", "testStarted")
      field("name", name)
      if !module.isEmpty { field("module", module) }
    case .testFinished: field("is", "testFinished")
    case .activityBegan(let title):
      field("is", "activityBegan")
      field("title", title)
    case .activityEnded: field("is", "activityEnded")
    case .callBegan(let title):
      field("is", "callBegan")
      field("title", title)
    case .callEnded(let outcome):
      field("is", "callEnded")
      field("outcome", outcome)
    case .step(let level, let title):
      field("is", "step")
      field("level", level)
      field("title", title)
    case .resolved(let query, let matches):
      field("is", "resolved")
      field("query", query)
      field("matches", matches)
    case .failed(let failure):
      field("is", "failed")
      field("message", failure.message)
      field("file", failure.file)
      field("line", failure.line)
      if let reason = failure.writtenReason {
        field("kind", reason.kind.rawValue)
        field("subject", reason.subject)
      }
    case .attached(let attachment): write(attachment)
    case .failureExpected(let message, let reason):
      field("is", "failureExpected")
      field("message", message)
      field("reason", reason)
    case .measured(let metric, let unit, let values):
      field("is", "measured")
      field("metric", metric)
      field("unit", unit)
      field("values", FormatValue.list(values.map { .real($0) }))
    default: return
    }
  }

  private mutating func write(_ attachment: Attachment) {
    field("is", "attached")
    field("added", Int(attachment.added.nanoseconds))
    field("name", attachment.name)
    field("type", attachment.type)
    field("bytes", attachment.size)
    switch attachment.content {
    case .text(let text): field("text", text)
    case .base64(let digits): field("base64", digits)
    case .leftOut: return
    }
  }

  private mutating func writeInput(_ fact: JournalFact) {
    switch fact {
    case .launched(let bundle, let process, let arguments, let environment):
      field("is", "launched")
      field("bundle", bundle)
      field("process", process)
      field("arguments", arguments)
      field("environment", environment)
    case .opened(let link):
      field("is", "opened")
      field("link", link)
    case .terminated(let process):
      field("is", "terminated")
      field("process", process)
    case .crashed(let message):
      field("is", "crashed")
      field("message", message)
    case .touched(let gesture, let x, let y):
      field("is", "touched")
      field("gesture", gesture)
      field("x", x)
      field("y", y)
    case .typed(let text):
      field("is", "typed")
      field("text", text)
    case .adjusted(let x, let y, let value):
      field("is", "adjusted")
      field("x", x)
      field("y", y)
      field("value", value)
    case .scrolled(let screen, let container, let right, let offset):
      field("is", "scrolled")
      field("screen", screen)
      field("container", container)
      field("right", right)
      field("offset", offset)
    case .fired(let event):
      field("is", "fired")
      field("event", event)
    case .drew(let source, let kind, let value, let bound):
      field("is", "drew")
      field("source", source)
      field("kind", kind)
      field("value", String(value))
      field("bound", String(bound))
    default: return
    }
  }

  private mutating func writeHandling(_ fact: JournalFact) {
    switch fact {
    case .pressed(let button):
      field("is", "pressed")
      field("button", button)
    case .activated: field("is", "activated")
    case .rotated(let orientation):
      field("is", "rotated")
      field("orientation", orientation)
    case .appearanceSet(let appearance):
      field("is", "appearanceSet")
      field("appearance", appearance)
    default: return
    }
  }

  private mutating func writeLoading(_ fact: JournalFact) {
    switch fact {
    case .loading(let run, let screen, let loader, let attempt):
      field("is", "loading")
      field("run", run)
      field("screen", screen)
      field("loader", loader)
      field("attempt", attempt)
    case .loaded(let run, let loader, let isFailure, let isLate):
      field("is", "loaded")
      field("run", run)
      field("loader", loader)
      field("failed", isFailure)
      field("late", isLate)
    case .cancelled(let run, let loader):
      field("is", "cancelled")
      field("run", run)
      field("loader", loader)
    case .focused(let identifier):
      field("is", "focused")
      field("identifier", identifier ?? "")
    case .alertShown(let title):
      field("is", "alertShown")
      field("title", title)
    case .alertClosed(let button):
      field("is", "alertClosed")
      field("button", button)
    case .shareShown(let text):
      field("is", "shareShown")
      field("text", text)
    case .shareClosed(let activity):
      field("is", "shareClosed")
      field("activity", activity)
    case .stored(let key, let value):
      field("is", "stored")
      field("key", key)
      field("value", value)
    default: return
    }
  }

  private mutating func writeScreen(_ fact: JournalFact) {
    switch fact {
    case .started(let coordinator):
      field("is", "started")
      field("coordinator", coordinator)
    case .pushed(let screen, let name): write("pushed", screen, "name", name)
    case .closed(let screen, let name): write("closed", screen, "name", name)
    case .presented(let screen, let name, let style):
      write("presented", screen, "name", name)
      field("style", style)
    case .resized(let screen, let detent): write("resized", screen, "detent", detent)
    case .tabSelected(let index):
      field("is", "tabSelected")
      field("index", index)
    case .moreShown: field("is", "moreShown")
    case .entered(let screen, let state): write("entered", screen, "state", state)
    case .left(let screen, let state): write("left", screen, "state", state)
    case .raised(let screen, let event, let isTaken):
      write("raised", screen, "event", event)
      field("taken", isTaken)
    case .assigned(let screen, let key, let value):
      write("assigned", screen, "key", key)
      field("value", value)
    default: return
    }
  }

  private mutating func write(_ kind: String, _ screen: Int, _ key: StaticString, _ text: String) {
    field("is", kind)
    field("screen", screen)
    field(key, text)
  }
}
