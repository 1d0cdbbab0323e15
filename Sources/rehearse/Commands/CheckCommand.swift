import SimulatedApp
import XCUIAutomation

/// `rehearse check`: tells what is wrong with an app's files.
enum CheckCommand {
  /// Checks the app and each of its variants, or the one that is named; the faults of all come in
  /// one go.
  static func run(folder: String?, variant: String?) -> ExitCode {
    guard let place = AppSource.folder(folder) else { return .failure }
    let chosen = variant ?? AppUnderTest.standardVariant
    guard chosen == nil else { return runOne(place, chosen) }
    let folder = AppFolder(place)
    let faults = folder.check()
    guard faults.isEmpty else {
      Console.out(FaultList(folder: place, faults: faults).text)
      return .failure
    }
    return ([nil] + folder.variants.map(Optional.init)).allSatisfy {
      runOne(place, $0) == .success
    } ? .success : .failure
  }

  private static func runOne(_ folder: String, _ variant: String?) -> ExitCode {
    guard let app = AppSource.read(folder, variant: variant) else { return .failure }
    let definition = app.definition
    Console.out(
      "\(folder)\(variant.map { ", variant \($0)" } ?? ""): no faults "
        + "(\(counted(definition.screens.count, "screen")), "
        + "\(counted(definition.coordinators.count, "coordinator")), "
        + "\(counted(definition.loaders.count, "loader")))")
    return .success
  }
}
