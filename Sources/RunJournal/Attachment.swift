package import VirtualTime

/// Data that a test keeps with its run, as the journal has it.
package struct Attachment: Sendable, Equatable {
  /// What is kept of the data.
  package enum Content: Sendable, Equatable {
    /// It is text.
    case text(String)
    /// It is not, and stands here in base 64.
    case base64(String)
    /// It was larger than ``Attachment/contentLimit``.
    case leftOut
  }

  /// What the test calls it; may be empty.
  package let name: String
  /// What it is, as a uniform type identifier.
  package let type: String
  /// Its size in bytes.
  package let size: Int
  /// The data itself.
  package let content: Content
  /// When the test added it.
  package let added: VirtualInstant

  /// The most bytes of which the content is kept.
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
