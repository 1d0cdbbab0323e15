import CommandLineTool
import SimulatedApp

/// The app a command works on.
struct AppSource {
  /// The folder it was read from.
  let folder: String
  /// The app's definition.
  let definition: AppDefinition
  /// The variant that was read; nil for the app without a variant.
  let variant: String?

  /// The variants of an app that was read without one.
  var furtherVariants: [String] { variant == nil ? AppFolder(folder).variants : [] }

  /// Its variants, for journals that name them.
  var recordedForms: RecordedApps {
    RecordedApps(of: definition, variant: variant, in: AppFolder(folder))
  }

  /// The result of checking its routes, with findings at their places in the files.
  func checkedRoutes(places: Int = RouteCheck.standardPlaces) -> RouteReport {
    let line = ProgressLine()
    var report = RouteCheck(CompiledApp(definition), places: places).run { line.show("\($0)") }
    line.finish()
    report.findings = RouteFindings(definition).located(in: AppFolder(folder))
    return report
  }

  /// Reads an app, or a variant of it, from its folder; prints its faults and returns nil if there
  /// are any.
  static func read(
    _ folder: String, variant: String?, printingFaults print: (String) -> Void = Console.out
  ) -> AppSource? {
    do throws(DefinitionFaults) {
      let definition = try AppFolder(folder, variant: variant).load()
      return AppSource(folder: folder, definition: definition, variant: variant)
    } catch {
      print(FaultList(folder: folder, faults: error.faults).text)
      return nil
    }
  }
}

/// The faults of an app's files in words.
struct FaultList {
  let folder: String
  let faults: [DefinitionFault]

  var text: String {
    (faults.map(\.description) + ["\(counted(faults.count, "fault")) in \(folder)"])
      .joined(separator: "\n")
  }
}
