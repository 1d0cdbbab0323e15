import AccessibilityTree

/// The package in which found suites are built: links to their sources, and what is missing there.
package struct AdoptedPackage {
  /// The targets.
  package internal(set) var modules: [AdoptedModule]
  /// What was done in addition to linking sources, in words.
  package internal(set) var notes: [String] = []
  /// The suites that it is made for.
  package let suites: [FoundSuite]

  let library: SourceLibrary
  /// The files that are left out, each with the reason.
  var leftOut: [String: String]
  /// The files with declarations that are left out, each with the reasons.
  var parts: [String: [String]] = [:]
  /// How many builds have failed.
  var builds = 0

  /// The name of the file that lets tests drive simulated apps.
  package static let shim = "RehearsalShim.swift"

  /// Makes the package from what was found in a folder, whose files a function reads; some may be
  /// left out from the beginning.
  package init(
    _ finding: SuiteFinding, choosing suites: [FoundSuite], files: [String],
    leftOut: [String: String] = [:], read: @escaping (String) -> String?
  ) {
    self.suites = suites
    library = SourceLibrary(files: files, read: read)
    self.leftOut = leftOut.merging(library.leftOut) { first, _ in first }
    modules = []
    for suite in suites { add(suite) }
    addImports(finding)
  }

  /// The files of tests that ask servers, each with the addresses that it names.
  var callsOfServers: [String] {
    let sources = modules.filter { $0.kind == .tests }.flatMap(\.sources)
    return Set(sources).sorted().filter { library.facts($0).words.contains("URLSession") }
      .map { source in
        let names = library.text(source).matches(of: #/https?://[\w.\-]+(?::\d+)?/#).map { $0.0 }
        return "\(source)"
          + (names.isEmpty ? "" : ": " + Set(names).sorted().joined(separator: ", "))
      }
  }

  /// Those of some files that its tests may read from their bundle, by their paths in it.
  package func resources(among files: [String]) -> [String: String] {
    suites.map { $0.resources(among: files, reading: library.text) }
      .reduce(into: [:]) { $0.merge($1) { first, _ in first } }
  }

  private mutating func add(_ suite: FoundSuite) {
    var module = AdoptedModule(suite.module, .tests)
    module.languageMode = suite.languageMode
    module.isOnMainActor = suite.isOnMainActor
    module.products = ["XCUIAutomation"]
    if let device = suite.device {
      notes.append("\(suite.name) clicks, which a phone cannot do: its app runs on \(device).")
    }
    let folder = SourcePath.commonFolder(of: suite.sources)
    for source in suite.sources {
      if isSnapshotHelper(source) {
        module.products.insert("Snapshots")
        notes.append("\(source) is replaced by the module Snapshots, which has its functions.")
        continue
      }
      module.files[Self.path(of: source, from: folder)] = content(of: source)
    }
    for source in suite.otherSources {
      leftOut[source] = "it is not Swift; Objective-C does not exist on Linux"
    }
    modules.append(module)
  }

  /// A link to a file, or a copy that compiles with tests on Linux: iOS conditions are true, it
  /// imports the C library by its name there, and does not start an app.
  func content(of source: String) -> AdoptedModule.Content {
    let text = library.text(source)
    var edited = PlatformConditions.rewritten(text)
    if library.facts(source).imports.contains(KnownModules.appleLibrary) {
      edited = edited.replacing(#/\bimport\s+Darwin(\.\w+)*\b/#, with: "import Glibc")
    }
    // The test process has an entry point already.
    edited = edited.replacing(#/(?m)^([ \t]*)@(main|UIApplicationMain)\b/#) { $0.1 }
    return edited == text ? .link(source) : .edited(source, text: edited)
  }

  /// Whether a file is the helper that fastlane adds to tests that take screenshots.
  private func isSnapshotHelper(_ source: String) -> Bool {
    SourcePath.name(of: source) == "SnapshotHelper.swift"
      && library.facts(source).declared.contains("setupSnapshot")
  }

  /// The path of a source in its module, relative to a folder.
  private static func path(of source: String, from folder: String) -> String {
    folder.isEmpty ? source : String(source.dropFirst(folder.utf8.count + 1))
  }

  // MARK: - Imports

  /// Adds the imports of each module: code of the project, else an empty module.
  private mutating func addImports(_ finding: SuiteFinding) {
    var index = 0
    while index < modules.count {
      for content in modules[index].files.sorted(by: { $0.key < $1.key }).map(\.value) {
        guard let source = content.source else { continue }
        for name in library.facts(source).imports { take(name, of: index, finding) }
      }
      index += 1
    }
  }

  private mutating func take(_ name: String, of index: Int, _ finding: SuiteFinding) {
    if let product = KnownModules.product(of: name) { modules[index].products.insert(product) }
    guard !KnownModules.isKnown(name), name != modules[index].name,
      name != KnownModules.appleLibrary
    else { return }
    modules[index].modules.insert(name)
    guard !modules.contains(where: { $0.name == name }) else { return }
    modules.append(supporting(name, finding) ?? stub(name))
  }

  /// The module of a project that tests import, unless it is an app.
  private mutating func supporting(_ name: String, _ finding: SuiteFinding) -> AdoptedModule? {
    let target = finding.otherTargets.first {
      SwiftName.module($0.name) == name && $0.product.contains("framework")
    }
    let present = Set(library.paths)
    let sources = target?.sources.filter(present.contains) ?? packageSources(of: name)
    guard !sources.isEmpty else { return nil }
    var module = AdoptedModule(name, .support)
    let folder = SourcePath.commonFolder(of: sources)
    for source in sources {
      module.files[Self.path(of: source, from: folder)] = content(of: source)
    }
    if sources.contains(where: { library.facts($0).imports.contains("XCTest") }) {
      module.products.insert("XCUIAutomation")
    } else {
      leaveOutUnused(of: &module)
    }
    return module
  }

  /// Leaves out the files of an app's module that tests, and the files they need, do not name: much
  /// of such code needs modules that are not available.
  private mutating func leaveOutUnused(of module: inout AdoptedModule) {
    var words = modules.flatMap(\.sources).reduce(into: Set<String>()) {
      $0.formUnion(library.facts($1).words)
    }
    var unused = module.files.compactMapValues(\.source)
    var before = unused.count + 1
    while unused.count < before {
      before = unused.count
      for (file, source) in unused where library.facts(source).isUsed(by: words) {
        unused[file] = nil
        words.formUnion(library.facts(source).words)
      }
    }
    guard !unused.isEmpty, unused.count < module.files.count else { return }
    notes.append(
      "Of the \(module.files.count) files of \(module.name) \(unused.count) are not compiled: the "
        + "tests do not use them.")
    for file in unused.keys { module.files[file] = nil }
  }

  /// The files of a target of a Swift package below the folder: in the manifest's path, else in the
  /// usual one; or those of a test framework whose Xcode project is generated later.
  private func packageSources(of name: String) -> [String] {
    for manifest in library.paths where SourcePath.name(of: manifest) == "Package.swift" {
      guard let folder = PackageManifest(library.text(manifest)).folders[name] else { continue }
      let root = SourcePath.joined(SourcePath.folder(of: manifest), folder).lowercased()
      // File names on a Mac are not case-sensitive.
      return library.paths.filter { $0.lowercased().hasPrefix(root + "/") }
    }
    let usual = library.paths.filter { ("/" + $0).contains("/Sources/\(name)/") }
    guard usual.isEmpty, name.contains("Test") else { return usual }
    let named = library.paths.filter { ("/" + $0).contains("/\(name)/") }
    return suites.contains { !Set($0.sources).isDisjoint(with: named) } ? [] : named
  }

  private mutating func stub(_ name: String) -> AdoptedModule {
    var module = AdoptedModule(name, .stub)
    if let standIn = StandIn.all.first(where: { $0.module == name }) {
      module.files[name + ".swift"] = .text("// Replaces the module \(name).\n" + standIn.source)
      module.products.insert("XCUIAutomation")
      notes.append("The module \(name) \(standIn.words)")
      return module
    }
    module.files[name + ".swift"] = .text(
      "// Replaces the module \(name), whose code is not here.\n")
    notes.append(
      suites.contains { $0.app.map(SwiftName.module) == name }
        ? "The app's module \(name) is empty: tests drive its screens, not its code."
        : "The module \(name) is empty: its code is not here.")
    return module
  }

  // MARK: - Files

  /// The manifest of a package with a name, which finds Rehearsal's package at a path.
  package func manifest(name: String, rehearsal: String) -> String {
    let targets = modules.filter { !$0.files.isEmpty }.map(Self.target).joined(separator: ",\n")
    return """
      // swift-tools-version: 6.3
      import PackageDescription

      let package = Package(
        name: \(SwiftLiteral.string(name)),
        dependencies: [.package(name: "rehearsal", path: \(SwiftLiteral.string(rehearsal)))],
        targets: [
      \(targets)
        ]
      )

      """
  }

  private static func target(_ module: AdoptedModule) -> String {
    let dependencies =
      module.modules.sorted().map { "\"\($0)\"" }
      + module.products.sorted().map { ".product(name: \"\($0)\", package: \"rehearsal\")" }
    var settings = [".swiftLanguageMode(.v\(module.languageMode))"]
    if module.isOnMainActor { settings.append(".defaultIsolation(MainActor.self)") }
    return """
          .\(module.kind == .tests ? "testTarget" : "target")(
            name: "\(module.name)",
            dependencies: [
      \(dependencies.map { "        \($0),\n" }.joined())      ],
            swiftSettings: [\(settings.joined(separator: ", "))])
      """
  }

  /// Whether the tests of a module call Swift's `assert`, which would end the process of all tests.
  package func callsAssert(_ module: AdoptedModule) -> Bool {
    module.kind == .tests
      && module.sources.contains { library.facts($0).calls.contains("assert") }
  }

  /// Whether a module needs the shim, because its code names XCTest's types.
  package func needsShim(_ module: AdoptedModule) -> Bool {
    module.products.contains("XCUIAutomation")
  }
}
