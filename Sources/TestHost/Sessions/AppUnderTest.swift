import EnvironmentVariables
import Foundation
package import SimulatedApp
import Synchronization

/// Finds and loads the app under test, which `XCUIApplication()` refers to.
///
/// It is the folder in `REHEARSAL_APP`, otherwise one in the folder `Screens` of the tested
/// package. That is `Screens` if it holds an `app.json`, or the folder inside it that a test class
/// names, or the only folder inside it. If the test class names no variant, `REHEARSAL_VARIANT`
/// does.
package enum AppUnderTest {
  /// Why there is no app.
  package struct Fault: Error, CustomStringConvertible {
    /// The reason, in one sentence.
    package let description: String
  }

  private static let loaded = Mutex<[String: Result<CompiledApp, Fault>]>([:])

  /// The folder of the app for test classes that name none; the folder is not read.
  package static func standardFolder() throws(Fault) -> String { try folder(named: nil) }

  /// The folder with all apps that tests may name; nil if there is none.
  package static var appsFolder: String? { VariableReading().text(.app) ?? screensFolder() }

  /// The app that a test chooses.
  package static func app(for choice: AppChoice) throws(Fault) -> CompiledApp {
    guard let definition = choice.definition else {
      return try app(named: choice.name, variant: choice.variant)
    }
    return try app(made: definition, variant: choice.variant)
  }

  /// Why there is no app for a test; nil if there is one.
  package static func fault(of choice: AppChoice) -> Fault? {
    do throws(Fault) {
      _ = try app(for: choice)
      return nil
    } catch {
      return error
    }
  }

  /// The app of a definition, or a variant of it.
  package static func app(
    made definition: AppDefinition, variant: String? = nil
  ) throws(Fault) -> CompiledApp {
    let (definition, variant) = try form(variant, of: definition)
    let faults = definition.check()
    guard faults.isEmpty else {
      let list = DefinitionFaults(faults)
      throw Fault(description: "The app \(definition.name) has faults:\n\(list)")
    }
    return CompiledApp(definition, variant: variant)
  }

  /// The variant with a name; without a name, the environment's variant if the app has it.
  private static func form(
    _ name: String?, of definition: AppDefinition
  ) throws(Fault) -> (AppDefinition, variant: String?) {
    guard let name else {
      return definition.variant(standardVariant).map { ($0, standardVariant) } ?? (definition, nil)
    }
    if let form = definition.variant(name) { return (form, name) }
    let words = AppDefinition.unknownVariant(name, among: definition.variants.map(\.name))
    throw Fault(description: "The app \(definition.name): \(words).")
  }

  /// The variant that `REHEARSAL_VARIANT` names.
  package static var standardVariant: String? { VariableReading().text(.variant) }

  /// Loads an app or a variant of it, once per process.
  ///
  /// The name is a path, a folder of `Screens`, or nil for the standard app.
  package static func app(named name: String?, variant: String? = nil) throws(Fault) -> CompiledApp
  {
    let folder = AppFolder(try folder(named: name), variant: variant ?? standardVariant)
    return try loaded.withLock { loaded in
      let key = folder.path + "\n" + (folder.variant ?? "")
      if let known = loaded[key] { return known }
      let result = load(folder)
      loaded[key] = result
      return result
    }.get()
  }

  private static func load(_ folder: AppFolder) -> Result<CompiledApp, Fault> {
    do throws(DefinitionFaults) {
      return .success(CompiledApp(try folder.load(), variant: folder.variant))
    } catch {
      let place = folder.path
      return .failure(Fault(description: "The app in \(place) has faults:\n\(error.description)"))
    }
  }

  /// The folder of an app: a path, a folder of `Screens`, or for nil the standard app.
  package static func folder(named name: String?) throws(Fault) -> String {
    if name == nil, let given = VariableReading().text(.app) { return given }
    if let name, name.contains("/") { return name }
    guard let screens = screensFolder() else {
      throw Fault(
        description: "There is no app to test: no folder named Screens above "
          + "\(FileManager.default.currentDirectoryPath), and "
          + "\(EnvironmentVariable.app.name) is not set.")
    }
    return try choose(name, in: screens)
  }

  private static func choose(_ name: String?, in screens: String) throws(Fault) -> String {
    let apps = folders(in: screens)
    if let name {
      if apps.contains(name) { return screens + "/" + name }
      throw Fault(description: unknown(name, among: apps, in: screens))
    }
    if isApp(screens) { return screens }
    if apps.count == 1 { return screens + "/" + apps[0] }
    guard !apps.isEmpty else {
      throw Fault(description: "\(screens) contains no app.json, and no folder with one.")
    }
    throw Fault(
      description: "\(screens) contains several apps (\(apps.joined(separator: ", "))); "
        + "name one in the test class or in \(EnvironmentVariable.app.name).")
  }

  private static func unknown(_ name: String, among apps: [String], in screens: String) -> String {
    "\(screens) contains no app named \(name); it contains "
      + (apps.isEmpty ? "no folder with an app.json." : apps.joined(separator: ", ") + ".")
  }

  private static func folders(in screens: String) -> [String] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: screens)) ?? []
    return entries.sorted().filter { isApp(screens + "/" + $0) }
  }

  private static func isApp(_ folder: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + "/app.json")
  }

  /// The nearest `Screens` folder, in the working directory or above; `swift test` starts in the
  /// package.
  private static func screensFolder() -> String? {
    var folder = FileManager.default.currentDirectoryPath
    for _ in 0..<64 {
      let screens = folder + "/Screens"
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: screens, isDirectory: &isFolder), isFolder.boolValue
      {
        return screens
      }
      guard let cut = folder.lastIndex(of: "/"), cut > folder.startIndex else { return nil }
      folder = String(folder[..<cut])
    }
    return nil
  }
}
