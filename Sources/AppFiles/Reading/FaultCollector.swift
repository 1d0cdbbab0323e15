import AppModel

/// Collects the faults of one file.
final class FaultCollector {
  /// A fault whose place is still an offset in the table of files.
  struct Finding {
    var offset: Int
    var path: String
    var message: String
    var nearest: String?
  }

  let file: String
  private(set) var findings: [Finding] = []
  /// Whether a fault may have hidden names that other places refer to.
  ///
  /// For example, an unknown key of a state may be a misspelt `states`. Reporting every name
  /// declared below it as unknown would only repeat the same fault.
  var hidesNames = false

  /// The names that expressions of the file may use.
  var expressions = NamedExpressions.none

  init(file: String) { self.file = file }

  /// Whether the limit is reached, so that further faults are dropped.
  var isFull: Bool { findings.count >= DefinitionFaults.limit }

  func add(_ message: String, at offset: Int, path: String, nearest: String? = nil) {
    guard !isFull else { return }
    findings.append(Finding(offset: offset, path: path, message: message, nearest: nearest))
  }
}
