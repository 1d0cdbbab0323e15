/// The targets of an Xcode project, read from its `project.pbxproj`.
package struct XcodeProject {
  /// A target.
  package struct Target: Equatable, Sendable {
    /// Its name.
    package let name: String
    /// What it makes, such as `com.apple.product-type.application`.
    package let product: String
    /// The files that it compiles, by their paths below the adopted folder.
    package let sources: [String]
    /// The files that it copies, by their places in its bundle.
    package let resources: [String: String]
    /// The settings of its Debug configuration, over those of the project.
    package let settings: [String: String]
    /// The files that it compiles for other devices than an iPhone only.
    package var elsewhere: [String] = []

    /// Whether it contains UI tests.
    package var isUITests: Bool { product == "com.apple.product-type.bundle.ui-testing" }

    /// The name below the icon of an app, as its settings give it, else that of the target.
    ///
    /// A name that other settings make up is not known.
    var shownName: String {
      ["INFOPLIST_KEY_CFBundleDisplayName", "PRODUCT_NAME"].compactMap { settings[$0] }
        .first { !$0.isEmpty && !$0.contains("$") } ?? name
    }
  }

  /// The targets, in the order of the project.
  package let targets: [Target]

  /// Reads a project.
  ///
  /// - Parameters:
  ///   - text: The text of the project file.
  ///   - folder: The folder of the `.xcodeproj`, below the adopted folder.
  ///   - files: All files of the adopted folder.
  /// - Throws: What is wrong with the text.
  package init(
    parsing text: String, in folder: String, among files: [String]
  ) throws(PropertyListFault) {
    let list = try PropertyList(parsing: text)
    targets = ProjectReading(list, folder: folder, files: files).targets()
  }
}

/// Reads the objects of a project file, which refer to each other by identifiers.
private struct ProjectReading {
  private let objects: PropertyList
  private let project: PropertyList?
  private let files: [String]
  /// The paths of files and groups by their identifiers.
  private var paths: [String: String] = [:]

  init(_ list: PropertyList, folder: String, files: [String]) {
    objects = list["objects"] ?? .dictionary([:])
    project = list["rootObject"]?.text.flatMap { [objects] in objects[$0] }
    self.files = files
    let root = SourcePath.joined(folder, project?["projectDirPath"]?.text ?? "")
    guard let main = project?["mainGroup"]?.text else { return }
    var waiting = [(main, root)]
    while let (id, parent) = waiting.popLast() {
      guard paths[id] == nil, let object = objects[id] else { continue }
      let path = Self.path(of: object, in: parent, root: root)
      paths[id] = path
      for child in object["children"]?.texts ?? [] { waiting.append((child, path)) }
    }
  }

  private static func path(
    of object: PropertyList, in parent: String, root: String
  ) -> String {
    let own = object["path"]?.text ?? ""
    switch object["sourceTree"]?.text {
    case "<group>", nil: return SourcePath.joined(parent, own)
    case "SOURCE_ROOT": return SourcePath.joined(root, own)
    default: return ""
    }
  }

  func targets() -> [XcodeProject.Target] {
    (project?["targets"]?.texts ?? []).compactMap { id in
      guard let target = objects[id], let name = target["name"]?.text else { return nil }
      let (listed, elsewhere) = files(of: "PBXSourcesBuildPhase", in: target)
      return XcodeProject.Target(
        name: name, product: target["productType"]?.text ?? "",
        sources: Self.unique(paths(of: listed) + synchronized(with: target, id)),
        resources: files(of: "PBXResourcesBuildPhase", in: target).ours.map(bundled)
          .reduce(into: [:]) { $0.merge($1) { first, _ in first } },
        settings: settings(of: project).merging(settings(of: target)) { $1 },
        elsewhere: paths(of: elsewhere) + otherDevices(with: target, id))
    }
  }

  private static func unique(_ paths: [String]) -> [String] { Array(Set(paths)).sorted() }

  private func paths(of files: [String]) -> [String] {
    files.compactMap { paths[$0] }.filter { !$0.isEmpty }
  }

  /// The identifiers of the files that phases of a target list for an iPhone, or of all if there
  /// are none for it, and those of the others.
  private func files(
    of phase: String, in target: PropertyList
  ) -> (ours: [String], others: [String]) {
    let all = (target["buildPhases"]?.texts ?? []).compactMap { objects[$0] }
      .filter { $0["isa"]?.text == phase }
      .flatMap { $0["files"]?.texts ?? [] }
      .compactMap { objects[$0] }
    func isOurs(_ file: PropertyList) -> Bool {
      Self.isForPhone((file["platformFilters"]?.texts ?? []) + [file["platformFilter"]?.text ?? ""])
    }
    let hasOurs = all.contains(where: isOurs)
    func named(_ files: [PropertyList]) -> [String] { files.compactMap { $0["fileRef"]?.text } }
    return (
      named(all.filter { !hasOurs || isOurs($0) }), named(all.filter { hasOurs && !isOurs($0) })
    )
  }

  /// Whether a file with some filters is one for an iPhone; one without filters is for all devices.
  private static func isForPhone(_ filters: [String]) -> Bool {
    filters.allSatisfy(\.isEmpty) || filters.contains("ios")
  }

  /// The files that are copied for an entry, by their paths in the bundle: the file itself, all
  /// files of a folder, or those of each language.
  private func bundled(_ id: String) -> [String: String] {
    if let languages = objects[id]?["children"]?.texts {
      let places = languages.compactMap { paths[$0] }.map { path in
        let folder = SourcePath.name(of: SourcePath.folder(of: path))
        return (SourcePath.joined(folder, SourcePath.name(of: path)), path)
      }
      return Dictionary(places) { first, _ in first }
    }
    guard let path = paths[id], !path.isEmpty else { return [:] }
    let name = SourcePath.name(of: path)
    let inside = files.filter { $0.hasPrefix(path + "/") }.map {
      (name + $0.dropFirst(path.count), $0)
    }
    return inside.isEmpty ? [name: path] : Dictionary(inside) { first, _ in first }
  }

  /// The files of the folders that Xcode synchronizes with a target.
  private func synchronized(with target: PropertyList, _ id: String) -> [String] {
    let own = target["fileSystemSynchronizedGroups"]?.texts ?? []
    var sources = own.flatMap { group -> [String] in
      guard let folder = paths[group] else { return [] }
      let excepted = exceptions(of: group, for: id).map { SourcePath.joined(folder, $0) }
      let left = Set(excepted + otherDevices(of: group, for: id))
      return files.filter { SourcePath.isBelow(folder, $0) && !left.contains($0) }
    }
    // Exceptions in other targets' folders are files that this target includes.
    for (group, folder) in paths.sorted(by: { $0.key < $1.key }) where !own.contains(group) {
      sources += exceptions(of: group, for: id).map { SourcePath.joined(folder, $0) }
    }
    return sources
  }

  private func exceptions(of group: String, for target: String) -> [String] {
    exceptionSets(of: group, for: target).flatMap { $0["membershipExceptions"]?.texts ?? [] }
  }

  private func otherDevices(with target: PropertyList, _ id: String) -> [String] {
    (target["fileSystemSynchronizedGroups"]?.texts ?? []).flatMap { otherDevices(of: $0, for: id) }
  }

  /// The files of a folder that a target compiles for other devices only.
  private func otherDevices(of group: String, for target: String) -> [String] {
    exceptionSets(of: group, for: target).flatMap { set -> [String] in
      guard case .dictionary(let filters)? = set["platformFiltersByRelativePath"] else { return [] }
      return filters.filter { !Self.isForPhone($0.value.texts) }.keys.sorted()
        .map { SourcePath.joined(paths[group] ?? "", $0) }
    }
  }

  private func exceptionSets(of group: String, for target: String) -> [PropertyList] {
    (objects[group]?["exceptions"]?.texts ?? []).compactMap { objects[$0] }
      .filter { $0["target"]?.text == target }
  }

  private func settings(of object: PropertyList?) -> [String: String] {
    let list = object?["buildConfigurationList"]?.text.flatMap { objects[$0] }
    let all = (list?["buildConfigurations"]?.texts ?? []).compactMap { objects[$0] }
    let chosen = all.first { $0["name"]?.text == "Debug" } ?? all.first
    guard case .dictionary(let values)? = chosen?["buildSettings"] else { return [:] }
    return values.compactMapValues(\.text)
  }
}
