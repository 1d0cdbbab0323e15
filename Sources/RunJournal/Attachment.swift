package import VirtualTime

/// Data that a test attaches to its run, as the journal keeps it.
package struct Attachment: Sendable, Equatable {
  /// The data, as far as it is kept.
  package enum Content: Sendable, Equatable {
    /// The data is text.
    case text(String)
    /// The data is not text, and is encoded in Base64.
    case base64(String)
    /// The data is larger than ``Attachment/contentLimit``, and is left out.
    case leftOut
  }

  /// The name that the test gives it; may be empty.
  package let name: String
  /// The type of the data, as a uniform type identifier.
  package let type: String
  /// The size of the data in bytes.
  package let size: Int
  /// The data, as far as it is kept.
  package let content: Content
  /// When the test added it.
  package let added: VirtualInstant

  /// The most bytes whose content is kept.
  package static let contentLimit = 64 << 10

  /// Makes an attachment.
  package init(name: String, type: String, size: Int, content: Content, added: VirtualInstant) {
    self.name = name
    self.type = type
    self.size = size
    self.content = content
    self.added = added
  }
}
