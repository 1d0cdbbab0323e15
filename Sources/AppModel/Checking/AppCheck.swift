import LocatedJSON
import PredicateFormat

/// The check of one app: walks the whole definition and gathers findings.
package struct AppCheck {
  /// Something wrong, with the place in the definition.
  package struct Finding {
    package var file: String
    package var path: DefinitionPath
    package var message: String
    package var nearest: String?
    /// The character of the expression that stands at the place, from 1.
    package var expressionColumn: Int?
    /// Whether the key at the place is wrong, not its value.
    package var isAboutKey = false
  }

  /// Files that were read in part only, so that names may be missing which they do declare.
  package struct Opaque {
    /// Screens whose own names are not all known.
    package var screens: Set<String> = []
    /// Sets of stubs whose rules are not all known.
    package var stubSets: Set<String> = []
    /// Whether the app's own names are not all known.
    package var isAppOpaque = false
    /// Whether nothing at all is known of the app.
    package var isAppUnread = false

    /// Takes the parts.
    package init(
      screens: Set<String> = [], stubSets: Set<String> = [], isAppOpaque: Bool = false,
      isAppUnread: Bool = false
    ) {
      self.screens = screens
      self.stubSets = stubSets
      self.isAppOpaque = isAppOpaque
      self.isAppUnread = isAppUnread
    }
  }

  let app: AppDefinition
  let opaque: Opaque
  /// Whether an empty name was already told as a fault by the reader of the file.
  let isFromFiles: Bool
  let screens: [String: ScreenDefinition]
  let loaders: [String: LoaderDefinition]
  let coordinators: [String: CoordinatorDefinition]
  /// The markers of the coordinators that begin with a screen, by the screen's name.
  let markers: [String: [String]]
  /// The identifiers and labels of all tabs; nil when some label shows only when the app runs.
  let tabNames: Set<String>?
  /// How many events without an answer are still compared with those that have one.
  var eventBudget = 500
  /// The key paths that predicates read, and those that expressions do, by their texts.
  var readPaths: (predicates: [String: [[String]]], expressions: [String: [[String]]]) = ([:], [:])
  package private(set) var findings: [Finding] = []
  /// The keys of the string tables that texts name, and those that texts of a file name.
  package var usedStrings: Set<String> = []
  package var usedStringsByFile: [String: Set<String>] = [:]

  /// How many names are looked through for the nearest one.
  package static let nearestLimit = 2_000

  package init(_ app: AppDefinition, opaque: Opaque? = nil) {
    self.app = app
    self.opaque = opaque ?? Opaque()
    isFromFiles = opaque != nil
    screens = Dictionary(app.screens.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    loaders = Dictionary(app.loaders.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    coordinators = Dictionary(
      app.coordinators.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    markers = Dictionary(grouping: app.coordinators, by: \.root).mapValues {
      $0.compactMap(\.marker)
    }
    tabNames = Self.tabNames(of: app)
  }

  private static func tabNames(of app: AppDefinition) -> Set<String>? {
    var names: Set<String> = []
    for coordinator in app.coordinators {
      guard case .tabs(let tabs) = coordinator.container else { continue }
      for tab in tabs {
        guard case .literal(let label) = tab.label else { return nil }
        names.formUnion([tab.identifier, label])
      }
    }
    return names
  }

  package mutating func run() {
    if !opaque.isAppUnread { checkApp() }
    checkStubs()
    for screen in app.screens where findings.count < DefinitionFaults.limit {
      checkScreen(screen)
    }
    checkMarkers()
    checkScreenCycles()
  }

  // MARK: - Findings

  mutating func find(
    _ message: String, in file: String, at path: DefinitionPath, nearest: String? = nil,
    column: Int? = nil, isAboutKey: Bool = false
  ) {
    guard findings.count < DefinitionFaults.limit else { return }
    findings.append(
      Finding(
        file: file, path: path, message: message, nearest: nearest, expressionColumn: column,
        isAboutKey: isAboutKey))
  }

  /// Tells that a name refers to nothing, unless it may be one that a broken file declares.
  mutating func findUnknown(
    _ kind: String, _ name: String, in file: String, at path: DefinitionPath,
    among names: [String], isOpaque: Bool = false, isAboutKey: Bool = false
  ) {
    guard !isOpaque, !(name.isEmpty && isFromFiles), findings.count < DefinitionFaults.limit else {
      return
    }
    let nearest = names.count <= Self.nearestLimit ? NearestName.of(name, in: names) : nil
    find(
      "unknown \(kind) \(quoted(name))", in: file, at: path, nearest: nearest,
      isAboutKey: isAboutKey)
  }

  /// Sorts names to look for the nearest in; too many are none.
  package static func sorted(_ names: some Collection<String>) -> [String] {
    names.count <= nearestLimit ? names.sorted() : []
  }

  /// Tells of every name that stands twice in a list.
  mutating func findDuplicates(
    _ kind: String, _ names: [String], in file: String, at path: (Int) -> DefinitionPath
  ) {
    var seen: Set<String> = []
    for (index, name) in names.enumerated() where !seen.insert(name).inserted {
      find("the \(kind) \(quoted(name)) stands here twice", in: file, at: path(index))
    }
  }

  // MARK: - References

  mutating func checkScreenName(_ name: String, in file: String, at path: DefinitionPath) {
    guard screens[name] == nil else { return }
    if let fault = Self.fileNameFault(name), !name.isEmpty {
      find("the screen's name \(quoted(name)) \(fault)", in: file, at: path)
      return
    }
    findUnknown("screen", name, in: file, at: path, among: app.screens.map(\.name))
  }

  mutating func checkCoordinatorName(_ name: String, in file: String, at path: DefinitionPath) {
    guard coordinators[name] == nil else { return }
    findUnknown(
      "coordinator", name, in: file, at: path, among: app.coordinators.map(\.name),
      isOpaque: opaque.isAppOpaque)
  }

  /// Why a name cannot be the name of a screen's file, if so.
  static func fileNameFault(_ name: String) -> String? {
    if name.contains("/") || name.contains("\\") || name == ".." || name == "." {
      return "leads out of the folder"
    }
    if name.isEmpty { return "is empty" }
    if name.hasPrefix(".") { return "begins with a point" }
    if name == "app" || name.hasSuffix(".schema") || name.hasSuffix(".routes") {
      return "is kept for another file"
    }
    if name.unicodeScalars.contains(where: { $0.value < 0x20 }) {
      return "holds a control character"
    }
    return name.utf8.count > 200 ? "is longer than 200 bytes" : nil
  }
}
