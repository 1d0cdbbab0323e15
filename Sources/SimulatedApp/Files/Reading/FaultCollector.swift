/// Gathers the faults of one file until the file has been read.
final class FaultCollector {
  /// A fault whose place is still a byte offset.
  struct Finding {
    var offset: Int
    var path: String
    var message: String
    var nearest: String?
  }

  let file: String
  private(set) var findings: [Finding] = []
  /// Whether a fault may have swallowed names that other places refer to.
  ///
  /// An unknown key of a state may be a misspelt `states`; to call every name unknown that was
  /// declared below it would only repeat the same fault.
  var hidesNames = false

  init(file: String) { self.file = file }

  /// Whether further faults would not be told any more.
  var isFull: Bool { findings.count >= DefinitionFaults.limit }

  func add(_ message: String, at offset: Int, path: String, nearest: String? = nil) {
    guard !isFull else { return }
    findings.append(Finding(offset: offset, path: path, message: message, nearest: nearest))
  }

  /// The faults with lines and columns, in the order of their places.
  func faults(in source: JSONSource) -> [DefinitionFault] {
    let order = findings.indices.sorted { first, second in
      (findings[first].offset, first) < (findings[second].offset, second)
    }
    let positions = source.positions(of: order.map { findings[$0].offset })
    return zip(order, positions).map { index, position in
      let finding = findings[index]
      return DefinitionFault(
        file: file, line: position.line, column: position.column, path: finding.path,
        message: finding.message, nearest: finding.nearest)
    }
  }
}
