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
    Of two folders it also compares the variants that both have. Exits with 1 if a route is gone, \
    ends elsewhere, or lacks what tests rely on.
    """
  static let examples = ["rehearse routes diff old.json Screens --format markdown"]
  static let formerWords = ["--json": "--format json", "--markdown": "--format markdown"]

  @Argument(.file("OLD"), "The old version.")
  var old = ""

  @Argument(.file("NEW"), "The new version.")
  var new = ""

  @Option("--format", .choice("FORMAT"), "How the differences are printed.")
  var format = Format.text

  /// A version of an app.
  private struct Version {
    let routes: SavedRoutes
    /// The files; nil if the routes were saved.
    var files: RouteFiles?
    var variants: [String] = []
  }

  func run() -> ExitCode {
    // Both are read, so that the faults of both are told.
    let versions = (version(old), version(new))
    guard let before = versions.0, let after = versions.1 else { return .failure }
    var variants: [(name: String, differences: RouteDifferences)] = []
    for name in before.variants where after.variants.contains(name) {
      guard let before = version(old, variant: name), let after = version(new, variant: name) else {
        return .failure
      }
      variants.append((name, Self.differences(before, after)))
    }
    let comparison = RouteComparison(Self.differences(before, after), variants: variants)
    switch format {
    case .text: Console.out(comparison.text)
    case .markdown: Console.out(comparison.markdown)
    case .json: Console.out(comparison.json)
    }
    return comparison.isRegression ? .failure : .success
  }

  private static func differences(_ before: Version, _ after: Version) -> RouteDifferences {
    RouteDifferences(from: before.routes, to: after.routes)
      .located(old: before.files, new: after.files)
  }

  private func version(
    _ path: String, variant: String? = AppUnderTest.standardVariant
  ) -> Version? {
    if InputFile.isFolder(path) {
      return AppSource.read(path, variant: variant, printingFaults: Console.error).map { app in
        Version(
          routes: SavedRoutes(app.definition),
          files: RouteFiles(app.definition, in: AppFolder(path)), variants: app.furtherVariants)
      }
    }
    guard let bytes = InputFile.bytes(of: path) else { return nil }
    do throws(DefinitionFaults) {
      return Version(routes: try SavedRoutes(reading: bytes, file: path))
    } catch {
      Console.error(error.description)
      return nil
    }
  }
}
