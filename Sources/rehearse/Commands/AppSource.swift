import SimulatedApp
import XCUIAutomation

/// The app a command works on.
struct AppSource {
  /// The folder it was read from.
  let folder: String
  /// What the folder holds.
  let definition: AppDefinition

  /// Finds and reads an app; says what is wrong and returns nil where there is none.
  ///
  /// The faults of its files are a result, unless they are to be told elsewhere.
  static func load(
    _ folder: String?, tell: (String) -> Void = Console.out
  ) -> AppSource? {
    if let folder { return read(folder, tell: tell) }
    do throws(AppUnderTest.Fault) {
      return read(try AppUnderTest.standardFolder(), tell: tell)
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

  private static func read(_ folder: String, tell: (String) -> Void) -> AppSource? {
    do throws(DefinitionFaults) {
      return AppSource(folder: folder, definition: try AppFolder(folder).load())
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
