package import CommandLineTool
import TestHost

/// The options that select the app of a command.
package struct AppOptions: OptionGroup {
  @Option("--app", .folder(), "The folder of the app's files.", default: "Screens here or above")
  package var folder: String?

  @Option(
    "--variant", .text("NAME"),
    "A variant of the app; without it check and routes use all.", default: "the app itself")
  package var variant: String?

  /// Makes options that are not given.
  package init() {}

  /// The named variant, else that of the environment.
  package var chosenVariant: String? { variant ?? AppUnderTest.standardVariant }

  /// Finds and reads the app; prints the errors and returns nil if it cannot be read.
  ///
  /// Faults in the app's files are a result, so they go to standard output unless a command prints
  /// something else there.
  package func load(printingFaults print: (String) -> Void = Console.out) -> AppSource? {
    existingFolder().flatMap { AppSource.read($0, variant: chosenVariant, printingFaults: print) }
  }

  /// Whether a folder is named, or there is a default one.
  package var hasFolder: Bool { folder != nil || (try? AppUnderTest.standardFolder()) != nil }

  /// The named folder, or the default; prints an error and returns nil if it does not exist.
  package func existingFolder() -> String? { Self.existingFolder(folder) }

  /// The same for a command without variants.
  package static func existingFolder(_ folder: String?) -> String? {
    if let folder { return folder }
    do throws(AppUnderTest.Fault) {
      return try AppUnderTest.standardFolder()
    } catch {
      Console.error("Error: \(error.description)\nName its folder with --app FOLDER.")
      return nil
    }
  }
}
