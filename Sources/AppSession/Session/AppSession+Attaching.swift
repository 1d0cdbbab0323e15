package import RunJournal

extension AppSession {
  /// Attachments that may wait for a failure; further ones are recorded at once.
  package static let heldLimit = 1_000

  /// Keeps data with the run: at once, or from the first failure on.
  package func attach(_ attachment: Attachment, onlyOnFailure: Bool) {
    if onlyOnFailure, failures.isEmpty, held.count < Self.heldLimit {
      held.append(attachment)
    } else {
      record(.attached(attachment))
    }
  }

  /// Records what has waited for a failure.
  func releaseAttachments() {
    for attachment in held { record(.attached(attachment)) }
    held = []
  }
}
