import LocatedJSON
import PredicateFormat

/// One concern of the check of an app, with what it needs to look up names and report findings.
///
/// It is a class so that the compiler makes the code that all concerns share once, and not for
/// each.
package class AppChecking {
  /// The app, and what has been found so far.
  package let checked: CheckedApp

  init(checked: CheckedApp) { self.checked = checked }
}

extension AppChecking {
  var app: AppDefinition { _read { yield checked.app } }
  var opaque: AppCheck.Opaque { _read { yield checked.opaque } }
  var isFromFiles: Bool { checked.isFromFiles }
  var screens: [String: ScreenDefinition] { checked.screens }
  var loaders: [String: LoaderDefinition] { checked.loaders }
  var coordinators: [String: CoordinatorDefinition] { checked.coordinators }

  // MARK: - Findings

  func find(
    _ message: String, in file: String, at path: DefinitionPath, nearest: String? = nil,
    column: Int? = nil, isAboutKey: Bool = false
  ) {
    checked.add(
      AppCheck.Finding(
        file: file, path: path, message: message, nearest: nearest, expressionColumn: column,
        expression: checked.expression, isAboutKey: isAboutKey))
  }

  /// Reports a name that refers to nothing, unless a broken file may declare it.
  func findUnknown(
    _ kind: String, _ name: String, in file: String, at path: DefinitionPath,
    among names: [String], isOpaque: Bool = false, isAboutKey: Bool = false
  ) {
    guard !isOpaque, !(name.isEmpty && isFromFiles), checked.findings.count < DefinitionFaults.limit
    else {
      return
    }
    let nearest = names.count <= AppCheck.nearestLimit ? NearestName.of(name, in: names) : nil
    find(
      "unknown \(kind) \(quoted(name))", in: file, at: path, nearest: nearest,
      isAboutKey: isAboutKey)
  }

  /// Sorts names for a search of the nearest one; returns none if there are too many.
  package static func sorted(_ names: some Collection<String>) -> [String] {
    names.count <= AppCheck.nearestLimit ? names.sorted() : []
  }

  /// Reports every name that occurs twice in a list.
  func findDuplicates(
    _ kind: String, _ names: [String], in file: String, at path: (Int) -> DefinitionPath
  ) {
    var seen: Set<String> = []
    for (index, name) in names.enumerated() where !seen.insert(name).inserted {
      find("the \(kind) \(quoted(name)) appears here twice", in: file, at: path(index))
    }
  }

  // MARK: - References

  func checkScreenName(_ name: String, in file: String, at path: DefinitionPath) {
    guard screens[name] == nil else { return }
    if let fault = Self.fileNameFault(name), !name.isEmpty {
      find("the screen's name \(quoted(name)) \(fault)", in: file, at: path)
      return
    }
    findUnknown("screen", name, in: file, at: path, among: app.screens.map(\.name))
  }

  func checkCoordinatorName(_ name: String, in file: String, at path: DefinitionPath) {
    guard coordinators[name] == nil else { return }
    findUnknown(
      "coordinator", name, in: file, at: path, among: app.coordinators.map(\.name),
      isOpaque: opaque.isAppOpaque)
  }

  /// Why a name cannot be the name of a screen's file; nil if it can.
  static func fileNameFault(_ name: String) -> String? {
    if name.contains("/") || name.contains("\\") || name == ".." || name == "." {
      return "leads out of the folder"
    }
    if name.isEmpty { return "is empty" }
    if name.hasPrefix(".") { return "begins with a dot" }
    if name == "app" || name.hasSuffix(".schema") || name.hasSuffix(".routes") {
      return "is reserved for another file"
    }
    if name.unicodeScalars.contains(where: { $0.value < 0x20 }) {
      return "contains a control character"
    }
    return name.utf8.count > 200 ? "is longer than 200 bytes" : nil
  }
}
