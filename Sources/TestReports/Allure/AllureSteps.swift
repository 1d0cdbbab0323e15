import Foundation
import SimulatedApp

/// Turns a journal into Allure's steps: calls and activities, nested as they were made.
struct AllureSteps {
  /// The steps of the test, without set-up and tear-down.
  private(set) var steps: [AllureModel.Step] = []
  /// The steps of set-up and tear-down; those without content are left out.
  private(set) var befores: [AllureModel.Step] = []
  private(set) var afters: [AllureModel.Step] = []
  /// Attachments added outside any step.
  private(set) var attachments: [AllureModel.Attachment] = []
  /// The files of all attachments.
  private(set) var files: [AllureResults.File] = []

  private let uuid: String
  private let start: Int64
  private var open: [AllureModel.Step] = []
  /// Open steps beyond the depth limit.
  private var hidden = 0
  private var count = 0
  private var leftOut = 0
  private var last: Int64 = 0

  /// The most steps of one attempt; further steps are only counted.
  static let limit = 5_000
  /// The most levels of nested steps.
  static let depthLimit = 64

  /// Reads the steps of a journal that starts the given number of milliseconds after 1970.
  init(_ record: JournalRecord, uuid: String, start: Int64) {
    self.uuid = uuid
    self.start = start
    for entry in record.entries { take(entry.fact, at: entry.nanoseconds) }
    while !open.isEmpty { close() }
    guard leftOut > 0 else { return }
    steps.append(
      AllureModel.Step(name: "\(leftOut) more steps are left out", start: last, stop: last))
  }

  private mutating func take(_ fact: JournalFact, at nanoseconds: Int64) {
    last = start + nanoseconds / 1_000_000
    switch fact {
    case .activityBegan(let title), .callBegan(let title): begin(title)
    case .activityEnded: close()
    case .callEnded(let outcome): close(outcome: outcome)
    case .failed(let failure): fail(failure.message)
    case .attached(let attachment): attach(attachment)
    case .testStarted: beginTest()
    case .testFinished: while !open.isEmpty { close() }
    default: return
    }
  }

  /// Forgets the tests that used the same device before.
  private mutating func beginTest() {
    (steps, open) = ([], [])
    (hidden, count, leftOut) = (0, 0, 0)
  }

  private mutating func begin(_ title: String) {
    guard open.count < Self.depthLimit else {
      hidden += 1
      leftOut += 1
      return
    }
    open.append(AllureModel.Step(name: title, start: last, stop: last))
  }

  private mutating func close(outcome: String = "ok") {
    guard hidden == 0 else {
      hidden -= 1
      return
    }
    guard var step = open.popLast() else { return }
    step.stop = last
    // A test may expect a wait to time out, so the step is marked but does not count as a failure.
    if !["ok", "met"].contains(outcome) {
      if step.status == .passed { step.status = outcome == "timed out" ? .broken : .failed }
      step.statusDetails = step.statusDetails ?? AllureModel.StatusDetails(message: outcome)
    }
    guard !Self.isAnnotation(step) else { return }
    guard count < Self.limit else {
      leftOut += 1
      return
    }
    count += 1
    if open.isEmpty {
      keep(step)
    } else {
      open[open.count - 1].steps.append(step)
    }
  }

  /// Whether a step only annotates the test, which another part of the result contains.
  private static func isAnnotation(_ step: AllureModel.Step) -> Bool {
    step.status == .passed && step.steps.isEmpty && step.attachments.isEmpty
      && TestAnnotation(step.name) != nil
  }

  private mutating func keep(_ step: AllureModel.Step) {
    let isEmpty = step.steps.isEmpty && step.attachments.isEmpty && step.status == .passed
    switch step.name {
    case "Set Up": if !isEmpty { befores.append(step) }
    case "Tear Down": if !isEmpty { afters.append(step) }
    default: steps.append(step)
    }
  }

  /// Marks all open steps as failed; the innermost one gets the message.
  private mutating func fail(_ message: String) {
    for place in open.indices { open[place].status = .failed }
    guard !open.isEmpty else { return }
    let summary = String(message.prefix { !$0.isNewline })
    open[open.count - 1].statusDetails = AllureModel.StatusDetails(
      message: summary, trace: message)
  }

  private mutating func attach(_ attachment: SimulatedApp.Attachment) {
    guard attachment.annotation == nil else { return }
    let bytes: [UInt8]
    switch attachment.content {
    case .text(let text): bytes = Array(text.utf8)
    case .base64(let digits): bytes = Data(base64Encoded: digits).map(Array.init) ?? []
    case .leftOut: bytes = Array("\(attachment.size) bytes were too many to keep".utf8)
    }
    let type = AttachmentType(attachment)
    let number = "attachment-\(files.count + 1)"
    let source = "\(AllureIdentifier.uuid(of: uuid + number))-attachment.\(type.ending)"
    files.append(AllureResults.File(name: source, bytes: bytes))
    let shown = AllureModel.Attachment(
      name: attachment.name.isEmpty ? "Attachment" : attachment.name, source: source,
      type: type.media)
    if open.isEmpty {
      attachments.append(shown)
    } else {
      open[open.count - 1].attachments.append(shown)
    }
  }
}

/// The media type and the file extension of an attachment.
struct AttachmentType {
  let media: String
  let ending: String

  init(_ attachment: SimulatedApp.Attachment) {
    if attachment.content == .leftOut {
      (media, ending) = ("text/plain", "txt")
      return
    }
    (media, ending) =
      switch attachment.type {
      case "public.plain-text", "public.text", "public.utf8-plain-text": ("text/plain", "txt")
      case "public.json": ("application/json", "json")
      case "public.xml": ("application/xml", "xml")
      case "public.html": ("text/html", "html")
      case "public.comma-separated-values-text": ("text/csv", "csv")
      case "public.png": ("image/png", "png")
      case "public.jpeg": ("image/jpeg", "jpg")
      case "com.adobe.pdf": ("application/pdf", "pdf")
      case "com.apple.property-list": ("application/x-plist", "plist")
      default: ("application/octet-stream", "bin")
      }
  }
}
