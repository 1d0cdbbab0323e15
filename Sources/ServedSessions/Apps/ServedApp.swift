package import SimulatedApp

/// An app that sessions can be opened on.
package struct ServedApp: Sendable, Equatable {
  /// The name that requests use: the folder below the served one, such as `Shop`.
  package let name: String
  /// The path of its folder; for an app of this process, its name.
  package let folder: String
  /// The app itself if it is Swift code in this process, so that there is no folder.
  private let ofProcess: AppDefinition?

  /// Names the app in a folder.
  package init(name: String, folder: String) {
    self.name = name
    self.folder = folder
    ofProcess = nil
  }

  /// Names an app that is Swift code in this process.
  package init(ofProcess definition: AppDefinition) {
    (name, folder) = (definition.name, definition.name)
    ofProcess = definition
  }

  /// The app in a folder, with the folder's name.
  package init(in folder: String) {
    self.init(name: folder.split(separator: "/").last.map(String.init) ?? folder, folder: folder)
  }

  /// The app as test classes name it: nil for `Screens` itself, a name for a folder of it, else the
  /// path.
  package var nameInTests: String? {
    let parts = folder.split(separator: "/")
    if ofProcess != nil || parts.last == "Screens" { return nil }
    return parts.dropLast().last == "Screens" ? parts.last.map(String.init) : folder
  }

  /// The names of its variants.
  package var variants: [String] { ofProcess == nil ? AppFolder(folder).variants : [] }

  /// Reads the app, or a variant of it; a fault lists what is wrong with its files.
  package func definition(variant: String? = nil) throws(SessionFault) -> AppDefinition {
    if let ofProcess { return ofProcess }
    do throws(DefinitionFaults) {
      return try AppFolder(folder, variant: variant).load()
    } catch {
      throw SessionFault(.noApp, "The app \(name) has faults.", help: error.description)
    }
  }
}
