import SimulatedApp

/// The annotations that a test makes for reports, from its journal.
struct TestAnnotations {
  /// A label of the test.
  struct Label: Equatable {
    let name: String
    let value: String
  }

  /// A link of the test; the type is empty if it has none.
  struct Link: Equatable {
    let name: String
    let url: String
    let type: String
  }

  /// The labels in order, each once; the identifier of its test case is among them.
  private(set) var labels: [Label] = []
  /// The links in order, each once.
  private(set) var links: [Link] = []
  /// Further parameters: names and values, in order.
  private(set) var parameters: [Label] = []
  /// The name that is shown instead of the method's; nil if the test sets none.
  private(set) var name: String?
  /// The paragraphs of the description.
  private(set) var descriptions: [String] = []
  /// The messages of the app's crashes, in order.
  private(set) var crashes: [String] = []

  private var count = 0

  /// The most annotations of a test that are kept.
  static let limit = 1_000

  /// The annotations of a test that makes none.
  init() {}

  /// Reads a journal; nothing from one that cannot be read.
  init(journal: [UInt8]?) {
    self.init(journal.flatMap { try? JournalRecord($0) })
  }

  /// Reads the facts of the last test from a journal; nil gives no annotations.
  init(_ record: JournalRecord?) {
    let entries = record?.entries ?? []
    let start = entries.lastIndex { if case .testStarted = $0.fact { true } else { false } }
    for entry in entries[(start ?? 0)...] {
      switch entry.fact {
      case .activityBegan(let title): TestAnnotation(title).map { add($0) }
      case .attached(let attachment): attachment.annotation.map { add($0) }
      case .crashed(let message) where crashes.count < Self.limit: crashes.append(message)
      default: continue
      }
    }
  }

  private mutating func add(_ annotation: TestAnnotation) {
    guard count < Self.limit else { return }
    count += 1
    switch annotation {
    case .label(let name, let value):
      let label = Label(name: name, value: value)
      if !labels.contains(label) { labels.append(label) }
    case .link(let name, let url, let type):
      let link = Link(name: name, url: url, type: type)
      if !links.contains(link) { links.append(link) }
    case .parameter(let name, let value): parameters.append(Label(name: name, value: value))
    case .name(let words): name = words
    case .description(let words): descriptions.append(words)
    }
  }
}

extension Attachment {
  /// The annotation that the attachment makes; nil for an ordinary attachment.
  var annotation: TestAnnotation? {
    guard case .text(let text) = content else { return nil }
    return TestAnnotation(attachment: name, text: text)
  }
}
