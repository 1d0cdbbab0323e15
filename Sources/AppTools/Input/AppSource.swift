import CommandLineTool
package import SimulatedApp
import TestWriting

/// The app a command works on.
package struct AppSource: Sendable {
  /// The folder it was read from; for an app of this process, its name.
  package let folder: String
  /// The app's definition.
  package let definition: AppDefinition
  /// The variant that was read; nil for the app without a variant.
  package let variant: String?
  /// The files; nil for an app of this process.
  package let files: AppFolder?

  /// The app of the tests that this process was made for; nil for the tool's own process.
  @TaskLocal static var ofProcess: AppSource?

  /// An app of this process.
  init(_ app: CompiledApp) {
    (folder, definition) = (app.definition.name, app.definition)
    (variant, files) = (app.variant, nil)
  }

  private init(folder: String, _ definition: AppDefinition, variant: String?) {
    (self.folder, self.definition, self.variant) = (folder, definition, variant)
    files = AppFolder(folder)
  }

  /// The definition of its screens; for an app that is Swift code, as an exploration sees them.
  var describedDefinition: AppDefinition {
    definition.hasSwiftScreens ? ExploredModel(CompiledApp(definition)).definition : definition
  }

  /// The variants of an app that was read without one.
  package var furtherVariants: [String] { variant == nil ? files?.variants ?? [] : [] }

  /// Its variants, for journals that name them.
  package var recordedForms: RecordedApps {
    RecordedApps(of: definition, variant: variant, in: files)
  }

  /// The result of checking its routes, with findings at their places in the files.
  package func checkedRoutes(places: Int? = nil) -> RouteReport {
    let line = ProgressLine()
    var report = RouteCheck(CompiledApp(definition), places: places, in: files)
      .run { line.show("\($0)") }
    line.finish()
    report.findings = findings
    return report
  }

  /// The findings in its definition, at the places in the files; an app of SwiftUI source has only
  /// a name in its definition.
  var findings: [RouteFinding] {
    definition.isOwnSource ? [] : located(RouteFindings(definition))
  }

  /// The guards that are never true and the transitions that are never taken, at their places.
  var deadGuards: [RouteFinding] {
    definition.isOwnSource ? [] : located(RouteFindings(guardsOf: definition))
  }

  private func located(_ findings: RouteFindings) -> [RouteFinding] {
    files.map { findings.located(in: $0) } ?? findings.all
  }

  /// Reads an app, or a variant of it, from its folder; prints its faults and returns nil if there
  /// are any.
  package static func read(
    _ folder: String, variant: String?, printingFaults print: (String) -> Void = Console.out
  ) -> AppSource? {
    do throws(DefinitionFaults) {
      let definition = try AppFolder(folder, variant: variant).load()
      return AppSource(folder: folder, definition, variant: variant)
    } catch {
      print(FaultList(folder: folder, faults: error.faults).text)
      return nil
    }
  }
}

/// The faults of an app's files in words.
package struct FaultList {
  private let folder: String
  private let faults: [DefinitionFault]

  /// Makes the list of a folder's faults.
  package init(folder: String, faults: [DefinitionFault]) {
    (self.folder, self.faults) = (folder, faults)
  }

  /// One line for each fault up to a limit, and their number, or that there may be more.
  package var text: String {
    let most = DefinitionFaults.limit
    let sum =
      faults.count < most
      ? "\(counted(faults.count, "fault")) in \(folder)"
      : "The first \(most) faults in \(folder); there may be more."
    return (faults.prefix(most).map(\.description) + [sum]).joined(separator: "\n")
  }
}
