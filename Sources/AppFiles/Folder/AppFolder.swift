public import AppBuilding
public import AppModel
import FoundationEssentials
import LocatedJSON
import NetworkStubs

/// A folder of screen files: load an app from it, or write one to it.
///
/// ```swift
/// let app = try AppFolder("Screens").load()
/// ```
///
/// The folder contains `app.json` and one file per screen, named after the screen. Files that end
/// in `.schema.json` and files that are not JSON are ignored. Elements that screens share are in
/// `Components`. The differences of a variant are in a folder with its name in `Variants`. Other
/// apps on the device are in folders inside this one, named after their bundle identifiers. Nothing
/// outside the folder is read.
public struct AppFolder: Sendable {
  /// Where the folder is.
  public let path: String
  /// The variant to load; nil for the app without a variant.
  public let variant: String?

  /// Names a folder and a variant of the app in it; nothing is read yet.
  public init(_ path: String, variant: String? = nil) {
    self.path = path
    self.variant = variant
  }

  /// Reads and checks the app.
  ///
  /// The variants are included if a launch argument chooses between them.
  ///
  /// - Throws: `DefinitionFaults` with everything that is wrong, in the order of files and places.
  public func load() throws(DefinitionFaults) -> AppDefinition { try load(adding: []) }

  /// Reads and checks the app together with parts written in Swift; files and parts can refer to
  /// each other.
  ///
  /// ```swift
  /// let app = try AppFolder("Screens").load { CounterScreen() }
  /// ```
  ///
  /// - Throws: `DefinitionFaults` with everything that is wrong, in the order of files and places;
  ///   the faults of the Swift parts come last.
  public func load(
    @AppBuilder adding parts: () -> [AppPart]
  ) throws(DefinitionFaults) -> AppDefinition { try load(adding: parts()) }

  private func load(
    adding parts: [AppPart], isStrict: Bool = false
  ) throws(DefinitionFaults) -> AppDefinition {
    var app = try loadForm(adding: parts, isStrict)
    if variant != nil { app.variantArgument = nil }
    guard app.variantArgument != nil else { return app }
    guard variants.count <= AppDefinition.variantLimit else {
      let message =
        "the app has \(variants.count) variants; the limit is \(AppDefinition.variantLimit)"
      throw DefinitionFaults([
        DefinitionFault(file: AppFileName.variantsFolder, path: "", message: message)
      ])
    }
    var faults: [DefinitionFault] = []
    for name in variants {
      do throws(DefinitionFaults) {
        let form = try AppFolder(path, variant: name).load(
          adding: parts, isStrict: isStrict)
        app.variants.append(VariantDefinition(name, form))
      } catch {
        faults += error.faults
      }
    }
    if faults.isEmpty {
      faults = app.check().filter { $0.file == AppFileName.app }
    }
    guard faults.isEmpty else { throw DefinitionFaults(faults) }
    return app
  }

  /// Loads the app in one variant, with the other apps on its device.
  private func loadForm(
    adding parts: [AppPart], _ isStrict: Bool
  ) throws(DefinitionFaults) -> AppDefinition {
    var app = try AppFolderReader.read(
      try FolderFiles(path).read(variant: variant), adding: parts, isStrict: isStrict)
    let missing = app.otherApps.indices.filter {
      !FolderFiles.isFolder(path + "/" + app.otherApps[$0].bundleIdentifier)
    }
    guard missing.isEmpty else { throw missingApps(missing, of: app) }
    for index in app.otherApps.indices {
      app.otherApps[index] = try loadOther(app.otherApps[index].bundleIdentifier)
    }
    return app
  }

  /// The faults of other apps that have no folders, at their names.
  private func missingApps(_ indices: [Int], of app: AppDefinition) -> DefinitionFaults {
    let places = located(
      indices.map {
        UnlocatedPlace(file: AppFileName.app, path: .top.key("otherApps").index($0))
      })
    return DefinitionFaults(
      zip(indices, places).map { index, place in
        let name = app.otherApps[index].bundleIdentifier
        return DefinitionFault(
          file: place.file, line: place.line, column: place.column, path: place.path,
          message: "there is no folder \(quoted(name)) with this app's files")
      })
  }

  /// The names of the variants in the folder, sorted.
  public var variants: [String] { FolderFiles(path).variants }

  /// Returns all faults of the app, and those faults of each variant that the app does not have.
  ///
  /// It also finds parts that can never have an effect although the app can be loaded: events that
  /// nothing handles, and links that lead nowhere.
  ///
  /// - Returns: the faults in the order of files and places; empty if every variant can be loaded.
  public func check() -> [DefinitionFault] {
    var faults: [DefinitionFault] = []
    for name in [nil] + variants.map(Optional.init) {
      faults += AppFolder(path, variant: name).formFaults().filter { !faults.contains($0) }
    }
    return Array(faults.prefix(DefinitionFaults.limit))
  }

  /// Returns what `check()` finds in the app's chosen variant alone.
  package func formFaults() -> [DefinitionFault] {
    do throws(DefinitionFaults) {
      _ = try load(adding: [], isStrict: true)
      return []
    } catch {
      return error.faults
    }
  }

  /// Reads another app from its folder; its faults are reported with the folder's name.
  private func loadOther(_ bundle: String) throws(DefinitionFaults) -> AppDefinition {
    let folder = FolderFiles(path)
    guard folder.holds(bundle) else {
      throw Self.fault("the folder is a link that leads out of the app's")
    }
    do throws(DefinitionFaults) {
      let app = try AppFolderReader.read(try FolderFiles(path + "/" + bundle).read(variant: nil))
      guard app.bundleIdentifier == bundle else {
        throw Self.fault(
          "the app's bundle identifier is \(quoted(app.bundleIdentifier))")
      }
      guard app.otherApps.isEmpty else {
        throw Self.fault("only the app under test can name other apps")
      }
      guard app.stubs == StubsDefinition() else {
        throw Self.fault("only the app under test can have stubs")
      }
      if let system = SystemApp(bundleIdentifier: bundle), !app.isOneView {
        throw Self.fault("\(system.name) can show only one screen without states")
      }
      return app
    } catch {
      throw DefinitionFaults(
        error.faults.map { fault in
          var fault = fault
          if !fault.file.hasPrefix(path) { fault.file = bundle + "/" + fault.file }
          return fault
        })
    }
  }

  private static func fault(_ message: String) -> DefinitionFaults {
    DefinitionFaults([DefinitionFault(file: AppFileName.app, path: "", message: message)])
  }

  /// The bytes of a file in the folder; nil if there is no readable file with this name.
  func bytes(of name: String) -> [UInt8]? { FolderFiles(path).bytes(of: name) }
}
