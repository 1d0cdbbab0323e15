/// Reads the files of an app's sets of stubs.
struct StubSetsReader {
  /// A file that was read, for faults that are found later.
  struct Read {
    var source = JSONSource([])
    var node: JSONNode?
    let collector: FaultCollector
  }

  /// The name of the file that holds the rules of a set.
  static let rulesName = "rules.json"

  private var rules: [String: [StubRule]] = [:]
  private var files: [String: [StubSet.File]] = [:]
  /// Sets whose rules are not all known.
  private(set) var opaque: Set<String> = []

  /// The sets, by name.
  var sets: [StubSet] {
    let names = Set(rules.keys).union(files.keys).sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
    return names.map { StubSet(name: $0, rules: rules[$0] ?? [], files: files[$0] ?? []) }
  }

  /// Reads a file of a set, the name of which begins with the folders that it is in.
  mutating func read(_ file: AppFiles.File) -> Read {
    var read = Read(collector: FaultCollector(file: file.name))
    let parts = file.name.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 3 else {
      read.collector.add("a set of stubs is a folder of files, in Stubs", at: 0, path: "")
      return read
    }
    let (set, name) = (parts[1], parts[2])
    switch file.content {
    case .failure(let fault):
      read.collector.add(fault.message, at: 0, path: "")
      if name == Self.rulesName { opaque.insert(set) }
      files[set, default: []] += []
    case .success(let bytes):
      if name.hasSuffix(AppFiles.ending) { parse(bytes, &read) }
      take(bytes, set: set, name: name, read)
    }
    return read
  }

  private func parse(_ bytes: [UInt8], _ read: inout Read) {
    let (node, faults) = JSONReader.read(bytes)
    for fault in faults { read.collector.add(fault.message, at: fault.offset, path: "") }
    read.source = JSONSource(bytes)
    read.node = node
  }

  private mutating func take(_ bytes: [UInt8], set: String, name: String, _ read: Read) {
    guard name == Self.rulesName else {
      files[set, default: []].append(StubSet.File(name: name, bytes: bytes))
      for fault in read.node?.dateFaults ?? [] {
        read.collector.add(fault.message, at: fault.offset, path: "")
      }
      return
    }
    let cursor = read.node.map { JSONCursor(node: $0, path: .top, collector: read.collector) }
    rules[set] = cursor?.stubRules() ?? []
    if !read.collector.findings.isEmpty { opaque.insert(set) }
  }
}
