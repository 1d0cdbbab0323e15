import AppBuilding
import AppModel
import LocatedJSON
import NetworkStubs

/// Reads the files of one app into its definition, or reports everything that is wrong with them.
///
/// First the files of a variant are merged into the app's. Then the uses of components are replaced
/// with the components. The result is read into the definition.
struct AppFolderReader {
  /// A file that was read, kept for faults that are found later.
  private struct ReadFile {
    var node: JSONNode?
    var collector: FaultCollector
    /// The offset of the first byte of a stub's file, which need not be JSON.
    var base: Int?
  }

  private var table = FileTable()
  private var files: [String: ReadFile] = [:]
  private var order: [String] = []
  private var app: AppDefinition?
  private var screens: [ScreenDefinition] = []
  private var stubs = StubSetsReader()
  private let variant: String

  static func read(
    _ files: AppFileSet, adding parts: [AppPart] = [], isStrict: Bool = false
  ) throws(DefinitionFaults) -> AppDefinition {
    var reader = AppFolderReader(variant: files.variant)
    for file in files.files { reader.read(file) }
    for file in files.components + files.tables { reader.read(file) }
    for file in files.overlays { reader.lay(file) }
    for file in files.stubFiles { reader.readStub(file) }
    reader.addMissingApp()
    reader.makeDefinitions()
    return try reader.finish(adding: parts, isStrict)
  }

  private init(variant: String) { self.variant = variant }

  // MARK: - Reading

  private mutating func read(_ file: AppFileSet.File) {
    order.append(file.name)
    let collector = FaultCollector(file: file.name)
    files[file.name] = ReadFile(node: node(of: file, collector), collector: collector)
  }

  private mutating func node(
    of file: AppFileSet.File, _ collector: FaultCollector
  ) -> JSONNode? {
    switch file.content {
    case .failure(let fault):
      collector.add(fault.message, at: table.add(file.name, []), path: "")
      collector.hidesNames = true
      return nil
    case .success(let bytes):
      let (node, faults) = JSONReader.read(bytes, base: table.add(file.name, bytes))
      for fault in faults { collector.add(fault.message, at: fault.offset, path: "") }
      if node == nil { collector.hidesNames = true }
      let own =
        file.name.hasPrefix(variant) ? String(file.name.dropFirst(variant.count)) : file.name
      guard holdsElements(own) else { return node }
      return node.map { ShortForms.expanded($0, isComponent: Self.isComponent(own)) }
    }
  }

  private func holdsElements(_ name: String) -> Bool {
    name != AppFileName.app && !Self.isTable(name) && !name.hasPrefix(AppFileName.stubs)
  }

  private mutating func readStub(_ file: AppFileSet.File) {
    let collector = FaultCollector(file: file.name)
    var read = ReadFile(collector: collector)
    if case .success(let bytes) = file.content, !file.name.hasSuffix(AppFileName.ending) {
      read.base = table.add(file.name, bytes)
    } else {
      read.node = node(of: file, collector)
    }
    stubs.read(file, as: read.node, collector)
    files[file.name] = read
  }

  /// Merges a file of the variant into the app's own file, or adds it.
  private mutating func lay(_ file: AppFileSet.File) {
    let name = String(file.name.dropFirst(variant.count))
    let known = files[name]
    if known == nil { order.append(name) }
    let collector = known?.collector ?? FaultCollector(file: name)
    guard let overlay = node(of: file, collector) else {
      files[name] = ReadFile(node: known?.node, collector: collector)
      return
    }
    // An unreadable file has been reported already; a fault in the overlay would be its
    // consequence.
    if let known, known.node == nil { return }
    guard let merged = FileOverlay(collector).merge(overlay, over: known?.node) else {
      return takeAway(name, at: overlay.offset, collector)
    }
    files[name] = ReadFile(node: merged, collector: collector)
  }

  private mutating func takeAway(_ name: String, at offset: Int, _ collector: FaultCollector) {
    guard files[name] != nil, name != AppFileName.app else {
      collector.add("there is no file \(quoted(name)) to remove", at: offset, path: "")
      if name != AppFileName.app { order.removeAll { $0 == name } }
      files[name] = files[name] ?? ReadFile(node: nil, collector: collector)
      return
    }
    files[name] = nil
    order.removeAll { $0 == name }
  }

  private mutating func makeDefinitions() {
    var expander = expander()
    var room = ElementRoom()
    mergeTables()
    let shared = expressionsOfApp()
    for name in order where !Self.isComponent(name) && !Self.isTable(name) {
      guard let file = files[name] else { continue }
      if name == AppFileName.app {
        let cursor = file.node.map { JSONCursor(node: $0, path: .top, collector: file.collector) }
        app = cursor.flatMap(AppDefinition.fileFormat.read)
        continue
      }
      let node = file.node.map { node in
        file.collector.expressions = NamedExpressions(of: node, adding: shared, file.collector)
        let whole = FormExpansion.expanded(
          expander.expand(node, file.collector), file.collector)
        return InlineTransitions.expanded(whole, file.collector.expressions)
      }
      files[name]?.node = node
      let admitted = room.admitted(node, file.collector)
      makeScreen(AppFileName.screenName(name), from: admitted, file.collector)
    }
    // Screens that a variant adds were appended at the end.
    screens.sort { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
  }

  private func expressionsOfApp() -> NamedExpressions {
    guard let app = files[AppFileName.app], let node = app.node else { return .none }
    app.collector.expressions = NamedExpressions(of: node, app.collector)
    return app.collector.expressions
  }

  private mutating func makeScreen(
    _ name: String, from node: JSONNode?, _ collector: FaultCollector
  ) {
    let cursor = node.map { JSONCursor(node: $0, path: .top, collector: collector) }
    // A screen that could not be read still declares its name for the places that refer to it.
    let unread = ScreenDefinition(
      name: name, initial: StateDefinition.onlyName,
      states: [StateDefinition(name: StateDefinition.onlyName)])
    var screen = cursor.flatMap(ScreenDefinition.fileFormat.read) ?? unread
    screen.name = name
    screens.append(screen)
  }

  // MARK: - String tables

  private static func isTable(_ name: String) -> Bool { name.hasPrefix(AppFileName.strings) }

  /// Moves the string tables from their own files into the app's file.
  private mutating func mergeTables() {
    for name in order where Self.isTable(name) {
      guard let table = files[name], let node = table.node,
        let app = files[AppFileName.app]?.node
      else { continue }
      let language = AppFileName.screenName(String(name.dropFirst(AppFileName.strings.count)))
      files[AppFileName.app]?.node =
        StringTableFile(language: language, node: node, collector: table.collector).merged(
          into: app)
    }
  }

  // MARK: - Components

  private static let componentsPrefix = AppFileName.componentsFolder + "/"

  private static func isComponent(_ name: String) -> Bool { name.hasPrefix(componentsPrefix) }

  private func expander() -> ComponentExpander {
    var components: [String: ComponentFile] = [:]
    var unread: Set<String> = []
    for name in order where Self.isComponent(name) {
      guard let file = files[name] else { continue }
      let own = AppFileName.screenName(String(name.dropFirst(Self.componentsPrefix.count)))
      components[own] = file.node.flatMap { ComponentFile($0, file.collector) }
      if components[own] == nil { unread.insert(own) }
    }
    return ComponentExpander(components, unread: unread)
  }

  // MARK: - Checking

  private mutating func finish(
    adding parts: [AppPart], _ isStrict: Bool
  ) throws(DefinitionFaults) -> AppDefinition {
    var definition =
      app
      ?? AppDefinition(
        name: "", bundleIdentifier: "", defaultCoordinator: "", coordinators: [], screens: [])
    definition.screens = screens
    definition.stubs.sets = stubs.sets
    definition = definition.adding(parts)
    let check = AppCheck(definition, opaque: opaque, isStrict: isStrict)
    check.run()
    for finding in check.findings { add(finding) }
    let added = check.findings.filter { files[$0.file] == nil }.map(\.fault)
    let names = Set(order).union(files.keys).sorted()
    let faults =
      table.faults(names.flatMap { files[$0]?.collector.findings ?? [] })
      + (parts.isEmpty ? [] : added)
    guard faults.isEmpty else {
      throw DefinitionFaults(Array(faults.prefix(DefinitionFaults.limit)))
    }
    return definition
  }

  private mutating func addMissingApp() {
    guard files[AppFileName.app] == nil else { return }
    read(
      AppFileSet.File(
        name: AppFileName.app, content: .failure(.init(message: "the file is missing"))))
  }

  private var opaque: AppCheck.Opaque {
    var opaque = AppCheck.Opaque()
    opaque.stubSets = stubs.opaque
    for (name, file) in files
    where file.collector.hidesNames && !name.hasPrefix(AppFileName.stubs) {
      if Self.isTable(name) {
        opaque.isAppOpaque = true
      } else if name == AppFileName.app {
        opaque.isAppOpaque = true
        opaque.isAppUnread = app == nil
      } else {
        opaque.screens.insert(AppFileName.screenName(name))
      }
    }
    return opaque
  }

  /// Adds a finding of the check with its place, unless an earlier fault has the same place.
  private func add(_ finding: AppCheck.Finding) {
    guard let file = files[finding.file] else { return }
    guard let node = file.node else {
      // A file of plain bytes has no places inside.
      guard let base = file.base else { return }
      return file.collector.add(finding.message, at: base, path: "", nearest: finding.nearest)
    }
    let located = LocatedPath(finding.path, in: node)
    let names = finding.expression == nil ? [] : file.collector.expressions.names(in: located.node)
    let offset = finding.expressionColumn.flatMap {
      names.isEmpty ? table.offset(ofCharacter: $0, inStringAt: located.node.offset) : nil
    }
    let meant = names.sorted().map(quoted).joined(separator: ", ")
    file.collector.add(
      finding.message + (names.isEmpty ? "" : ", after \(meant) was replaced by its expression"),
      at: offset ?? (finding.isAboutKey ? located.keyOffset : located.offset),
      path: located.text, nearest: finding.nearest)
  }
}
