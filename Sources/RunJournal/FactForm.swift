/// How one kind of fact is read from a line of a journal.
struct FactForm: Sendable {
  /// The key of a value in the line, and the value's default if the line leaves it out.
  struct Key<Value: JournalValue & Sendable>: Sendable, ExpressibleByStringLiteral {
    private let name: String
    private let usual: Value?

    /// A key that the line must have.
    init(stringLiteral name: String) {
      self.name = name
      usual = nil
    }

    /// A key that the line may leave out.
    init(_ name: String, or usual: Value) {
      self.name = name
      self.usual = usual
    }

    func read(_ line: JournalLine) throws(JournalFault) -> Value {
      guard let usual else { return try line.value(name) }
      return try line.value(name, or: usual)
    }
  }

  /// The name of the fact under `is`.
  let name: String
  let read: @Sendable (JournalLine) throws(JournalFault) -> JournalFact

  /// A fact that needs more than its values.
  init(
    _ name: String, read: @escaping @Sendable (JournalLine) throws(JournalFault) -> JournalFact
  ) {
    self.name = name
    self.read = read
  }

  /// A fact without values.
  init(_ name: String, _ fact: JournalFact) {
    self.init(name) { _ in fact }
  }

  /// A fact with the values under some keys, in the order in which the fact takes them.
  init<each Value: JournalValue & Sendable>(
    _ name: String, _ make: @escaping @Sendable (repeat each Value) -> JournalFact,
    _ keys: repeat Key<each Value>
  ) {
    self.init(name) { (line: JournalLine) throws(JournalFault) -> JournalFact in
      make(repeat try (each keys).read(line))
    }
  }
}

/// Lists forms one below another, so that the compiler checks each of them separately.
@resultBuilder
enum FactForms {
  static func buildBlock(_ forms: FactForm...) -> [FactForm] { forms }
}
