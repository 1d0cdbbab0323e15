import SimulatedApp

/// `rehearse routes diff`: says how the routes of two versions of an app differ.
enum RoutesDiffCommand {
  /// Compares folders of apps, or files with saved routes; 1 where a route went or ends elsewhere.
  static func run(old: String, new: String, format: DifferenceFormat) -> ExitCode {
    guard let before = routes(of: old), let after = routes(of: new) else { return .failure }
    let differences = RouteDifferences(from: before, to: after)
    switch format {
    case .text: Console.out(differences.text)
    case .markdown: Console.out(differences.markdown)
    case .json: Console.out(differences.json)
    }
    return differences.isRegression ? .failure : .success
  }

  private static func routes(of path: String) -> SavedRoutes? {
    if InputFile.isFolder(path) {
      return AppSource.load(path, tell: Console.error).map { SavedRoutes($0.definition) }
    }
    guard let bytes = InputFile.bytes(of: path) else { return nil }
    do throws(DefinitionFaults) {
      return try SavedRoutes(reading: bytes, file: path)
    } catch {
      Console.error(error.description)
      return nil
    }
  }
}
