package import RunJournal

extension AppSession {
  /// The most attachments that may wait for a failure; further ones are recorded at once.
  package static let heldLimit = 1_000

  /// Records an attachment: at once, or when the test fails.
  package func attach(_ attachment: Attachment, onlyOnFailure: Bool) {
    if onlyOnFailure, failures.isEmpty, held.count < Self.heldLimit {
      held.append(attachment)
    } else {
      record(.attached(attachment))
    }
  }

  /// Records the attachments that have waited for a failure.
  func releaseAttachments() {
    for attachment in held { record(.attached(attachment)) }
    held = []
  }
}
