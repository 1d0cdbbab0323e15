import CommandLineTool

/// The options that select the tests whose process has an app that is Swift code.
struct CodeTestsOptions: OptionGroup {
  @Option(
    "--module", .text("MODULE"),
    "For an app in Swift: the module of its tests, in this package or the named one.")
  var module: String?

  @Flag("--skip-build", "Uses the tests that are already built.")
  var skipsBuild

  /// The app of this process, else nil after the process of a package's tests has replaced it,
  /// where the command starts again; without a package, the result of the given function.
  func load<Found>(
    from package: String?, as made: (AppSource) -> Found, else find: () -> Found?
  ) -> Found? {
    if let app = AppSource.ofProcess { return made(app) }
    guard let package else { return find() }
    PackageProcess.become(package, module: module, skipsBuild: skipsBuild)
    return nil
  }
}
