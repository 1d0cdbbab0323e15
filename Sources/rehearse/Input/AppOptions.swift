import CommandLineTool
import SimulatedApp
import TestHost
import XCUIAutomation

/// The options that name the app a command works on.
struct AppOptions: OptionGroup {
  @Option("--app", .folder(), "The folder of the app's files.", default: "Screens here or above")
  var folder: String?

  @Option(
    "--variant", .text("NAME"),
    "A variant of the app; check and routes take all.", default: "the app itself")
  var variant: String?

  /// The variant that was named, else that of the environment.
  var chosenVariant: String? { variant ?? AppUnderTest.standardVariant }

  /// Finds and reads the app; prints what is wrong and returns nil where there is none.
  ///
  /// Faults in the app's files are a result, so they go to standard output unless a command prints
  /// something else there.
  func load(printingFaults print: (String) -> Void = Console.out) -> AppSource? {
    existingFolder().flatMap { AppSource.read($0, variant: chosenVariant, printingFaults: print) }
  }

  /// The folder that was named, or the usual one; says so and returns nil where there is none.
  func existingFolder() -> String? { Self.existingFolder(folder) }

  /// The same for a command without variants.
  static func existingFolder(_ folder: String?) -> String? {
    if let folder { return folder }
    do throws(AppUnderTest.Fault) {
      return try AppUnderTest.standardFolder()
    } catch {
      Console.error("Error: \(error.description)\nName its folder with --app FOLDER.")
      return nil
    }
  }
}
