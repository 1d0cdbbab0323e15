public import Foundation
import SimulatedApp
import TestHost
import VirtualTime

/// Data that a test keeps with its run: make one, and add it to the test or to a step of it.
///
/// It becomes a fact of the journal, which `REHEARSAL_JOURNAL` asks for.
open class XCTAttachment: NSObject {
  /// How long an attachment is kept.
  public enum Lifetime: Int, Sendable {
    /// Whatever becomes of the test.
    case keepAlways = 0
    /// Only when the test fails.
    case deleteOnSuccess = 1
  }

  /// What it is, such as `public.plain-text`.
  public let uniformTypeIdentifier: String
  /// What reports call it.
  open var name: String?
  /// More about it, for the test's own use.
  open var userInfo: [AnyHashable: Any]?
  /// How long it is kept; set it before adding the attachment.
  open var lifetime = Lifetime.deleteOnSuccess
  private let payload: Data

  /// Data of a type; without one it counts as plain data.
  public init(
    uniformTypeIdentifier identifier: String?, name: String?, payload: Data?,
    userInfo: [AnyHashable: Any]? = nil
  ) {
    uniformTypeIdentifier = identifier ?? "public.data"
    self.name = name
    self.payload = payload ?? Data()
    self.userInfo = userInfo
  }

  /// Plain data.
  public convenience init(data payload: Data) {
    self.init(data: payload, uniformTypeIdentifier: "public.data")
  }

  /// Data of a type.
  public convenience init(data payload: Data, uniformTypeIdentifier identifier: String) {
    self.init(uniformTypeIdentifier: identifier, name: nil, payload: payload)
  }

  /// A text.
  public convenience init(string: String) {
    self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
  }

  /// What a file holds now, with its name; one that cannot be read is a failure of the test.
  public convenience init(contentsOfFile url: URL) {
    self.init(contentsOfFile: url, uniformTypeIdentifier: Self.type(of: url))
  }

  /// What a file holds now, as data of a type; one that cannot be read is a failure of the test.
  public convenience init(contentsOfFile url: URL, uniformTypeIdentifier identifier: String) {
    let payload = try? Data(contentsOf: url)
    self.init(
      uniformTypeIdentifier: identifier, name: url.lastPathComponent, payload: payload)
    if payload == nil { failCurrentTest("Failed to attach \(url.path): it cannot be read.") }
  }

  /// Adds the attachment to the journal of a session that drives an app.
  func keep(in session: (any HostedSession)?) {
    guard let session = session as? AppSession, !session.isHalted else { return }
    session.step("Added attachment named '\(name ?? "")'")
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
