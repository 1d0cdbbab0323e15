import AppModel
import LocatedJSON
import PredicateFormat
import TestFailures
import VirtualTime

extension JournalFact {
  /// Reads what `JSONLine.write(_:)` wrote: the name under `is`, then the details.
  init(_ line: JournalLine) throws(JournalFault) {
    let name: String = try line.value("is")
    guard let form = Self.forms[name] else {
      throw line.fault("\"is\": a fact of version \(Journal.version), not \(quoted(name))")
    }
    self = try form.read(line)
  }

  /// The forms of all facts, by name.
  private static let forms: [String: FactForm] = {
    let all = tests + input + screens + work + network + surroundings + system + state
    return Dictionary(all.map { ($0.name, $0) }) { first, _ in first }
  }()

  @FactForms private static var tests: [FactForm] {
    FactForm("testStarted", JournalFact.testStarted, "name", FactForm.Key("module", or: ""))
    FactForm("testFinished", .testFinished)
    FactForm("activityBegan", JournalFact.activityBegan, "title")
    FactForm("activityEnded", .activityEnded)
    FactForm("callBegan", JournalFact.callBegan, "title")
    FactForm("callEnded", JournalFact.callEnded, "outcome")
    FactForm("step", JournalFact.step, "level", "title")
    FactForm("resolved", JournalFact.resolved, "query", "matches")
    FactForm("failed", read: failed)
    FactForm("attached", read: attached)
    FactForm("failureExpected", JournalFact.failureExpected, "message", "reason")
    FactForm("measured", JournalFact.measured, "metric", "unit", "values")
  }

  @FactForms private static var input: [FactForm] {
    FactForm(
      "launched", JournalFact.launched, "bundle", "process", "arguments", "environment")
    FactForm("opened", JournalFact.opened, "link")
    FactForm("terminated", JournalFact.terminated, "process")
    FactForm("crashed", JournalFact.crashed, "message")
    FactForm("touched", JournalFact.touched, "gesture", "x", "y")
    FactForm("typed", JournalFact.typed, "text")
    FactForm("adjusted", JournalFact.adjusted, "x", "y", "value")
    FactForm("scrolled", JournalFact.scrolled, "screen", "container", "right", "offset")
    FactForm("pressed", JournalFact.pressed, "button")
    FactForm("activated", .activated)
    FactForm("rotated", JournalFact.rotated, "orientation")
    FactForm("appearanceSet", JournalFact.appearanceSet, "appearance")
    FactForm("copied", JournalFact.copied, "strings", FactForm.Key("by", or: ""))
    FactForm("gestured", JournalFact.gestured, "gesture", "x", "y", "amount", "velocity")
    FactForm("keyPressed", JournalFact.keyPressed, "key", "modifiers")
    FactForm("modifiersHeld", JournalFact.modifiersHeld, "keys")
    FactForm("keyboardConnected", JournalFact.keyboardConnected, "connected")
  }

  @FactForms private static var screens: [FactForm] {
    FactForm("started", JournalFact.started, "coordinator")
    FactForm("pushed", JournalFact.pushed, "screen", "name")
    FactForm("closed", JournalFact.closed, "screen", "name")
    FactForm("presented", JournalFact.presented, "screen", "name", "style")
    FactForm("resized", JournalFact.resized, "screen", "detent")
    FactForm("tabSelected", JournalFact.tabSelected, "index")
    FactForm("moreShown", .moreShown)
    FactForm("entered", JournalFact.entered, "screen", "state")
    FactForm("left", JournalFact.left, "screen", "state")
    FactForm("raised", JournalFact.raised, "screen", "event", "taken")
    FactForm("assigned", JournalFact.assigned, "screen", "key", "value")
    FactForm("focused", read: focused)
    FactForm("alertShown", JournalFact.alertShown, "title")
    FactForm("alertClosed", JournalFact.alertClosed, "button")
    FactForm("shareShown", JournalFact.shareShown, "text")
    FactForm("shareClosed", JournalFact.shareClosed, "activity")
  }

  @FactForms private static var work: [FactForm] {
    FactForm("fired", JournalFact.fired, "event")
    FactForm("drew", JournalFact.drew, "source", "kind", "value", "bound")
    FactForm("loading", JournalFact.loading, "run", "screen", "loader", "attempt")
    FactForm("loaded", JournalFact.loaded, "run", "loader", "failed", "late")
    FactForm("cancelled", JournalFact.cancelled, "run", "loader")
    FactForm("stored", JournalFact.stored, "key", "value")
  }

  @FactForms private static var network: [FactForm] {
    FactForm(
      "requested", JournalFact.requested, "request", "method", "url", "by",
      FactForm.Key("body", or: ""))
    FactForm("answered", read: answered)
    FactForm("requestCancelled", JournalFact.requestCancelled, "request")
    FactForm("stubsChanged", JournalFact.stubsChanged, "change", "name")
    FactForm("networkChanged", JournalFact.networkChanged, "offline", "bytesPerSecond")
  }

  @FactForms private static var surroundings: [FactForm] {
    FactForm("located", read: located)
    FactForm("voiceOverSet", JournalFact.voiceOverSet, "on")
    FactForm(
      "outcomeForced", JournalFact.outcomeForced, FactForm.Key("loader", or: nil), "failed", "times"
    )
  }

  @FactForms private static var system: [FactForm] {
    FactForm("targeted", JournalFact.targeted, "bundle")
    FactForm("systemOpened", JournalFact.systemOpened, "link")
    FactForm("permissionReset", JournalFact.permissionReset, "bundle", "resource")
    FactForm("cameToFront", JournalFact.cameToFront, "bundle", "process")
    FactForm("killed", JournalFact.killed, "process", "reason")
    FactForm("permissionSet", JournalFact.permissionSet, "bundle", "resource", "status")
    FactForm("bannerShown", JournalFact.bannerShown, "title")
    FactForm("bannerGone", JournalFact.bannerGone, "title")
    FactForm("localized", JournalFact.localized, "process", "language", "asked")
  }

  @FactForms private static var state: [FactForm] {
    FactForm("stateSet", JournalFact.stateSet, "bundle", "kind", "key", "value")
    FactForm("stateReset", JournalFact.stateReset, "bundle", "kind")
    FactForm("reinstalled", JournalFact.reinstalled, "bundle")
    FactForm("sent", JournalFact.sent, "command", "parameters")
    FactForm("kept", JournalFact.kept, "kind", "key", "value")
    FactForm("removed", JournalFact.removed, "kind", "key")
    FactForm("accountChosen", JournalFact.accountChosen, "name")
    FactForm("toggled", JournalFact.toggled, "name", "on")
    FactForm("experimentsLoaded", JournalFact.experimentsLoaded, "values", "applied")
    FactForm("tracked", JournalFact.tracked, "event", "parameters")
  }

  // MARK: - Facts with other values

  private static func failed(_ line: JournalLine) throws(JournalFault) -> JournalFact {
    .failed(
      TestFailure(
        message: try line.value("message"), file: try line.value("file"),
        line: try line.value("line"), reason: try reason(line)))
  }

  /// The reason of a test's failure; nil for an assertion, which its message identifies.
  private static func reason(_ line: JournalLine) throws(JournalFault) -> FailureReason? {
    guard line["kind"] != nil else { return nil }
    guard let kind = FailureReason.Kind(rawValue: try line.value("kind")) else {
      throw line.fault("\"kind\": a kind of failure")
    }
    return FailureReason(kind, subject: try line.value("subject"))
  }

  private static func attached(_ line: JournalLine) throws(JournalFault) -> JournalFact {
    let content: Attachment.Content =
      if line["text"] != nil {
        .text(try line.value("text"))
      } else if line["base64"] != nil {
        .base64(try line.value("base64"))
      } else {
        .leftOut
      }
    let added: Int = try line.value("added")
    return .attached(
      Attachment(
        name: try line.value("name"), type: try line.value("type"),
        size: try line.value("bytes"), content: content,
        added: VirtualInstant(nanoseconds: Int64(added))))
  }

  private static func focused(_ line: JournalLine) throws(JournalFault) -> JournalFact {
    let identifier: String = try line.value("identifier")
    return .focused(identifier: identifier.isEmpty ? nil : identifier)
  }

  private static func answered(_ line: JournalLine) throws(JournalFault) -> JournalFact {
    .answered(
      NetworkAnswer(
        number: try line.value("request"), rule: try line.value("rule", or: ""),
        status: try line.value("status"), failure: try line.value("failure", or: ""),
        message: try line.value("message", or: ""), bytes: try line.value("bytes"),
        type: try line.value("type", or: ""), body: try line.value("body", or: nil)))
  }

  private static func located(_ line: JournalLine) throws(JournalFault) -> JournalFact {
    guard line["latitude"] != nil else { return .located(nil) }
    return .located(
      DeviceLocation(
        latitude: try line.value("latitude"), longitude: try line.value("longitude"),
        altitude: try line.value("altitude"), course: try line.value("course"),
        speed: try line.value("speed"), accuracy: try line.value("accuracy")))
  }
}
