/// A test in flat form: numbers only, so that running it does no reference counting.
///
/// Operations are in pre-order; `end` of each is the index of its next sibling. All top-level
/// operations have to be true.
struct TestProgram {
  struct Operation {
    enum Kind: UInt8 {
      case all, none, anyIdentifying, equals, contains, hasPrefix, hasSuffix
      case type, flag, and, or, not, custom, hasDescendant
    }

    var kind: Kind
    var attribute: ElementAttribute = .identifier
    var type: ElementType = .any
    var flags: ElementFlags = []
    var isExpected = true
    var isASCII = true
    var end: Int32 = 0
    var bytesStart: Int32 = 0
    var bytesEnd: Int32 = 0
    /// The place among texts, closures or cursors, by kind.
    var slot: Int32 = 0
  }

  var operations = ContiguousArray<Operation>()
  var bytes = ContiguousArray<UInt8>()
  var texts: [String] = []
  var closures: [@Sendable (ElementView) -> Bool] = []
  var cursorCount = 0

  mutating func append(_ test: ElementTest, depth: Int = 0) {
    guard depth <= ElementTest.depthLimit else { return add(Operation(kind: .none)) }
    switch test {
    case .anyIdentifying(let text): add(.anyIdentifying, .identifier, text)
    case .equals(let attribute, let text): add(.equals, attribute, text)
    case .contains(let attribute, let text): add(.contains, attribute, text)
    case .hasPrefix(let attribute, let text): add(.hasPrefix, attribute, text)
    case .hasSuffix(let attribute, let text): add(.hasSuffix, attribute, text)
    case .type(let type): add(Operation(kind: .type, type: type))
    case .flag(let flags, let isOn): add(Operation(kind: .flag, flags: flags, isExpected: isOn))
    case .and(let parts): group(.and) { for part in parts { $0.append(part, depth: depth + 1) } }
    case .or(let parts): group(.or) { for part in parts { $0.append(part, depth: depth + 1) } }
    case .not(let part): group(.not) { $0.append(part, depth: depth + 1) }
    case .all: add(Operation(kind: .all))
    case .none: add(Operation(kind: .none))
    case .custom(_, let closure):
      add(Operation(kind: .custom, slot: Int32(truncatingIfNeeded: closures.count)))
      closures.append(closure)
    }
  }

  mutating func append(_ type: ElementType, identifier: String?) {
    if type != .any { add(Operation(kind: .type, type: type)) }
    if let identifier { append(.anyIdentifying(identifier)) }
  }

  /// Appends "passes everything that `fill` appends, or has a descendant that does".
  mutating func appendContains(_ fill: (inout TestProgram) -> Void) {
    group(.or) { program in
      program.group(.and, fill)
      let slot = Int32(truncatingIfNeeded: program.cursorCount)
      program.cursorCount += 1
      program.group(.hasDescendant, slot: slot, fill)
    }
  }

  private mutating func add(_ operation: Operation) {
    var operation = operation
    operation.end = Int32(truncatingIfNeeded: operations.count + 1)
    operations.append(operation)
  }

  private mutating func group(
    _ kind: Operation.Kind, slot: Int32 = 0, _ fill: (inout TestProgram) -> Void
  ) {
    let start = operations.count
    operations.append(Operation(kind: kind, slot: slot))
    fill(&self)
    operations[start].end = Int32(truncatingIfNeeded: operations.count)
  }

  private mutating func add(_ kind: Operation.Kind, _ attribute: ElementAttribute, _ text: String) {
    var operation = Operation(kind: kind, attribute: attribute)
    let start = bytes.count
    operation.bytesStart = Int32(truncatingIfNeeded: start)
    bytes.append(contentsOf: text.utf8)
    operation.bytesEnd = Int32(truncatingIfNeeded: bytes.count)
    operation.isASCII = bytes[start...].allSatisfy { $0 < 128 }
    operation.slot = Int32(truncatingIfNeeded: texts.count)
    texts.append(text)
    add(operation)
  }
}
