import SimulatedApp
import XCUIAutomation

/// The app a command works on.
struct AppSource {
  /// The folder it was read from.
  let folder: String
  /// What the folder holds.
  let definition: AppDefinition
  /// The variant that was read; nil for the app by itself.
  let variant: String?

  /// The variants of an app that was read by itself.
  var furtherVariants: [String] { variant == nil ? AppFolder(folder).variants : [] }

  /// Finds and reads an app; says what is wrong and returns nil where there is none.
  ///
  /// The faults of its files are a result, unless they are to be told elsewhere.
  static func load(
    _ folder: String?, variant: String? = nil, tell: (String) -> Void = Console.out
  ) -> AppSource? {
    guard let folder = Self.folder(folder) else { return nil }
    return read(folder, variant: variant ?? AppUnderTest.standardVariant, tell: tell)
  }

  /// The folder that was named, or the usual one; says so and returns nil where there is none.
  static func folder(_ given: String?) -> String? {
    if let given { return given }
    do throws(AppUnderTest.Fault) {
      return try AppUnderTest.standardFolder()
    } catch {
      Console.error("Error: \(error.description)\nName its folder with --app <folder>.")
      return nil
    }
  }

  /// What a check of its routes says, with findings at their places in the files.
  var checkedRoutes: RouteReport {
    var report = RouteCheck(CompiledApp(definition)).run()
    report.findings = RouteFindings(definition).located(in: AppFolder(folder))
    return report
  }

  /// Reads an app, or a variant of it, from its folder.
  static func read(
    _ folder: String, variant: String?, tell: (String) -> Void = Console.out
  ) -> AppSource? {
    do throws(DefinitionFaults) {
      let definition = try AppFolder(folder, variant: variant).load()
      return AppSource(folder: folder, definition: definition, variant: variant)
    } catch {
      tell(FaultList(folder: folder, faults: error.faults).text)
      return nil
    }
  }
}

/// The faults of an app's files in words.
struct FaultList {
  let folder: String
  let faults: [DefinitionFault]

  var text: String {
    let count = faults.count == 1 ? "1 fault" : "\(faults.count) faults"
    return (faults.map(\.description) + ["\(count) in \(folder)"]).joined(separator: "\n")
  }
}
