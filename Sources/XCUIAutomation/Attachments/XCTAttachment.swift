public import Foundation
import SimulatedApp
import TestHost
import VirtualTime

/// Data that a test saves with its results: make one, and add it to the test or to a step.
///
/// It is written to the journal of the run, which is on when `REHEARSAL_JOURNAL` is set.
open class XCTAttachment: NSObject {
  /// How long an attachment is kept.
  public enum Lifetime: Int, Sendable {
    /// The attachment is kept, whether the test passes or fails.
    case keepAlways = 0
    /// The attachment is kept only when the test fails.
    case deleteOnSuccess = 1
  }

  /// The uniform type identifier, such as `public.plain-text`.
  public let uniformTypeIdentifier: String
  /// The name in reports.
  open var name: String?
  /// Additional data for the test's own use; it is not saved.
  open var userInfo: [AnyHashable: Any]?
  /// How long the attachment is kept; set it before you add the attachment.
  open var lifetime = Lifetime.deleteOnSuccess
  private lazy var payload = makePayload()
  private let makePayload: () -> Data

  /// Makes an attachment of a type; without a type it is `public.data`.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    makePayload = { payload ?? Data() }
    self.userInfo = userInfo
  }

  /// Makes an attachment whose data takes time to make, and is made only where it is kept.
  init(uniformTypeIdentifier identifier: String, makingPayload: @escaping () -> Data) {
    uniformTypeIdentifier = identifier
    makePayload = makingPayload
  }

  /// Makes an attachment of plain data.
  public convenience init(data payload: Data) {
    self.init(data: payload, uniformTypeIdentifier: "public.data")
  }

  /// Makes an attachment of data of a type.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  /// Makes an attachment of plain text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// Attaches the current contents of a file under its name; fails the test if it cannot be read.
  public convenience init(contentsOfFile url: URL) {
    self.init(contentsOfFile: url, uniformTypeIdentifier: Self.type(of: url))
  }

  /// Attaches the current contents of a file as a type; fails the test if it cannot be read.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    let payload = try? Data(contentsOf: url)
    self.init(
      uniformTypeIdentifier: identifier, name: url.lastPathComponent, payload: payload)
    if payload == nil { failCurrentTest("Failed to attach \(url.path): it cannot be read.") }
  }

  /// Adds the attachment to the journal; does nothing in a session that drives no app.
  func keep(in session: (any HostedSession)?) {
    guard let session = session as? AppSession, !session.isHalted else { return }
    session.step("Added attachment named '\(name ?? "")'")
    guard session.device.isRecording else { return }
    session.attach(entry(at: session.now), onlyOnFailure: lifetime == .deleteOnSuccess)
  }

  private func entry(at instant: VirtualInstant) -> Attachment {
    Attachment(
      name: name ?? "", type: uniformTypeIdentifier, size: payload.count, content: content,
      added: instant)
  }

  private var content: Attachment.Content {
    guard payload.count <= Attachment.contentLimit else { return .leftOut }
    return String(validating: payload, as: UTF8.self).map { .text($0) }
      ?? .base64(payload.base64EncodedString())
  }

  private static func type(of file: URL) -> String {
    switch file.pathExtension.lowercased() {
    case "txt": "public.plain-text"
    case "json": "public.json"
    case "xml": "public.xml"
    case "html": "public.html"
    case "csv": "public.comma-separated-values-text"
    case "png": "public.png"
    case "jpg", "jpeg": "public.jpeg"
    case "pdf": "com.adobe.pdf"
    case "plist": "com.apple.property-list"
    default: "public.data"
    }
  }
}
