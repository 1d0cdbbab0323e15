/// Finds the UI tests of a folder: the targets of its Xcode projects, and folders of Swift files
/// that start an app and are in no target, since tools such as XcodeGen make the project later.
package struct SuiteFinding {
  /// The suites, in the order of their names.
  package private(set) var suites: [FoundSuite] = []
  /// What could not be read, in words.
  package private(set) var faults: [String] = []
  /// The targets of all projects without UI tests, with sources that tests may use.
  package private(set) var otherTargets: [XcodeProject.Target] = []

  /// The files that targets compile for other devices only.
  private var elsewhere: Set<String> = []
  private let files: [String]
  /// The texts of Xcode's schemes.
  private let schemes: [String]
  /// The texts of Xcode's test plans.
  private let plans: [String]
  private let read: (String) -> String?

  /// Folders with other people's code, and with build products.
  private static let foreignFolders: Set<String> = [
    "Pods", "Carthage", "DerivedData", "build", "node_modules", "vendor",
  ]

  /// Searches files, which a function reads.
  ///
  /// - Parameters:
  ///   - files: The paths of all files, below the adopted folder.
  ///   - read: The text of a file; nil if it cannot be read.
  package init(files: [String], read: @escaping (String) -> String?) {
    let own = files.filter(Self.isOwn).sorted()
    self.files = own
    schemes = own.filter { $0.hasSuffix(".xcscheme") }.compactMap(read)
    plans = own.filter { $0.hasSuffix(".xctestplan") }.compactMap(read)
    self.read = read
    for file in self.files where SourcePath.name(of: file) == "project.pbxproj" {
      readProject(file)
    }
    readFolders()
    tellApart(by: { SourcePath.name(of: $0) })
    tellApart(by: { $0 })
    for index in suites.indices {
      if needsPointer(suites[index]) { suites[index].device = FoundSuite.deviceWithPointer }
      takeSimulatorName(index)
    }
    suites.sort { ($0.name, $0.place) < ($1.name, $1.place) }
  }

  /// Puts the project's name before the names of suites that would have the same module.
  private mutating func tellApart(by name: (_ project: String) -> String) {
    let modules = suites.map(\.module)
    for (index, module) in modules.enumerated() where modules.count(where: { $0 == module }) > 1 {
      let suite = suites[index]
      let project = suite.place.split(separator: ".xcodeproj/").first.map(String.init) ?? ""
      suites[index].name = "\(name(project)) \(suite.target)"
    }
  }

  /// Whether a file belongs to the folder's own code.
  package static func isOwn(_ path: String) -> Bool {
    !path.split(separator: "/").dropLast().contains {
      $0.hasPrefix(".") || foreignFolders.contains(String($0))
    }
  }

  private mutating func readProject(_ file: String) {
    guard let text = read(file) else { return faults.append("\(file) cannot be read") }
    let folder = SourcePath.folder(of: SourcePath.folder(of: file))
    do throws(PropertyListFault) {
      let project = try XcodeProject(parsing: text, in: folder, among: files)
      otherTargets += project.targets.filter { !$0.isUITests }
      elsewhere.formUnion(project.targets.flatMap(\.elsewhere))
      for target in project.targets.filter(\.isUITests) {
        guard var suite = suite(of: target, in: file) else { continue }
        suite.appName = project.targets.first { $0.name == suite.app }?.shownName
        suites.append(suite)
      }
    } catch {
      faults.append("\(file), \(error)")
    }
  }

  private func suite(of target: XcodeProject.Target, in file: String) -> FoundSuite? {
    let present = Set(files)
    let sources = target.sources.filter(present.contains)
    let swift = sources.filter { $0.hasSuffix(".swift") }
    guard !swift.isEmpty else { return nil }
    var suite = FoundSuite(name: target.name, sources: swift, place: file)
    suite.otherSources = sources.filter {
      [".m", ".mm", ".c", ".cpp"].contains(Self.ending(of: $0))
    }
    suite.bundled = target.resources
    for file in sources where FoundSuite.isResource(file) {
      suite.bundled[SourcePath.name(of: file)] = file
    }
    if target.settings["SWIFT_VERSION"]?.hasPrefix("6") == true { suite.languageMode = 6 }
    suite.isOnMainActor = target.settings["SWIFT_DEFAULT_ACTOR_ISOLATION"] == "MainActor"
    suite.app = target.settings["TEST_TARGET_NAME"]
    suite.environment = TestPlan.variables(of: target.name, in: plans)
      .merging(SchemeEnvironment.variables(of: target.name, in: schemes)) { plan, _ in plan }
    return suite
  }

  /// Whether tests click and never tap, as those of a Mac's app do.
  private func needsPointer(_ suite: FoundSuite) -> Bool {
    let texts = suite.sources.compactMap(read)
    return texts.contains { $0.contains(Self.click) } && !texts.contains { $0.contains(".tap()") }
  }

  /// Gives the tests that ask for it the name of their simulator, which Xcode puts into the
  /// environment.
  private mutating func takeSimulatorName(_ index: Int) {
    let name = "SIMULATOR_DEVICE_NAME"
    let asks = suites[index].sources.contains { read($0)?.contains(name) == true }
    guard asks, suites[index].environment[name] == nil else { return }
    suites[index].environment[name] = suites[index].device ?? "iPhone 15"
  }

  private static var click: Regex<Substring> { #/\.(?:click|doubleClick|rightClick|hover)\(\)/# }

  private static func ending(of path: String) -> String {
    path.lastIndex(of: ".").map { String(path[$0...]) } ?? ""
  }

  // MARK: - Folders

  private mutating func readFolders() {
    let targets = (suites.map(\.sources) + otherTargets.map(\.sources)).joined()
    let swift = Set(files.filter { $0.hasSuffix(".swift") }).subtracting(targets)
      .subtracting(elsewhere).sorted()
    let hasProject = !suites.isEmpty
    var folders: Set<String> = []
    for file in swift where read(file)?.contains("XCUIApplication") == true {
      folders.insert(Self.suiteFolder(of: file))
    }
    let outer = folders.filter { folder in
      !folders.contains { $0 != folder && SourcePath.isBelow($0, folder) }
    }
    // Sibling folders that are not named after tests contain the parts of one suite.
    let parts = Dictionary(grouping: outer) { folder in
      Self.namedEnd(of: Self.parts(of: folder)) == nil ? SourcePath.folder(of: folder) : folder
    }
    for (place, folders) in parts.sorted(by: { $0.key < $1.key }) {
      let place = folders.count == 1 ? folders[0] : place
      let sources = swift.filter { file in
        folders.contains { SourcePath.isBelow($0, file) } && !file.hasSuffix("Package.swift")
      }
      // If there is a project, a folder without tests contains shared code.
      guard !hasProject || sources.contains(where: isTest) else { continue }
      let name = place.isEmpty ? "UITests" : SourcePath.name(of: place)
      var suite = FoundSuite(name: name, sources: sources, place: place)
      // The tools that make a project copy all files of the folder to the top of the bundle.
      for file in place.isEmpty ? [] : files
      where SourcePath.isBelow(place, file) && FoundSuite.isResource(file) {
        suite.bundled[SourcePath.name(of: file)] = file
      }
      suites.append(suite)
    }
    if !hasProject { joinFolders(swift) }
  }

  /// Makes one suite of all files where the folders that start an app contain no tests: their tests
  /// are beside them, and start it through page objects.
  private mutating func joinFolders(_ swift: [String]) {
    guard !suites.isEmpty, !suites.contains(where: { $0.sources.contains(where: isTest) }),
      swift.contains(where: isTest)
    else { return }
    var suite = FoundSuite(
      name: "UITests", sources: swift.filter { SourcePath.name(of: $0) != "Package.swift" },
      place: "")
    suite.bundled = suites.reduce(into: [:]) { $0.merge($1.bundled) { first, _ in first } }
    suites = [suite]
  }

  private func isTest(_ file: String) -> Bool {
    read(file)?.contains(#/:\s*\w*TestCase\b/#) == true
  }

  /// The folder of the target that a file most likely belongs to: the outermost one named after UI
  /// tests, else one in `Tests`, else the file's own.
  private static func suiteFolder(of file: String) -> String {
    let parts = parts(of: SourcePath.folder(of: file))
    let length = namedEnd(of: parts).map { $0 + 1 } ?? parts.count
    return parts.prefix(length).joined(separator: "/")
  }

  private static func parts(of folder: String) -> [String] {
    folder.split(separator: "/").map(String.init)
  }

  /// Where the folder named after UI tests is in a path, else the one in `Tests`; nil if none is.
  private static func namedEnd(of parts: [String]) -> Int? {
    let named = parts.firstIndex { $0.lowercased().contains("uitest") }
    let below = parts.firstIndex(of: "Tests").map { $0 + 1 }.flatMap {
      parts.indices.contains($0) ? $0 : nil
    }
    return named ?? below
  }
}
