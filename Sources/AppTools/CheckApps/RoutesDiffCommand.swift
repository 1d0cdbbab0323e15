import CommandLineTool
import SimulatedApp
import TestHost

/// `rehearse routes diff`: compares the routes of two versions of an app.
struct RoutesDiffCommand: ToolCommand {
  /// How the differences are printed.
  enum Format: String, CaseIterable {
    case text, markdown, json
  }

  static let name = "diff"
  static let summary = "Compares the routes of two versions of an app."
  static let discussion = """
    A version is a folder of an app's files, or a file that 'rehearse routes save' has written. \
    Exits with 1 if a route is gone, ends elsewhere, or has another guard or marker.
    """
  static let examples = ["rehearse routes diff old.json Screens --format markdown"]
  static let formerWords = ["--json": "--format json", "--markdown": "--format markdown"]

  @Argument(.file("OLD"), "The old version.")
  var old = ""

  @Argument(.file("NEW"), "The new version.")
  var new = ""

  @Option("--format", .choice("FORMAT"), "How the differences are printed.")
  var format = Format.text

  func run() -> ExitCode {
    guard let before = routes(of: old), let after = routes(of: new) else { return .failure }
    let differences = RouteDifferences(from: before.routes, to: after.routes)
      .located(old: before.files, new: after.files)
    switch format {
    case .text: Console.out(differences.text)
    case .markdown: Console.out(differences.markdown)
    case .json: Console.out(differences.json)
    }
    return differences.isRegression ? .failure : .success
  }

  private func routes(of path: String) -> (routes: SavedRoutes, files: RouteFiles?)? {
    if InputFile.isFolder(path) {
      return AppSource.read(
        path, variant: AppUnderTest.standardVariant, printingFaults: Console.error
      ).map { app in
        (SavedRoutes(app.definition), RouteFiles(app.definition, in: AppFolder(path)))
      }
    }
    guard let bytes = InputFile.bytes(of: path) else { return nil }
    do throws(DefinitionFaults) {
      return (try SavedRoutes(reading: bytes, file: path), nil)
    } catch {
      Console.error(error.description)
      return nil
    }
  }
}
