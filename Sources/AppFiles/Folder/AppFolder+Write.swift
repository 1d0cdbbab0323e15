public import AppModel
import FoundationEssentials
package import LocatedJSON
import OutputFiles
import PredicateFormat

extension AppFolder {
  /// Writes an app as files that read back as the same app.
  ///
  /// The folder is created if it is missing. The text of the files depends only on the app: keys
  /// have a fixed order, and default values are omitted. Reading the files back sorts the screens
  /// by name. Components are written out where they are used. A variant is written as the complete
  /// files in which it differs.
  ///
  /// - Throws: `DefinitionFaults` if the app has faults, contains something that a file cannot
  ///   express (dates, bytes, live objects, numbers that are not finite, Swift screens), or if the
  ///   folder has a file that would be read as another screen. Then nothing is written.
  public func write(_ app: AppDefinition) throws(DefinitionFaults) {
    let files = try Self.files(of: app)
    let stubs = Self.stubFiles(of: app)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let found =
      names.filter(AppFileName.isRead) + FolderFiles(path).overlays
      + FolderFiles(path).tables
    let strangers = Set(found).subtracting(files.map(\.name)).sorted()
    guard strangers.isEmpty else {
      throw DefinitionFaults(
        strangers.map {
          DefinitionFault(
            file: $0, path: "", message: "the folder has this file, which is not part of the app")
        })
    }
    for other in app.otherApps {
      try AppFolder(path + "/" + other.bundleIdentifier).write(other)
    }
    let all = files.map { ($0.name, Array($0.text.utf8)) }
    // The file of the app is last, so that a folder cut off by a full disk does not look whole.
    try put(all.dropFirst() + stubs + all.prefix(1))
  }

  /// Writes files into the folder.
  func put(_ files: [(name: String, bytes: [UInt8])]) throws(DefinitionFaults) {
    do throws(FileFault) {
      for file in files { try OutputFile.write(file.bytes, to: "\(path)/\(file.name)") }
    } catch {
      let message = "cannot be written: \(error.reason)"
      throw DefinitionFaults([DefinitionFault(file: error.path, path: "", message: message)])
    }
  }

  /// Makes the texts of an app's files: `app.json` first, then the screens by name, then those of
  /// the variants.
  ///
  /// - Throws: `DefinitionFaults` if the app has faults or contains something that a file cannot
  ///   express.
  public static func files(
    of app: AppDefinition
  ) throws(DefinitionFaults) -> [(name: String, text: String)] {
    let faults = app.check() + app.unwritableScreens + app.unwritableValues
    guard faults.isEmpty else { throw DefinitionFaults(faults) }
    var files = try texts(of: nodes(of: app))
    for variant in app.variants {
      let folder = AppFileName.variantsFolder + "/" + variant.name + "/"
      let changed = nodes(of: variant.app, over: nodes(of: app))
      files += try texts(of: changed).map { (folder + $0.name, $0.text) }
    }
    return files
  }

  /// The contents of the files of one variant of an app.
  package static func nodes(of app: AppDefinition) -> [(name: String, node: JSONNode)] {
    let screens = app.screens.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    return [(AppFileName.app, AppDefinition.fileFormat.write(app))]
      + screens.map { ($0.file, ScreenDefinition.fileFormat.write($0)) }
  }

  /// The complete files of a variant that differ from the app's; null for a file it removes.
  private static func nodes(
    of form: AppDefinition, over base: [(name: String, node: JSONNode)]
  ) -> [(name: String, node: JSONNode)] {
    let known = Dictionary(base.map { ($0.name, $0.node) }) { first, _ in first }
    var app = form
    // A variant does not say how it is chosen, and an overlay only removes what it names.
    app.variantArgument = nil
    let own = nodes(of: app)
    let changed = own.filter { known[$0.name] != $0.node }
      .map { ($0.name, JSONNode.only(FileOverlay.replace, $0.node)) }
    let names = Set(own.map(\.name))
    let gone = base.filter { !names.contains($0.name) }.map { ($0.name, JSONNode(.null)) }
    return changed + gone
  }

  private static func texts(
    of nodes: [(name: String, node: JSONNode)]
  ) throws(DefinitionFaults) -> [(name: String, text: String)] {
    var files: [(name: String, text: String)] = []
    for (name, node) in nodes {
      guard node.depth <= JSONReader.depthLimit else {
        let message =
          "objects and lists nest deeper than \(JSONReader.depthLimit) levels, which is the limit"
        throw DefinitionFaults([DefinitionFault(file: name, path: "", message: message)])
      }
      let text = JSONWriter.text(node)
      guard text.utf8.count <= JSONReader.sizeLimit else {
        let fault = DefinitionFault(file: name, path: "", message: JSONReader.sizeMessage)
        throw DefinitionFaults([fault])
      }
      files.append((name, text))
    }
    return files
  }
}

extension AppDefinition {
  /// A fault for every screen that is a Swift type.
  fileprivate var unwritableScreens: [DefinitionFault] {
    screens.filter { $0.swift != nil }.map { screen in
      DefinitionFault(
        file: screen.file, path: "",
        message: "a file cannot contain the screen \(quoted(screen.name)), which is a Swift type")
    } + variants.flatMap { $0.app.unwritableScreens }
  }

  /// A fault for every value that JSON cannot express.
  fileprivate var unwritableValues: [DefinitionFault] {
    let top = DefinitionPath.top
    var faults: [DefinitionFault] = []
    func look(_ value: FormatValue, _ file: String, _ path: DefinitionPath) {
      guard let kind = value.unwritable else { return }
      faults.append(
        DefinitionFault(file: file, path: path.text, message: "a file cannot contain \(kind)"))
    }
    let app = AppFileName.app
    for variant in variants {
      faults += variant.app.unwritableValues.map { fault in
        var fault = fault
        fault.file = AppFileName.variantsFolder + "/" + variant.name + "/" + fault.file
        return fault
      }
    }
    for loader in loaders {
      look(loader.result, app, top.key("loaders").key(loader.name).key("result"))
      look(loader.error, app, top.key("loaders").key(loader.name).key("error"))
    }
    for (key, value) in defaults.sorted(by: { $0.key < $1.key }) {
      look(value, app, top.key("defaults").key(key))
    }
    lookAtState(look)
    for (key, value) in context.sorted(by: { $0.key < $1.key }) {
      look(value, app, top.key("context").key(key))
    }
    faults += unwritableStubs
    for screen in screens {
      for (key, value) in screen.context.sorted(by: { $0.key < $1.key }) {
        look(value, screen.file, top.key("context").key(key))
      }
    }
    return faults
  }

  private func lookAtState(_ look: (FormatValue, String, DefinitionPath) -> Void) {
    let (app, top) = (AppFileName.app, DefinitionPath.top)
    look(.record(keychain), app, top.key("keychain"))
    look(.record(files), app, top.key("files"))
    for account in accounts?.accounts ?? [] {
      let place = top.key("accounts").key("states").key(account.name)
      look(.record(account.values), app, place.key("values"))
    }
    for feature in toggles?.features ?? [] {
      look(feature.info, app, top.key("toggles").key("features").key(feature.name).key("info"))
    }
    look(.record(experiments?.values ?? [:]), app, top.key("experiments").key("values"))
    for command in commands {
      for parameter in command.parameters {
        let place = top.key("commands").key(command.name).key("parameters").key(parameter.name)
        look(parameter.standard ?? .null, app, place.key("default"))
      }
    }
  }
}
