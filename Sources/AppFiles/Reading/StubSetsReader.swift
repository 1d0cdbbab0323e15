import AppModel
import LocatedJSON
import NetworkStubs

/// Makes an app's sets of stubs from their files.
struct StubSetsReader {
  private var rules: [String: [StubRule]] = [:]
  private var files: [String: [StubSet.File]] = [:]
  /// Sets for which some rules are unknown.
  private(set) var opaque: Set<String> = []

  /// The sets, sorted by name.
  var sets: [StubSet] {
    let names = Set(rules.keys).union(files.keys).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    return names.map { StubSet(name: $0, rules: rules[$0] ?? [], files: files[$0] ?? []) }
  }

  /// Reads a file of a set; the name of the file starts with its folders.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - node: the contents of a JSON file; nil for another file, and for one with faults.
  ///   - collector: collects further faults.
  mutating func read(_ file: AppFileSet.File, as node: JSONNode?, _ collector: FaultCollector) {
    let parts = file.name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 else { return }
    let (set, name) = (parts[1], parts[2])
    guard name == AppFileName.stubRules else {
      if case .success(let bytes) = file.content {
        files[set, default: []].append(StubSet.File(name: name, bytes: bytes))
      } else {
        opaque.insert(set)
      }
      for fault in node?.dateFaults ?? [] {
        collector.add(fault.message, at: fault.offset, path: "")
      }
      return
    }
    let cursor = node.map { JSONCursor(node: $0, path: .top, collector: collector) }
    rules[set] = cursor.flatMap(StubSet.fileFormat.read)?.rules ?? []
    if !collector.findings.isEmpty { opaque.insert(set) }
  }
}
