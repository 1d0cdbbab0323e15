import AppModel

/// Gathers the faults of one file until the file has been read.
package final class FaultCollector {
  /// A fault whose place is still an offset in the table of files.
  package struct Finding {
    var offset: Int
    var path: String
    var message: String
    var nearest: String?
  }

  let file: String
  package private(set) var findings: [Finding] = []
  /// Whether a fault may have swallowed names that other places refer to.
  ///
  /// An unknown key of a state may be a misspelt `states`; to call every name unknown that was
  /// declared below it would only repeat the same fault.
  var hidesNames = false

  package init(file: String) { self.file = file }

  /// Whether further faults would not be told any more.
  var isFull: Bool { findings.count >= DefinitionFaults.limit }

  package func add(_ message: String, at offset: Int, path: String, nearest: String? = nil) {
    guard !isFull else { return }
    findings.append(Finding(offset: offset, path: path, message: message, nearest: nearest))
  }
}
