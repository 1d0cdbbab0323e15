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
/// The folder holds `app.json` and one file a screen, which is named after its file. Files that end
/// in `.schema.json` and all that is not JSON are passed over. Elements that screens share stand in
/// `Components`, what differs in a variant in a folder of its name in `Variants`. Further apps on
/// the device stand in folders inside it, named after their bundle identifiers. Nothing outside the
/// folder is read.
public struct AppFolder: Sendable {
  /// Where the folder is.
  public let path: String
  /// The variant to load; nil for the app as it is by itself.
  public let variant: String?

  /// Names a folder, and which variant of the app in it is meant; nothing is read yet.
  public init(_ path: String, variant: String? = nil) {
    self.path = path
    self.variant = variant
  }

  /// Reads and checks the app.
  ///
  /// The variants are part of it where a launch argument chooses between them.
  ///
  /// - Throws: `DefinitionFaults` with all that is wrong, in the order of files and places.
  public func load() throws(DefinitionFaults) -> AppDefinition { try load(adding: []) }

  /// Reads and checks the app together with parts in Swift, which the files may name and which may
  /// name what is in the files.
  ///
  /// ```swift
  /// let app = try AppFolder("Screens").load { CounterScreen() }
  /// ```
  ///
  /// - Throws: `DefinitionFaults` with all that is wrong, in the order of files and places, those
  ///   of the Swift parts last.
  public func load(
    @AppBuilder adding parts: () -> [AppPart]
  ) throws(DefinitionFaults) -> AppDefinition { try load(adding: parts()) }

  private func load(adding parts: [AppPart]) throws(DefinitionFaults) -> AppDefinition {
    var app = try loadForm(adding: parts)
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
        let form = try AppFolder(path, variant: name).load(adding: parts)
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

  /// The app in one form, with the further apps on its device.
  private func loadForm(adding parts: [AppPart]) throws(DefinitionFaults) -> AppDefinition {
    var app = try AppFolderReader.read(
      try FolderFiles(path).read(variant: variant), adding: parts)
    for index in app.otherApps.indices {
      app.otherApps[index] = try loadOther(app.otherApps[index].bundleIdentifier)
    }
    return app
  }

  /// The names of the variants in the folder, in the order of their letters.
  public var variants: [String] { FolderFiles(path).variants }

  /// Tells all faults of the app, and those of every variant that are not the app's own.
  ///
  /// - Returns: the faults in the order of files and places; none where each form can be loaded.
  public func check() -> [DefinitionFault] {
    var faults: [DefinitionFault] = []
    for name in [nil] + variants.map(Optional.init) {
      do throws(DefinitionFaults) {
        _ = try AppFolder(path, variant: name).load()
      } catch {
        faults += error.faults.filter { !faults.contains($0) }
      }
    }
    return Array(faults.prefix(DefinitionFaults.limit))
  }

  /// Reads a further app from its folder; its faults are told with the folder's name.
  private func loadOther(_ bundle: String) throws(DefinitionFaults) -> AppDefinition {
    let folder = FolderFiles(path)
    guard folder.holds(bundle) else {
      throw Self.fault(of: bundle, "the folder is a link that leads out of the app's")
    }
    do throws(DefinitionFaults) {
      let app = try AppFolderReader.read(try FolderFiles(path + "/" + bundle).read(variant: nil))
      guard app.bundleIdentifier == bundle else {
        throw Self.fault(
          of: bundle, "the app's bundle identifier is \(quoted(app.bundleIdentifier))")
      }
      guard app.otherApps.isEmpty else {
        throw Self.fault(of: bundle, "only the app under test names further apps")
      }
      guard app.stubs == StubsDefinition() else {
        throw Self.fault(of: bundle, "only the app under test has stubs")
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

  private static func fault(of bundle: String, _ message: String) -> DefinitionFaults {
    DefinitionFaults([DefinitionFault(file: AppFileName.app, path: "", message: message)])
  }

  /// What is in a file of the folder, by its name; nil where there is none that can be read.
  func bytes(of name: String) -> [UInt8]? { FolderFiles(path).bytes(of: name) }
}
