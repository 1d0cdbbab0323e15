import PredicateFormat

/// Why something could not be read, in words.
struct ReadFault: Error, Sendable, Equatable {
  var message: String
}

/// The files of one app's folder, in memory: their names and what is in them.
struct AppFiles: Sendable, Equatable {
  /// One file.
  struct File: Sendable, Equatable {
    /// The name, relative to the folder.
    var name: String
    /// What is in it, or why that could not be read.
    var content: Result<[UInt8], ReadFault>
  }

  /// The name of the file that describes the app as a whole.
  static let appName = "app.json"
  /// How the names of screen files end.
  static let ending = ".json"
  /// How the names of schemas end, which are no screens.
  static let schemaEnding = ".schema.json"

  /// The folder that holds the sets of stubs, with its slash.
  static let stubs = "Stubs/"

  /// The files: the app's first, then the screens' by name.
  private(set) var files: [File]
  /// The files of the sets of stubs, by name.
  let stubFiles: [File]

  /// Sorts files; what is neither a screen file nor in a set of stubs is left out.
  init(_ files: [File]) {
    stubFiles = files.filter { $0.name.hasPrefix(Self.stubs) }.sorted {
      $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
    }
    let screens = files.filter { Self.isRead($0.name) && !$0.name.hasPrefix(Self.stubs) }
    self.files = screens.sorted { first, second in
      let isFirst = (first.name == Self.appName, second.name == Self.appName)
      guard isFirst == (false, false) else { return isFirst.0 && !isFirst.1 }
      return first.name.utf8.lexicographicallyPrecedes(second.name.utf8)
    }
  }

  /// Takes texts by file name.
  init(texts: [String: String]) {
    self.init(texts.map { File(name: $0.key, content: .success(Array($0.value.utf8))) })
  }

  /// Whether a file of this name belongs to the app.
  static func isRead(_ name: String) -> Bool {
    name.hasSuffix(ending) && !name.hasSuffix(schemaEnding) && !name.hasPrefix(".")
  }

  /// The screen that a file describes.
  static func screenName(_ file: String) -> String { String(file.dropLast(ending.count)) }
}

/// Reads the files of one app into its definition, or tells everything that is wrong with them.
struct AppFolderReader {
  /// A file that was read, for faults that are found later.
  private struct ReadFile {
    var source: JSONSource
    var node: JSONNode?
    var collector: FaultCollector
  }

  private var files: [String: ReadFile] = [:]
  private var order: [String] = []
  private var app: AppDefinition?
  private var screens: [ScreenDefinition] = []
  private var stubs = StubSetsReader()

  static func read(_ files: AppFiles) throws(DefinitionFaults) -> AppDefinition {
    var reader = AppFolderReader()
    for file in files.files { reader.read(file) }
    for file in files.stubFiles { reader.readStub(file) }
    return try reader.finish()
  }

  // MARK: - Reading

  private mutating func read(_ file: AppFiles.File) {
    order.append(file.name)
    let collector = FaultCollector(file: file.name)
    switch file.content {
    case .failure(let fault):
      collector.add(fault.message, at: 0, path: "")
      collector.hidesNames = true
      files[file.name] = ReadFile(source: JSONSource([]), node: nil, collector: collector)
      makeDefinition(of: file.name, from: nil, collector)
    case .success(let bytes):
      let (node, faults) = JSONReader.read(bytes)
      for fault in faults { collector.add(fault.message, at: fault.offset, path: "") }
      if node == nil { collector.hidesNames = true }
      files[file.name] = ReadFile(source: JSONSource(bytes), node: node, collector: collector)
      makeDefinition(of: file.name, from: node, collector)
    }
  }

  private mutating func readStub(_ file: AppFiles.File) {
    order.append(file.name)
    let read = stubs.read(file)
    files[file.name] = ReadFile(source: read.source, node: read.node, collector: read.collector)
  }

  private mutating func makeDefinition(
    of file: String, from node: JSONNode?, _ collector: FaultCollector
  ) {
    let cursor = node.map { JSONCursor(node: $0, path: .top, collector: collector) }
    if file == AppFiles.appName {
      app = cursor?.app()
      return
    }
    let name = AppFiles.screenName(file)
    // A screen that could not be read still lends its name to those that refer to it.
    let unread = ScreenDefinition(
      name: name, initial: StateDefinition.onlyName,
      states: [StateDefinition(name: StateDefinition.onlyName)])
    screens.append(cursor?.screen(named: name) ?? unread)
  }

  // MARK: - Checking

  private mutating func finish() throws(DefinitionFaults) -> AppDefinition {
    addMissingApp()
    var definition =
      app
      ?? AppDefinition(
        name: "", bundleIdentifier: "", defaultCoordinator: "", coordinators: [], screens: [])
    definition.screens = screens
    definition.stubs.sets = stubs.sets
    var check = AppCheck(definition, opaque: opaque)
    check.run()
    for finding in check.findings { add(finding) }
    let faults = order.flatMap { name in
      files[name].map { $0.collector.faults(in: $0.source) } ?? []
    }
    guard faults.isEmpty else {
      throw DefinitionFaults(Array(faults.prefix(DefinitionFaults.limit)))
    }
    return definition
  }

  private mutating func addMissingApp() {
    guard files[AppFiles.appName] == nil else { return }
    read(
      AppFiles.File(
        name: AppFiles.appName, content: .failure(.init(message: "the file is missing"))))
  }

  private var opaque: AppCheck.Opaque {
    var opaque = AppCheck.Opaque()
    opaque.stubSets = stubs.opaque
    for (name, file) in files where file.collector.hidesNames && !name.hasPrefix(AppFiles.stubs) {
      if name == AppFiles.appName {
        opaque.isAppOpaque = true
        opaque.isAppUnread = app == nil
      } else {
        opaque.screens.insert(AppFiles.screenName(name))
      }
    }
    return opaque
  }

  /// Gives a finding of the check its place; one on top of a fault already told is left out.
  private func add(_ finding: AppCheck.Finding) {
    guard let file = files[finding.file] else { return }
    guard let node = file.node else {
      // A file of bytes has no places; one that could not be read has told why.
      guard file.collector.findings.isEmpty else { return }
      return file.collector.add(finding.message, at: 0, path: "", nearest: finding.nearest)
    }
    let located = LocatedPath(finding.path, in: node)
    let offset = finding.expressionColumn.map {
      file.source.offset(ofCharacter: $0, inStringAt: located.node.offset)
    }
    file.collector.add(
      finding.message, at: offset ?? (finding.isAboutKey ? located.keyOffset : located.offset),
      path: located.text, nearest: finding.nearest)
  }
}
